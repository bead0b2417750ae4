import { useEffect, useMemo, useState } from 'react'
import type { PageModel } from '../../../../cms/page/page-model'
import { reviewOf } from '../../model/review'
import { api } from '../../state/api'
import { useEditorState, useSession } from '../../state/use-editor'
import { canvasAddress } from '../navigate'
import { Differences } from './differences'

export interface Compared {
  before: number
  after: number
}

interface VersionComparisonProps {
  compared: Compared
  /** The title of a version and who made it when. */
  describe: (version: number) => { title: string; words: string }
}

/** What two versions of the page differ in. */
export function VersionComparison({ compared, describe }: VersionComparisonProps) {
  const { catalogue } = useSession()
  const page = useEditorState((state) => state.page)
  const [models, setModels] = useState<PageModel[] | null>(null)
  const [problem, setProblem] = useState('')
  const { id, path, locale } = page
  const { before, after } = compared
  useEffect(() => {
    let isCurrent = true
    const ask = [before, after].map((version) => api.version({ id, path, locale }, version))
    Promise.all(ask).then(
      (answers) => isCurrent && setModels(answers.map(({ model }) => model)),
      (error) => isCurrent && setProblem((error as Error).message),
    )
    return () => {
      isCurrent = false
    }
  }, [id, path, locale, before, after])
  const reviewed = useMemo(() => {
    const [was, is] = models ?? []
    return was && is ? reviewOf(was, is, catalogue) : null
  }, [models, catalogue])
  const sides = [
    { of: before, label: 'Before' },
    { of: after, label: 'After' },
  ]
  const pageAt = (label: string, version: number) => ({
    caption: `${label}: ${describe(version).title}`,
    src: canvasAddress(page, { mode: 'preview', version: String(version) }),
  })
  return (
    <>
      <dl className="compared-heads">
        {sides.map(({ of, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{describe(of).title}</strong>
              <span className="field-help">{describe(of).words}</span>
            </dd>
          </div>
        ))}
      </dl>
      {problem && (
        <p className="problem-note" role="alert">
          {problem}
        </p>
      )}
      {!reviewed && !problem && (
        <p className="waiting" role="status">
          Comparing…
        </p>
      )}
      {reviewed && (
        <Differences
          reviewed={reviewed}
          emptyNote={<p className="empty-note">These two versions are the same.</p>}
          before={pageAt('Before', before)}
          after={pageAt('After', after)}
        />
      )}
    </>
  )
}

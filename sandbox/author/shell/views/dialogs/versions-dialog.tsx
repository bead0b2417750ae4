import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Version, Versions } from '../../../api-types'
import { versionTitle, withOlder } from '../../model/version-words'
import { api } from '../../state/api'
import { useEditorState, useSession } from '../../state/use-editor'
import { ago } from '../moment'
import { canvasAddress } from '../navigate'
import { ShellDialog } from './dialog'
import { type Compared, VersionComparison } from './version-comparison'
import { choiceId, VersionRow } from './version-row'

type Shown = 'all' | 'kept'

/** The page's former versions: look at one, name it, restore it, compare two. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useSession()
  const page = useEditorState((state) => state.page)
  const isBusy = useEditorState((state) => state.isBusy)
  const [{ versions, older }, setAnswer] = useState<{
    versions: Version[] | null
    older: number | null
  }>({ versions: null, older: null })
  const [naming, setNaming] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [compared, setCompared] = useState<Compared | null>(null)
  const { id, path, locale } = page
  useEffect(() => {
    void editor
      .flush()
      .then(() =>
        api.versions({ id, path, locale }).then(setAnswer, (error) => setProblem(error.message)),
      )
  }, [editor, id, path, locale])

  async function follow(ask: Promise<Versions>, known: readonly Version[] = []) {
    setProblem('')
    try {
      const answer = await ask
      setAnswer({ ...answer, versions: withOlder(known, answer.versions) })
      setNaming(null)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  const give = (event: FormEvent<HTMLFormElement>, version: number) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    void follow(api.nameVersion({ id, path, locale, version, name }))
  }

  const restore = (version: number) =>
    void editor.restore(version).then((isDone) => isDone && onClose())

  /** The last two that the author has chosen. */
  const choose = (version: number, isChosen: boolean) =>
    setChosen(
      isChosen ? [...chosen, version].slice(-2) : chosen.filter((known) => known !== version),
    )

  const describe = (number: number) => {
    const known = versions?.find(({ version }) => version === number)
    if (!known) return { title: 'The version before', words: '' }
    const { author, at } = known
    return { title: versionTitle(known), words: `${ago(at)}${author ? ` by ${author}` : ''}` }
  }

  const listed = versions?.filter(
    ({ name, published }) => shown === 'all' || name !== null || published !== null,
  )
  const lookAt = (version: number) =>
    canvasAddress(page, { mode: 'preview', version: String(version) })

  if (compared)
    return (
      <ShellDialog
        title="Compare two versions"
        onClose={onClose}
        isWide
        actions={
          <Comparing
            compared={compared}
            current={versions?.find(({ isCurrent }) => isCurrent)?.version}
            isBusy={isBusy}
            onBack={() => {
              setCompared(null)
              // The button that had the focus goes with the comparison.
              requestAnimationFrame(() =>
                document.getElementById(choiceId(compared.after))?.focus(),
              )
            }}
            onRestore={restore}
          />
        }
      >
        <VersionComparison compared={compared} describe={describe} />
      </ShellDialog>
    )
  return (
    <ShellDialog
      title="Versions of this page"
      onClose={onClose}
      isWide
      actions={
        versions && versions.length > 1 ? (
          <>
            <p className="dialog-question" role="status">
              {CHOOSE[chosen.length] ?? ''}
            </p>
            <button
              type="button"
              className="button is-chief"
              disabled={chosen.length < 2}
              onClick={() =>
                setCompared({ before: Math.min(...chosen), after: Math.max(...chosen) })
              }
            >
              Compare
            </button>
          </>
        ) : null
      }
    >
      {problem && (
        <p className="problem-note" role="alert">
          {problem}
        </p>
      )}
      {!versions && !problem && <p className="waiting">Loading the versions…</p>}
      {versions?.length === 0 && (
        <p className="empty-note">Nobody has edited this page yet: it has no versions.</p>
      )}
      {versions && versions.length > 0 && (
        <fieldset className="segments">
          <legend className="hidden">Which versions</legend>
          {(['all', 'kept'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="shown-versions"
                checked={shown === value}
                onChange={() => setShown(value)}
              />
              <span>{value === 'all' ? 'All' : 'Published and named'}</span>
            </label>
          ))}
        </fieldset>
      )}
      {shown === 'kept' && listed?.length === 0 && (
        <p className="empty-note">No version is published or has a name yet.</p>
      )}
      <ol className="versions">
        {listed?.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            {...{ isBusy, naming, lookAt }}
            onName={setNaming}
            onNamed={give}
            onRestore={restore}
            isChosen={chosen.includes(version.version)}
            onChoose={(isChosen) => choose(version.version, isChosen)}
            onCompare={(before) => setCompared({ before, after: version.version })}
          />
        ))}
      </ol>
      {shown === 'all' && older !== null && (
        <button
          type="button"
          className="button"
          onClick={() => void follow(api.versions({ id, path, locale }, older), versions ?? [])}
        >
          Show older versions
        </button>
      )}
    </ShellDialog>
  )
}

/** What is left to choose before two versions can be compared. */
const CHOOSE = ['Choose two versions to compare them.', 'Choose one more to compare.']

interface ComparingProps {
  compared: Compared
  current: number | undefined
  isBusy: boolean
  onBack: () => void
  onRestore: (version: number) => void
}

function Comparing({ compared, current, isBusy, onBack, onRestore }: ComparingProps) {
  const back = useRef<HTMLButtonElement>(null)
  // What had the focus is gone with the list.
  useEffect(() => back.current?.focus(), [])
  const ways = [
    { version: compared.before, words: 'Restore the one before' },
    { version: compared.after, words: 'Restore the one after' },
  ]
  return (
    <>
      <button type="button" className="button" ref={back} onClick={onBack}>
        Back to the versions
      </button>
      <span className="grow" />
      {ways
        .filter(({ version }) => version !== current)
        .map(({ version, words }) => (
          <button
            key={words}
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => onRestore(version)}
          >
            {words}
          </button>
        ))}
    </>
  )
}

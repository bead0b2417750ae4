import { type FormEvent, useEffect, useState } from 'react'
import type { Version } from '../../../api-types'
import { api } from '../../state/api'
import { useEditorState, useSession } from '../../state/use-editor'
import { ago } from '../moment'
import { canvasAddress } from '../navigate'
import { ShellDialog } from './dialog'

/** The page's former versions: look at one, name it, restore it. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useSession()
  const page = useEditorState((state) => state.page)
  const isBusy = useEditorState((state) => state.isBusy)
  const [versions, setVersions] = useState<Version[] | null>(null)
  const [naming, setNaming] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const { id, path, locale } = page
  useEffect(() => {
    void editor.flush().then(() =>
      api.versions({ id, path, locale }).then(
        (answer) => setVersions(answer.versions),
        (error) => setProblem(error.message),
      ),
    )
  }, [editor, id, path, locale])

  async function give(event: FormEvent<HTMLFormElement>, version: number) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name'))
    try {
      setVersions((await api.nameVersion({ id, path, locale, version, name })).versions)
      setNaming(null)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  return (
    <ShellDialog title="Versions of this page" onClose={onClose}>
      {problem && (
        <p className="problem-note" role="alert">
          {problem}
        </p>
      )}
      {!versions && !problem && <p className="waiting">Loading the versions…</p>}
      {versions?.length === 0 && (
        <p className="empty-note">Nobody has edited this page yet: it has no versions.</p>
      )}
      <ol className="versions">
        {versions?.map(({ version, name, label, author, at, isCurrent }) => {
          const title = name ?? label
          return (
            <li key={version}>
              <div className="version-head">
                <strong>{title}</strong>
                {isCurrent && <span className="chip">The draft now</span>}
              </div>
              <p className="field-help">
                {name && `${label}, `}
                <time dateTime={at}>{ago(at)}</time>
                {author && ` by ${author}`}
              </p>
              {naming === version ? (
                <form className="version-ways" onSubmit={(event) => void give(event, version)}>
                  <input
                    name="name"
                    aria-label={`Name of the version “${title}”`}
                    // biome-ignore lint/a11y/noAutofocus: the author has just asked for it
                    autoFocus
                    maxLength={80}
                    defaultValue={name ?? ''}
                  />
                  <button type="submit" className="button is-small">
                    Save
                  </button>
                  <button type="button" className="link-button" onClick={() => setNaming(null)}>
                    Cancel
                  </button>
                </form>
              ) : (
                <div className="version-ways">
                  {!isCurrent && (
                    <button
                      type="button"
                      className="button is-small"
                      aria-label={`Restore: ${title}`}
                      disabled={isBusy}
                      onClick={() =>
                        void editor.restore(version).then((isDone) => isDone && onClose())
                      }
                    >
                      Restore
                    </button>
                  )}
                  <button
                    type="button"
                    className="link-button"
                    aria-label={`${name ? 'Rename' : 'Give it a name'}: ${title}`}
                    onClick={() => setNaming(version)}
                  >
                    {name ? 'Rename' : 'Give it a name'}
                  </button>
                  <a
                    href={canvasAddress(page, { mode: 'preview', version: String(version) })}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={`Look at it: ${title}, in a new tab`}
                  >
                    Look at it
                  </a>
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </ShellDialog>
  )
}

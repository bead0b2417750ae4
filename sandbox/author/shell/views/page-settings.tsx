import { useEditorState, useSession } from '../state/use-editor'
import { SharedDocumentNote } from './shared-panel'

/** The page's title and description, for the list, the browser's tab and search engines. */
export function PageSettings() {
  const { editor } = useSession()
  const title = useEditorState(({ model }) => model.title)
  const description = useEditorState(({ model }) => model.description)
  return (
    <div className="settings">
      <header className="settings-head">
        <h2>Page</h2>
        <p className="settings-words">
          Choose something on the page or in the outline to see its settings.
        </p>
      </header>
      <SharedDocumentNote />
      <form
        className="settings-scroll"
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => void editor.flush()}
      >
        <div className="members">
          <div className="field">
            <label className="field-label" htmlFor="page-title">
              Title
            </label>
            <input
              id="page-title"
              value={title}
              aria-invalid={title.trim() === ''}
              onChange={(event) => editor.edit({ kind: 'settings', title: event.target.value })}
            />
            <p className="field-help">Stands in the browser’s tab and in search results.</p>
          </div>
          <div className="field">
            <label className="field-label" htmlFor="page-description">
              Description
            </label>
            <textarea
              id="page-description"
              rows={3}
              value={description}
              onChange={(event) =>
                editor.edit({ kind: 'settings', description: event.target.value })
              }
            />
            <p className="field-help">A sentence or two under the title in search results.</p>
          </div>
        </div>
      </form>
    </div>
  )
}

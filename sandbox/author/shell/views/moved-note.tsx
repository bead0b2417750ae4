import { useEditorState, useSession } from '../state/use-editor'

/** Says that another author has moved the page, and that the editor has followed it. */
export function MovedNote() {
  const { editor } = useSession()
  const movedFrom = useEditorState((state) => state.movedFrom)
  const path = useEditorState(({ page }) => page.path)
  if (movedFrom === null) return null
  return (
    <section className="left-note" role="status" aria-label="The page has moved">
      <p>
        The page has moved from {movedFrom} to <strong>{path}</strong>. You edit it there.
      </p>
      <button type="button" className="button" onClick={() => editor.closeMoved()}>
        Close
      </button>
    </section>
  )
}

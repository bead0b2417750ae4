import { useEditorState, useSession } from '../state/use-editor'
import { clock } from './moment'

/** Offers changes that could not be stored before the page was left. */
export function LeftNote() {
  const { editor } = useSession()
  const first = useEditorState(({ left }) => left[0]?.unsaved)
  if (!first) return null
  const count = first.changes.length
  return (
    <section className="left-note" role="alert" aria-label="Changes that were not saved">
      <p>
        {count === 1 ? 'One change' : `${count} changes`} of yours, from {clock(first.at)}, could
        not be saved. This browser has kept {count === 1 ? 'it' : 'them'}.
      </p>
      <button
        type="button"
        className="button is-chief"
        onClick={() => void editor.settleLeft(true)}
      >
        Save now
      </button>
      <button type="button" className="button" onClick={() => void editor.settleLeft(false)}>
        Discard
      </button>
    </section>
  )
}

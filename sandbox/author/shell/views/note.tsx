import { useEffect, useState } from 'react'
import { useEditorState } from '../state/use-editor'

/** A short message, which is also announced politely to screen readers. */
export function Note() {
  const note = useEditorState((state) => state.note)
  const [hidden, setHidden] = useState(0)
  useEffect(() => {
    if (note.isProblem) return
    const timer = setTimeout(() => setHidden(note.count), 4000)
    return () => clearTimeout(timer)
  }, [note])
  const isShown = note.text !== '' && hidden !== note.count
  return (
    <div className="note-place" role="status" aria-live="polite">
      {isShown && (
        <p className={note.isProblem ? 'note is-problem' : 'note'} key={note.count}>
          {note.text}
          {note.isProblem && (
            <button type="button" className="link-button" onClick={() => setHidden(note.count)}>
              Close
            </button>
          )}
        </p>
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { Done } from './dialogs/page-action-dialogs'

interface DoneNoteProps {
  done: Done
  /** After the step was taken back. */
  onUndone: () => void
  onClose: () => void
}

/** What was done with a page, with the way back. It stays until the author does the next thing. */
export function DoneNote({ done, onUndone, onClose }: DoneNoteProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  // The row that the author acted on may be gone; without a place, the focus would begin at the top.
  useEffect(() => {
    if (done.text) note.current?.focus()
  }, [done])

  async function undo() {
    setBusy(true)
    try {
      await done.undo?.()
      onUndone()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }

  return (
    <p
      className={problem ? 'done-note is-problem' : 'done-note'}
      role={problem ? 'alert' : 'status'}
      ref={note}
      tabIndex={-1}
    >
      <span className="grow">{problem || done.text}</span>
      {done.undo && !problem && (
        <button type="button" className="link-button" disabled={isBusy} onClick={() => void undo()}>
          Undo
        </button>
      )}
      <button type="button" className="link-button" onClick={onClose}>
        Close
      </button>
    </p>
  )
}

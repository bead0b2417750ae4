import { Icon } from '../../ui/media/icon.view'
import { alertIcon } from '../../ui/media/icons/alert'
import { checkCircleIcon } from '../../ui/media/icons/check-circle'
import { failed, kept, note as line } from './keep-note.styles'
import type { KeepNoteModel } from './use-keep-note'

interface KeepNoteProps {
  labels: { kept: string; notKept: string; retry: string }
  note: KeepNoteModel
}

/** A line that is always there, so that its text moves nothing and is announced. */
export function KeepNote({ labels, note: { state, keepNow } }: KeepNoteProps) {
  return (
    <div className={line}>
      <p role="status">
        {state === 'kept' && (
          <span className={kept}>
            <Icon path={checkCircleIcon} />
            {labels.kept}
          </span>
        )}
        {state === 'failed' && (
          <span className={failed}>
            <Icon path={alertIcon} />
            {labels.notKept}
          </span>
        )}
      </p>
      {state === 'failed' && (
        <button type="button" onClick={keepNow}>
          {labels.retry}
        </button>
      )}
    </div>
  )
}

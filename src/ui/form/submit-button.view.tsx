import { visuallyHidden } from '../text/hidden.styles'
import { button } from './button.styles'
import { busy, submit } from './submit-button.styles'

interface SubmitButtonProps {
  label: string
  /** Said while it is sent: "One moment, please". */
  busyLabel: string
  isBusy: boolean
}

/** Sends the form it stands in; while it is sent it turns, and keeps the focus. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className={`${button} ${submit} ${busy}`}
        data-kind="primary"
        data-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      >
        {label}
      </button>
      <span role="status" className={visuallyHidden}>
        {isBusy && busyLabel}
      </span>
    </>
  )
}

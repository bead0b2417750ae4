import { visuallyHidden } from '../text/hidden.styles'
import { button } from './button.styles'
import { busy, submit } from './submit-button.styles'

interface SubmitButtonProps {
  label: string
  /** Announced during the request: "One moment, please". */
  busyLabel: string
  isBusy: boolean
}

/** Submits its form; during the request it shows a spinner and keeps the focus. */
export function SubmitButton({ label, busyLabel, isBusy }: SubmitButtonProps) {
  return (
    <>
      <button
        type="submit"
        className={`${button} ${submit} ${busy}`}
        data-kind="primary"
        aria-busy={isBusy || undefined}
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

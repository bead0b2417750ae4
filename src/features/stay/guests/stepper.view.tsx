import { stepper } from './stepper.styles'

interface StepperProps {
  count: number
  min: number
  max: number
  /** Names of the buttons, with what is counted. */
  fewer: string
  more: string
  onStep: (by: 1 | -1) => void
}

/** The count is told when it changes; a button at its limit keeps the focus and says that it is one. */
export function Stepper({ count, min, max, fewer, more, onStep }: StepperProps) {
  const step = (by: 1 | -1, isEnd: boolean, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onStep(by)}
    >
      <span aria-hidden="true">{by > 0 ? '+' : '−'}</span>
    </button>
  )
  return (
    <div className={stepper}>
      {step(-1, count <= min, fewer)}
      <output aria-live="polite">{count}</output>
      {step(1, count >= max, more)}
    </div>
  )
}

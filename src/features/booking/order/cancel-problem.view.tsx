import { Message } from '../../../ui/text/message.view'
import type { CancelProblemLabels } from './cancel-problem.labels'
import type { CancelProblem } from './cancel-problem.rules'

interface ProblemProps {
  labels: CancelProblemLabels & { error: string }
  problem: CancelProblem
  /** It has happened on this page: it is announced, and takes the focus. */
  isNews?: boolean
}

/** Why rooms were not cancelled or not taken back. */
export function CancelProblemMessage({ labels, problem, isNews = false }: ProblemProps) {
  return (
    <Message
      kind="error"
      kindLabel={labels.error}
      title={labels[problem]}
      role={isNews ? 'alert' : undefined}
      titleRef={isNews ? focusOn : undefined}
    >
      {labels[`${problem}Text`]}
    </Message>
  )
}

function focusOn(element: HTMLElement | null) {
  element?.focus()
}

import { visuallyHidden } from './hidden.styles'
import { Message } from './message.view'

interface UnansweredProps {
  labels: Record<'loading' | 'error' | 'failedTitle' | 'failedText' | 'retry', string>
  /** Nothing is shown in states other than `loading` and `failed`. */
  model: { state: string; retry?: () => void }
  /** The class of a box as high as the content will be, so that nothing moves when it comes. */
  skeleton: string
}

/** In place of a widget's content while its answer is on its way, and when there is none. */
export function Unanswered({ labels, model, skeleton }: UnansweredProps) {
  if (model.state === 'loading')
    return (
      <>
        <div className={skeleton} aria-hidden="true" />
        <p role="status" className={visuallyHidden}>
          {labels.loading}
        </p>
      </>
    )
  if (model.state !== 'failed' || !model.retry) return null
  return (
    <Message
      kind="error"
      kindLabel={labels.error}
      title={labels.failedTitle}
      cta={{ label: labels.retry, onClick: model.retry }}
    >
      {labels.failedText}
    </Message>
  )
}

import { scripted, visuallyHidden } from './hidden.styles'
import { Message } from './message.view'

interface UnansweredProps {
  labels: Record<'loading' | 'error' | 'failedTitle' | 'failedText' | 'retry', string>
  /** Nothing is shown in states other than `loading` and `failed`. */
  model: { state: string; retry?: () => void }
  /** The class of a box as high as the content will be, so that nothing moves when it comes. */
  skeleton: string
}

/**
 * In place of a widget's content while its answer is on its way, and when there is none. Without a
 * script no answer comes any more: the page says so, and can be loaded again.
 */
export function Unanswered({ labels, model, skeleton }: UnansweredProps) {
  const failed = { kind: 'error', kindLabel: labels.error, title: labels.failedTitle } as const
  if (model.state === 'loading')
    return (
      <>
        <div className={`${skeleton} ${scripted}`} aria-hidden="true" />
        <p role="status" className={`${visuallyHidden} ${scripted}`}>
          {labels.loading}
        </p>
        <noscript>
          <Message {...failed}>
            {labels.failedText}{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, query included */}
            <a href="">{labels.retry}</a>
          </Message>
        </noscript>
      </>
    )
  if (model.state !== 'failed' || !model.retry) return null
  return (
    <Message {...failed} cta={{ label: labels.retry, onClick: model.retry }}>
      {labels.failedText}
    </Message>
  )
}

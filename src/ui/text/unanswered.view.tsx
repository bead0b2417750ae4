import type { ReactNode } from 'react'
import { scripted } from './hidden.styles'
import { Message, type MessageProps } from './message.view'
import { SlowStatus } from './slow-status.view'

type Labels = Record<'failedTitle' | 'failedText' | 'retry', string>

interface WaitingProps {
  labels: Labels
  /** Announced after a second. Empty where the widget announces it itself. */
  status: string
  /** What the message is that stands here without a script. */
  failed: Pick<MessageProps, 'kind' | 'kindLabel'>
  /** The class of a box as high as the content will be, so that nothing moves when it comes. */
  skeleton: string
  /** What the box shows. */
  children?: ReactNode
}

/**
 * In place of a widget's content while its answer is on its way. Without a script no answer comes any
 * more: the page says so, and can be loaded again.
 */
export function Waiting({ labels, status, failed, skeleton, children }: WaitingProps) {
  return (
    <>
      <div className={`${skeleton} ${scripted}`} aria-hidden="true">
        {children}
      </div>
      {status && <SlowStatus label={status} />}
      <noscript>
        <Message {...failed} title={labels.failedTitle}>
          {labels.failedText}{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, query included */}
          <a href="">{labels.retry}</a>
        </Message>
      </noscript>
    </>
  )
}

interface UnansweredProps extends Pick<WaitingProps, 'skeleton' | 'children'> {
  labels: Labels & Record<'loading' | 'error', string>
  /** Nothing is shown in states other than `loading` and `failed`. */
  model: { state: string; retry?: () => void }
  /** Whether the widget says itself that it waits. */
  isAnnouncedElsewhere?: boolean
}

/** In place of a widget's content while its answer is on its way, and when there is none. */
export function Unanswered({ labels, model, isAnnouncedElsewhere, ...box }: UnansweredProps) {
  const failed = { kind: 'error', kindLabel: labels.error } as const
  if (model.state === 'loading') {
    return (
      <Waiting
        {...{ labels, failed }}
        status={isAnnouncedElsewhere ? '' : labels.loading}
        {...box}
      />
    )
  }
  if (model.state !== 'failed' || !model.retry) return null
  return (
    <Message
      {...failed}
      title={labels.failedTitle}
      cta={{ label: labels.retry, onClick: model.retry }}
    >
      {labels.failedText}
    </Message>
  )
}

import { fillText } from '../../ui/text/fill-text'
import { Message } from '../../ui/text/message.view'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'
import { place } from './session-timeout-modal.styles'
import type { TimeoutNewsModel } from './timeout-news.model'

interface TimeoutNewsProps {
  props: SessionTimeoutModalProps
  model: TimeoutNewsModel
}

export function TimeoutNews({ props: { labels, headingLevel }, model }: TimeoutNewsProps) {
  const { state } = model
  if (state !== 'renewed' && state !== 'failed') return null
  const kind =
    state === 'renewed'
      ? ({
          kind: 'info',
          kindLabel: labels.info,
          onClose: model.close,
          closeLabel: fillText(labels.closeNamed, { title: labels.changedTitle }),
        } as const)
      : ({
          kind: 'warning',
          kindLabel: labels.warning,
          cta: { label: labels.retry, onClick: model.renew },
        } as const)
  return (
    <div className={place}>
      <Message {...kind} title={labels.changedTitle} headingLevel={headingLevel}>
        {state === 'renewed' ? labels.changedText : labels.notRenewedText}
      </Message>
    </div>
  )
}

import { section } from '../../ui/layout/section.styles'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { InlineMessageModel } from './inline-message.model'
import type { InlineMessageProps } from './inline-message.schema'
import { place } from './inline-message.styles'

export function InlineMessage({
  props,
  model,
}: {
  props: InlineMessageProps
  model: InlineMessageModel
}) {
  if (model.state === 'none') return null
  const { id, type, title, text, headingLevel, labels } = props
  const { role, cta, close } = model
  const titleId = title ? `${id}-title` : undefined
  return (
    <section className={`${section} ${place}`} aria-labelledby={titleId}>
      <Message
        kind={type}
        kindLabel={labels[type]}
        role={role}
        title={title}
        titleId={titleId}
        headingLevel={headingLevel}
        cta={
          cta
            ? {
                label: cta.label,
                href: cta.href,
                newTabLabel: cta.isNewTab ? labels.newTab : undefined,
              }
            : undefined
        }
        closeLabel={labels.close}
        onClose={close ?? undefined}
      >
        <RichText html={text} />
      </Message>
    </section>
  )
}

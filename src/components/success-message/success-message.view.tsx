import { fillText } from '../../ui/text/fill-text'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { SuccessMessageModel } from './success-message.model'
import type { SuccessMessageProps } from './success-message.schema'
import { place } from './success-message.styles'

interface SuccessMessageViewProps {
  props: SuccessMessageProps
  model: SuccessMessageModel
}

export function SuccessMessage({ props, model }: SuccessMessageViewProps) {
  const { labels, headingLevel } = props
  if (model.state === 'none') return null
  if (model.state === 'waiting') return <div role="status" />
  const { title, body, values, turn, titleRef, close } = model
  return (
    <div role="status">
      <div className={place}>
        <Message
          key={turn}
          kind="success"
          kindLabel={labels.success}
          title={title}
          titleRef={titleRef}
          headingLevel={headingLevel}
          onClose={close}
          closeLabel={fillText(labels.close, { title })}
        >
          {'html' in body ? (
            <RichText html={body.html} values={values} />
          ) : (
            body.text && <p>{fillText(body.text, values)}</p>
          )}
        </Message>
      </div>
    </div>
  )
}

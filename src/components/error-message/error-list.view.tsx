import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { ErrorBody } from './error-body.view'
import type { ErrorListModel, ShownError } from './error-list.model'
import type { ErrorMessageProps } from './error-message.schema'
import { fields, stack } from './error-message.styles'

interface ErrorListProps {
  props: ErrorMessageProps
  model: ErrorListModel
}

export function ErrorList({ props, model }: ErrorListProps) {
  if (model.state === 'none') return null
  return (
    <div className={stack}>
      {model.errors.map((error) => (
        <Box key={error.key} error={error} phone={model.phone} props={props} />
      ))}
    </div>
  )
}

interface BoxProps {
  error: ShownError
  phone: { href: string; text: string }
  props: ErrorMessageProps
}

function Box({ error, phone, props: { labels, headingLevel } }: BoxProps) {
  const { severity, title, cta } = error
  return (
    <Message
      kind={severity}
      kindLabel={labels[severity]}
      title={title}
      titleRef={error.titleRef}
      headingLevel={headingLevel}
      role="alert"
      cta={cta}
      reference={error.reference}
      onClose={error.close}
      closeLabel={fillText(labels.close, { title })}
    >
      <ErrorBody body={error.body} phone={phone} />
      {error.fields.length > 0 && (
        <ul className={fields}>
          {error.fields.map((field) => (
            <li key={field.id}>
              <Link href={`#${field.id}`} onClick={field.onFollow}>
                {field.text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Message>
  )
}

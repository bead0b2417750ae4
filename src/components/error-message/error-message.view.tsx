import type { ErrorMessageModel } from './error-message.model'
import type { ErrorMessageParts } from './error-message.parts'
import type { ErrorMessageProps } from './error-message.schema'

interface ErrorMessageViewProps {
  props: ErrorMessageProps
  model: ErrorMessageModel
  parts: ErrorMessageParts
}

export function ErrorMessage({ props, model, parts }: ErrorMessageViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'page') return <parts.page props={props} />
  return <parts.list props={props} raised={model.raised} />
}

import { Message } from './message.view'

interface NeedsScriptProps {
  text: string
  labels: { warning: string }
}

/** Says why a place stays empty without a script. With a script it renders nothing. */
export function NeedsScript({ text, labels }: NeedsScriptProps) {
  return (
    <noscript>
      <Message kind="warning" kindLabel={labels.warning}>
        {text}
      </Message>
    </noscript>
  )
}

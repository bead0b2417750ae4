import type { ReactNode } from 'react'
import { SubmitButton } from '../../../ui/form/submit-button.view'
import { Message } from '../../../ui/text/message.view'
import type { AccountLabels } from '../account-container.schema'
import { actions, card } from '../account-container.styles'
import type { ShownForm } from './form-page.model'

interface AccountFormProps<Name extends string> {
  model: ShownForm<Name>
  labels: AccountLabels
  titleId: string
  formId?: string
  submit: string
  /** Hidden values for a post without a script. */
  hidden?: Record<string, string>
  /** A link beside the button. */
  more?: ReactNode
  children: ReactNode
}

/** A form of an account page; it can be posted without a script. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { model, labels, titleId, formId, submit, hidden = {}, more, children } = props
  const { form, failure } = model
  return (
    <form
      {...form.formProps}
      id={formId}
      className={card}
      action={model.action}
      method="post"
      aria-labelledby={titleId}
    >
      {Object.entries({ page: model.pagePath, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div role="alert">
        {failure && (
          <Message kind="error" kindLabel={labels.error}>
            <p>{labels[failure]}</p>
          </Message>
        )}
      </div>
      <div className={actions}>
        <SubmitButton label={submit} busyLabel={labels.busy} isBusy={form.isSending} />
        {more}
      </div>
    </form>
  )
}

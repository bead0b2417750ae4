import type { PartProps } from '../account-part'
import { AccountForm } from '../form/account-form.view'
import { AccountTitle } from '../form/account-title.view'
import { AccountOutcome } from '../outcome/account-outcome.view'
import type { ConfirmEmailModel } from './confirm-email.model'

export function ConfirmEmail({ props, model, ...title }: PartProps & { model: ConfirmEmailModel }) {
  const { labels } = props
  const { outcome, ways, titleRef, token } = model
  if (outcome) return <AccountOutcome {...title} {...{ labels, outcome, ways, titleRef }} />
  return (
    <>
      <AccountTitle id={title.titleId} level={title.level} text={labels.confirmEmailTitle}>
        {labels.confirmEmailText}
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={title.titleId}
        submit={labels.confirmEmail}
        hidden={{ token }}
      >
        {null}
      </AccountForm>
    </>
  )
}

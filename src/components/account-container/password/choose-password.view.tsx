import type { ReactNode } from 'react'
import type { PartProps } from '../account-part'
import { AccountForm } from '../form/account-form.view'
import { AccountTitle } from '../form/account-title.view'
import { AccountOutcome } from '../outcome/account-outcome.view'
import type { ChoosePasswordModel } from './choose-password.model'
import { ConfirmPasswordField, NewPasswordField } from './new-password-fields.view'

interface ChoosePasswordProps extends PartProps {
  model: ChoosePasswordModel
  title: string
  lead?: ReactNode
  submit: string
}

export function ChoosePassword({
  props,
  model,
  title,
  lead,
  submit,
  ...rest
}: ChoosePasswordProps) {
  const { labels, id } = props
  const { outcome, ways, titleRef, form, rules } = model
  if (outcome) return <AccountOutcome {...rest} {...{ labels, outcome, ways, titleRef }} />
  const { password, confirmPassword } = form.problems
  return (
    <>
      <AccountTitle id={rest.titleId} level={rest.level} text={title}>
        {lead}
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={rest.titleId}
        submit={submit}
        hidden={{ token: model.token }}
      >
        <NewPasswordField
          id={`${id}-password`}
          label={labels.newPassword}
          labels={labels}
          rules={rules}
          error={password && labels[password]}
        />
        <ConfirmPasswordField
          id={`${id}-confirm`}
          labels={labels}
          error={confirmPassword && labels[confirmPassword]}
        />
      </AccountForm>
    </>
  )
}

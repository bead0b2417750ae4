import { Link } from '../../ui/link.view'
import { TextField } from '../../ui/text-field.view'
import { textLink } from './account-container.styles'
import { AccountForm } from './account-form.view'
import { AccountOutcome } from './account-outcome.view'
import type { PartProps } from './account-part'
import { AccountTitle } from './account-title.view'
import type { ForgotModel } from './forgot.model'

export function Forgot({ props, model, ...title }: PartProps & { model: ForgotModel }) {
  const { labels, id } = props
  const { outcome, ways, titleRef, form } = model
  if (outcome) {
    return <AccountOutcome {...title} {...{ labels, outcome, ways, titleRef }} />
  }
  const { userId: problem } = form.problems
  return (
    <>
      <AccountTitle id={title.titleId} level={title.level} text={labels.forgotTitle}>
        {labels.forgotText}
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={title.titleId}
        submit={labels.sendLink}
        more={
          <Link className={textLink} href={ways.signIn}>
            {labels.backToSignIn}
          </Link>
        }
      >
        <TextField
          id={`${id}-user`}
          name="userId"
          label={labels.userName}
          labels={labels}
          isMandatory
          required
          maxLength={80}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={problem && labels[problem]}
        />
      </AccountForm>
    </>
  )
}

import { Link } from '../../ui/link.view'
import { TextField } from '../../ui/text-field.view'
import { textLink } from './account-container.styles'
import { AccountForm } from './account-form.view'
import { AccountOutcome } from './account-outcome.view'
import type { PartProps } from './account-part'
import { AccountTitle } from './account-title.view'
import type { ActivateModel } from './activate.model'

export function Activate({ props, model, ...title }: PartProps & { model: ActivateModel }) {
  const { labels, id } = props
  const { outcome, ways, titleRef, form } = model
  if (outcome) return <AccountOutcome {...title} {...{ labels, outcome, ways, titleRef }} />
  const { memberNumber, lastName, email } = form.problems
  const common = { labels, isMandatory: true, required: true, maxLength: 80 }
  return (
    <>
      <AccountTitle id={title.titleId} level={title.level} text={labels.activateTitle}>
        {labels.activateText}
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
          {...common}
          id={`${id}-number`}
          name="memberNumber"
          label={labels.memberNumber}
          dir="ltr"
          autoComplete="off"
          error={memberNumber && labels[memberNumber]}
        />
        <TextField
          {...common}
          id={`${id}-surname`}
          name="lastName"
          label={labels.familyName}
          autoComplete="family-name"
          error={lastName && labels[lastName]}
        />
        <TextField
          {...common}
          id={`${id}-email`}
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
          error={email && labels[email]}
        />
      </AccountForm>
    </>
  )
}

import { CheckboxField } from '../../../ui/form/checkbox-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import type { AccountContainerProps } from '../account-container.schema'
import { fields, textLink } from '../account-container.styles'
import type { JoinModel } from './join.model'

export function JoinContact({ props, model }: { props: AccountContainerProps; model: JoinModel }) {
  const { labels, id, joinFields } = props
  const { form, hasPhone, phoneMinimum, ways } = model
  const { email, emailConfirm, phone } = form.problems
  const hasConfirm = joinFields.includes('emailConfirm')
  const common = { labels, maxLength: 80 }
  return (
    <fieldset className={fields} data-pairs>
      <legend>{labels.howToReach}</legend>
      <div data-wide={hasConfirm ? undefined : true}>
        <TextField
          {...common}
          id={`${id}-email`}
          name="email"
          type="email"
          label={labels.email}
          isMandatory
          required
          autoComplete="email"
          error={email && labels[email]}
        />
        {email === 'emailDuplicateError' && (
          <Link className={textLink} href={ways.signIn}>
            {labels.signIn}
          </Link>
        )}
      </div>
      {hasConfirm && (
        <TextField
          {...common}
          id={`${id}-email-again`}
          name="emailConfirm"
          type="email"
          label={labels.emailConfirm}
          isMandatory
          required
          autoComplete="email"
          error={emailConfirm && labels[emailConfirm]}
        />
      )}
      {joinFields.includes('phone') && hasPhone && (
        <div data-wide>
          <TextField
            {...common}
            id={`${id}-phone`}
            name="phone"
            type="tel"
            label={labels.phone}
            hint={labels.phoneHint}
            autoComplete="tel"
            error={phone && fillText(labels[phone], { min: phoneMinimum })}
          />
          {joinFields.includes('smsOptIn') && (
            <CheckboxField
              id={`${id}-sms`}
              name="smsOptIn"
              value="yes"
              label={labels.smsOptIn}
              labels={labels}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}

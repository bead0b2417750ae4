import { PhoneField } from '../../../features/personal-details/phone-field.view'
import { CheckboxField } from '../../../ui/form/checkbox-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import type { AccountContainerProps } from '../account-container.schema'
import { fields, textLink } from '../account-container.styles'
import type { JoinModel } from './join.model'

export function JoinContact({ props, model }: { props: AccountContainerProps; model: JoinModel }) {
  const { labels, id, joinFields } = props
  const { form, phone: asked, ways } = model
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
      {asked && (
        <div data-wide>
          <PhoneField
            {...common}
            id={`${id}-phone`}
            name="phone"
            label={labels.phone}
            codeLabel={labels.callingCode}
            codes={asked.codes}
            hint={asked.codes.list.length > 0 ? labels.phoneHintShort : labels.phoneHint}
            error={phone && fillText(labels[phone], { min: asked.minimum })}
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

import { group } from '../../features/personal-details/person-fields.styles'
import { PhoneField } from '../../features/personal-details/phone-field.view'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { TextField } from '../../ui/form/text-field.view'
import { fieldProps, type GuestFieldsProps } from './guest-field.view'

/** How the hotel reaches the guest; `isMember`: signed in, so the number is known. */
export function GuestContact({ isMember, ...of }: GuestFieldsProps & { isMember: boolean }) {
  const { labels, fields: asked } = of.props
  const { codes, form, nameOf, values } = of.fields
  const { defaultValue: _ticked, ...sms } = fieldProps(of, 'smsOptIn')
  const hasConfirm = asked.includes('emailConfirm')
  return (
    <fieldset className={group}>
      <legend>{labels.howToReach}</legend>
      <div data-wide={hasConfirm ? undefined : true}>
        <TextField
          {...fieldProps(of, 'email')}
          type="email"
          label={labels.email}
          isMandatory
          maxLength={80}
          autoComplete="email"
        />
      </div>
      {hasConfirm && (
        <TextField
          {...fieldProps(of, 'emailConfirm')}
          type="email"
          label={labels.emailConfirm}
          isMandatory
          maxLength={80}
          autoComplete="email"
        />
      )}
      <div data-wide>
        <PhoneField
          {...fieldProps(of, 'phone')}
          label={labels.phone}
          codeLabel={labels.callingCode}
          codeName={nameOf('phoneCode')}
          codes={codes}
          hint={labels.phoneUse}
          isMandatory
          maxLength={40}
        />
        {asked.includes('smsOptIn') && (
          <>
            <input type="hidden" form={form} name={sms.name} value="" />
            <CheckboxField
              {...sms}
              value="yes"
              label={labels.smsOptIn}
              defaultChecked={values.smsOptIn === 'yes'}
            />
          </>
        )}
      </div>
      {asked.includes('memberNumber') && !isMember && (
        <div data-wide>
          <TextField
            {...fieldProps(of, 'memberNumber')}
            label={labels.memberNumber}
            hint={labels.ownNumber}
            maxLength={20}
            autoComplete="off"
          />
        </div>
      )}
    </fieldset>
  )
}

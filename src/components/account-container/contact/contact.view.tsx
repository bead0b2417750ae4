import { useEffect, useRef } from 'react'
import { PhoneField } from '../../../features/personal-details/phone-field.view'
import { more } from '../../../ui/form/more.styles'
import { PasswordField } from '../../../ui/form/password-field.view'
import { TextField } from '../../../ui/form/text-field.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import { card, fields, textLink } from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountForm } from '../form/account-form.view'
import { AccountTitle } from '../form/account-title.view'
import { AddressFields } from '../form/address-fields.view'
import { AccountOutcome } from '../outcome/account-outcome.view'
import type { ContactModel } from './contact.model'
import { KeepEmail } from './keep-email.view'

/** The fields that are shown on demand, so that nothing moves when what is on file arrives. */
const ADDRESS_FIELDS = ['country', 'line1', 'line2', 'postalCode', 'city', 'state'] as const

export function ContactForm({ props, model, ...title }: PartProps & { model: ContactModel }) {
  const { labels, id } = props
  const { outcome, ways, titleRef, form } = model
  const { email, phone, password } = form.problems
  const address = useRef<HTMLDetailsElement>(null)
  const isAddressWrong = ADDRESS_FIELDS.some((name) => form.problems[name])
  useEffect(() => {
    if (isAddressWrong && address.current) address.current.open = true
  }, [isAddressWrong])
  const common = { labels, maxLength: 80 }
  const pending =
    model.pendingEmail === null ? null : { email: model.pendingEmail, current: model.email }
  if (outcome)
    return <AccountOutcome {...title} {...{ labels, outcome, ways, titleRef, pending }} />
  return (
    <>
      <AccountTitle id={title.titleId} level={title.level} text={labels.contactTitle}>
        {labels.contactText}
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={title.titleId}
        submit={labels.saveContact}
        more={
          <Link className={textLink} href={ways.profile}>
            {labels.backToAccount}
          </Link>
        }
      >
        <fieldset className={fields}>
          <legend>{labels.howToReach}</legend>
          <TextField
            {...common}
            id={`${id}-email`}
            name="email"
            type="email"
            label={labels.email}
            hint={labels.keepHint}
            placeholder={model.email}
            autoComplete="email"
            error={email && labels[email]}
          />
          <PhoneField
            {...common}
            id={`${id}-phone`}
            name="phone"
            label={labels.phone}
            codeLabel={labels.callingCode}
            codes={model.codes}
            hint={labels.keepHint}
            placeholder={model.phone}
            error={phone && fillText(labels[phone], { min: model.minimum })}
          />
        </fieldset>
        <details className={more} ref={address}>
          <summary>{labels.changeAddress}</summary>
          <AddressFields
            props={props}
            has={() => true}
            countries={model.countries}
            country={model.country}
            onCountry={model.onCountry}
            states={model.states}
            problems={form.problems}
            hint={labels.addressHint}
          />
        </details>
        <fieldset className={fields}>
          <legend>{labels.yourPassword}</legend>
          <PasswordField
            id={`${id}-password`}
            name="password"
            label={labels.password}
            labels={labels}
            hint={labels.proofHint}
            isMandatory
            required
            maxLength={20}
            autoComplete="current-password"
            error={password && labels[password]}
          />
        </fieldset>
      </AccountForm>
      {pending && (
        <div className={card}>
          <p>{fillText(labels.emailPending, pending)}</p>
          <KeepEmail labels={labels} ways={ways} />
        </div>
      )}
    </>
  )
}

import { SubmitButton } from '../../ui/form/submit-button.view'
import { TextField } from '../../ui/form/text-field.view'
import { Link } from '../../ui/text/link.view'
import type { LookupField, LookupFormModel } from './lookup-form.model'
import type { LookupLabels } from './lookup-form.schema'
import { form, members, pair, part, where } from './lookup-form.styles'
import { LookupSummary } from './lookup-summary.view'

interface LookupFormProps {
  id: string
  labels: LookupLabels
  model: LookupFormModel
}

/**
 * The reservation lookup form (W47). It stays mounted with its entries while the visitor chooses a
 * stay.
 */
export function LookupForm({ id, labels, model }: LookupFormProps) {
  const { asksFor, problems, signIn } = model
  const errorOf = (name: LookupField) => problems[name] && labels[problems[name]]
  const common = { labels, maxLength: 80 }
  return (
    <div className={part} hidden={model.stays.length > 0}>
      <LookupSummary id={id} labels={labels} model={model} />
      <form {...model.formProps} action={model.action} method="post" className={form}>
        <TextField
          id={`${id}-confirmationNumber`}
          name="confirmationNumber"
          label={labels.number}
          error={errorOf('confirmationNumber')}
          isMandatory
          required
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onInput={model.onNumberInput}
          labels={labels}
        />
        <details className={where}>
          <summary>{labels.where}</summary>
          <p>{labels.whereText}</p>
        </details>
        <div className={pair}>
          <TextField
            {...common}
            id={`${id}-lastName`}
            name="lastName"
            label={labels.lastName}
            error={errorOf('lastName')}
            isMandatory
            required
            autoComplete="family-name"
          />
          {asksFor.names && (
            <TextField
              {...common}
              id={`${id}-firstName`}
              name="firstName"
              label={labels.firstName}
              autoComplete="given-name"
            />
          )}
        </div>
        {asksFor.email && (
          <TextField
            {...common}
            id={`${id}-email`}
            name="email"
            type="email"
            label={labels.email}
            error={errorOf('email')}
            isMandatory={asksFor.isEmailMandatory}
            required={asksFor.isEmailMandatory}
            autoComplete="email"
          />
        )}
        {asksFor.names && (
          <TextField
            id={`${id}-checkInDate`}
            name="checkInDate"
            type="date"
            label={labels.checkIn}
            labels={labels}
          />
        )}
        <SubmitButton label={labels.submit} busyLabel={labels.busy} isBusy={model.isSending} />
      </form>
      {signIn && (
        <p className={members}>
          {labels.signInLead} <Link {...signIn}>{labels.signIn}</Link>
        </p>
      )}
    </div>
  )
}

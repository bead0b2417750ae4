import { CheckboxField } from '../../../ui/form/checkbox-field.view'
import { ErrorSummary } from '../../../ui/form/error-summary.view'
import { fillText } from '../../../ui/text/fill-text'
import { Link } from '../../../ui/text/link.view'
import { TextWith } from '../../../ui/text/text-with.view'
import type { AccountContainerProps } from '../account-container.schema'
import { fields, textLink } from '../account-container.styles'
import type { PartProps } from '../account-part'
import { AccountForm } from '../form/account-form.view'
import { AccountTitle } from '../form/account-title.view'
import { AddressFields } from '../form/address-fields.view'
import { AccountOutcome } from '../outcome/account-outcome.view'
import { NewPasswordField } from '../password/new-password-fields.view'
import type { JoinModel } from './join.model'
import { JoinContact } from './join-contact.view'
import { JoinNames } from './join-names.view'

export function Join({ props, model, ...title }: PartProps & { model: JoinModel }) {
  const { labels, id } = props
  const { outcome, ways, titleRef, form, number } = model
  if (outcome) {
    return <AccountOutcome {...title} {...{ labels, outcome, ways, titleRef, number }} />
  }
  const { password, terms } = form.problems
  const program = { program: ways.program }
  return (
    <>
      <AccountTitle
        id={title.titleId}
        level={title.level}
        text={fillText(labels.joinTitle, program)}
      >
        {labels.joinText} {labels.haveAccount}{' '}
        <Link className={textLink} href={ways.signIn}>
          {labels.signIn}
        </Link>
      </AccountTitle>
      <AccountForm
        model={model}
        labels={labels}
        titleId={title.titleId}
        formId={model.formId}
        submit={labels.join}
      >
        {model.isListed && (
          <ErrorSummary
            title={labels.summary}
            kindLabel={labels.error}
            problems={model.problems}
            titleRef={model.summaryRef}
          />
        )}
        <JoinNames props={props} model={model} />
        <JoinContact props={props} model={model} />
        <AddressFields
          props={props}
          has={(name) => props.joinFields.includes(name)}
          countries={model.countries}
          country={model.country}
          onCountry={model.onCountry}
          states={model.states}
          problems={form.problems}
          isMandatory
        />
        <fieldset className={fields}>
          <legend>{labels.yourPassword}</legend>
          <NewPasswordField
            id={`${id}-password`}
            label={labels.password}
            labels={labels}
            rules={model.rules}
            error={password && labels[password]}
          />
        </fieldset>
        <div className={fields}>
          <CheckboxField
            id={`${id}-terms`}
            name="terms"
            value="yes"
            label={<Terms labels={labels} model={model} program={program} />}
            labels={labels}
            isMandatory
            required
            error={terms && labels[terms]}
          />
          <CheckboxField
            id={`${id}-marketing`}
            name="marketing"
            value="yes"
            label={labels.marketing}
            labels={labels}
          />
        </div>
      </AccountForm>
    </>
  )
}

interface TermsProps {
  labels: AccountContainerProps['labels']
  model: JoinModel
  program: { program: string }
}

/** The terms that a new member accepts; their links open new tabs, so that the form is kept. */
function Terms({ labels, model, program }: TermsProps) {
  const parts = {
    conditions: (
      <Link href={model.termsHref} newTabLabel={labels.newTab}>
        {fillText(labels.conditions, program)}
      </Link>
    ),
    privacy: (
      <Link href={model.privacyHref} newTabLabel={labels.newTab}>
        {labels.privacy}
      </Link>
    ),
  }
  return <TextWith text={fillText(labels.terms, program)} parts={parts} />
}

import { useEffect, useRef } from 'react'
import { DefaultButton } from '../../features/checkout/default-button.view'
import { panel, panelTitle } from '../../features/checkout/panel.styles'
import { Benefits, JoinedMessage, Terms } from '../../features/join/join-offer.view'
import type { PasswordRulesModel } from '../../features/sign-in/use-password-rules'
import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { descriptionOf } from '../../ui/form/field.view'
import { PasswordField } from '../../ui/form/password-field.view'
import { busy } from '../../ui/form/submit-button.styles'
import { Section } from '../../ui/layout/section.view'
import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import type { InlineEnrollmentModel } from './inline-enrollment.model'
import type { InlineEnrollmentProps } from './inline-enrollment.schema'
import * as styles from './inline-enrollment.styles'

interface ViewProps {
  props: InlineEnrollmentProps
  model: InlineEnrollmentModel
}

type Form = Extract<InlineEnrollmentModel, { state: 'form' }>
type Labels = InlineEnrollmentProps['labels']

export function InlineEnrollment({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  const isForm = model.state === 'form'
  const program = isForm ? model.program : model.joined.program
  return (
    <Section
      id={id}
      title={fillText(isForm ? labels.title : labels.joined, { program })}
      headingLevel={headingLevel}
    >
      <div className={styles.content}>
        {isForm ? (
          <Offer props={props} model={model} />
        ) : (
          <JoinedMessage
            labels={model.hasPassword ? withPassword(labels) : labels}
            model={model.joined}
            isOld={model.isOld}
          />
        )}
      </div>
    </Section>
  )
}

/** The fields, which the browser itself opens. */
function Offer({ props, model }: { props: InlineEnrollmentProps; model: Form }) {
  const details = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened before the script was there
  useEffect(() => {
    if (details.current?.open && !model.isOpen) model.onOpen(true)
  }, [])
  return (
    <details
      ref={details}
      className={panel}
      open={model.isOpen}
      onToggle={({ currentTarget }) => model.onOpen(currentTarget.open)}
    >
      <summary>
        <span className={panelTitle}>
          {fillText(props.labels.open, { program: model.program })}
        </span>
      </summary>
      <Fields props={props} model={model} />
    </details>
  )
}

/** Who has chosen a password gets no link to choose one. */
function withPassword(labels: Labels): Labels {
  return { ...labels, nextStep: labels.stayCounts, nextStepUnnamed: labels.stayCounts }
}

function Fields({ props, model }: { props: InlineEnrollmentProps; model: Form }) {
  const { id, labels, offerText, askPassword } = props
  const { form, program, problems, failure, links, isSending } = model
  const isDuplicate = failure === 'emailDuplicateError'
  return (
    <fieldset ref={model.fieldsRef} className={styles.fields} aria-labelledby={`${id}-title`}>
      {offerText ? <RichText html={offerText} values={{ program }} /> : <p>{labels.lead}</p>}
      <Benefits labels={labels} benefits={model.benefits} />
      {askPassword && (
        <Password
          id={`${id}-password`}
          form={form}
          labels={labels}
          rules={model.rules}
          error={problems.password && labels[problems.password]}
        />
      )}
      <CheckboxField
        id={`${id}-terms`}
        form={form}
        name="terms"
        value="yes"
        label={<Terms labels={labels} links={links} program={program} />}
        labels={labels}
        isMandatory
        error={problems.terms && labels[problems.terms]}
      />
      <div role="alert">
        {failure && (
          <Message
            kind={failure === 'guestIncomplete' ? 'warning' : 'error'}
            kindLabel={labels.error}
            cta={isDuplicate ? { label: labels.signIn, ...model.signIn } : undefined}
          >
            {labels[failure]} {failure !== 'guestIncomplete' && labels.goOn}
          </Message>
        )}
      </div>
      <DefaultButton step="book" />
      <button
        type="submit"
        form={form}
        formAction={model.action}
        formNoValidate
        name="returnTo"
        value={model.returnTo}
        className={`${button} ${busy} ${styles.join}`}
        aria-busy={isSending || undefined}
        onClick={model.onJoin}
      >
        {labels.join}
      </button>
      <span role="status" className={visuallyHidden}>
        {isSending && labels.busy}
      </span>
    </fieldset>
  )
}

const RULE = {
  length: 'ruleLength',
  lower: 'ruleLower',
  upper: 'ruleUpper',
  special: 'ruleSpecial',
  allowed: 'ruleAllowed',
} as const

interface PasswordProps {
  id: string
  form: string
  labels: Labels
  rules: PasswordRulesModel
  error: string | undefined
}

/** A new password, with its rules below, which are ticked while it is typed. */
function Password({ id, form, labels, rules, error }: PasswordProps) {
  const { all, met, said, onInput } = rules
  return (
    <div>
      <PasswordField
        id={id}
        form={form}
        name="password"
        label={labels.password}
        labels={labels}
        isMandatory
        maxLength={20}
        autoComplete="new-password"
        aria-describedby={[`${id}-rules`, descriptionOf(id, { error })].filter(Boolean).join(' ')}
        onInput={onInput}
        error={error}
      />
      <div id={`${id}-rules`} className={styles.rules}>
        <p>{labels.passwordRules}</p>
        <ul>
          {all.map((rule) => (
            <li key={rule} data-met={met.includes(rule) || undefined}>
              {met.includes(rule) ? <Icon path={checkIcon} /> : <span className={styles.open} />}
              <span>
                {labels[RULE[rule]]}
                <span className={visuallyHidden}>
                  {' '}
                  ({met.includes(rule) ? labels.ruleMet : labels.ruleOpen})
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <span role="status" className={visuallyHidden}>
        {said !== null && fillText(labels.rulesCount, { met: said, all: all.length })}
      </span>
    </div>
  )
}

import { button } from '../../ui/form/button.styles'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { More } from '../../ui/form/more.view'
import { PasswordField } from '../../ui/form/password-field.view'
import { SubmitButton } from '../../ui/form/submit-button.view'
import { TextField } from '../../ui/form/text-field.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import type { SignInFormModel, SignInModel } from './sign-in.model'
import type { SignInProps } from './sign-in.schema'
import {
  choices,
  covered,
  fields,
  flush,
  forStrangers,
  intro,
  join as joinStyle,
  panel,
  stage,
} from './sign-in.styles'

interface SignInViewProps {
  props: SignInProps
  model: SignInModel
}

/** The form, or the content that replaces it. */
export function SignIn({ props, model }: SignInViewProps) {
  const { id, labels, headingLevel } = props
  const variant = model.state === 'disabled' ? props.variant : model.variant
  const Title = `h${headingLevel}` as 'h2'
  const title = titleOf(labels, variant)
  return (
    <section
      className={props.showTitle ? section : `${section} ${flush}`}
      aria-labelledby={props.showTitle ? `${id}-title` : undefined}
      aria-label={props.showTitle ? undefined : title}
    >
      <div className={panel} data-variant={variant}>
        {props.showTitle && (
          <Title id={`${id}-title`} className={groupTitle}>
            {title}
          </Title>
        )}
        {model.state === 'disabled' ? (
          <Message
            kind="info"
            kindLabel={labels.info}
            cta={{
              label: fillText(labels.call, { phone: model.phone.text }),
              href: model.phone.href,
            }}
          >
            {labels.disabled}
          </Message>
        ) : (
          <div className={stage}>
            <div className={model.state === 'signedIn' ? covered : undefined}>
              <Form props={props} model={model} title={title} />
            </div>
            {model.state === 'signedIn' && (
              <div ref={model.doneRef} tabIndex={-1}>
                <Message
                  kind="success"
                  kindLabel={labels.success}
                  role="status"
                  cta={{ label: labels.account, href: model.links.account }}
                >
                  {labels.signedIn}
                </Message>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

interface FormProps {
  props: SignInProps
  model: SignInFormModel
  title: string
}

function Form({ props, model, title }: FormProps) {
  const { id, labels, extraAccordion } = props
  const { form, message, lockedUsername, links } = model
  const problemOf = (problem: keyof typeof labels | undefined) => problem && labels[problem]
  return (
    <>
      <p className={intro}>
        <Intro props={props} model={model} />
      </p>
      <form
        {...form.formProps}
        id={`${id}-form`}
        className={fields}
        method="post"
        action={model.action}
        aria-label={title}
        data-sending={form.isSending || undefined}
      >
        {Object.entries(model.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div role="alert">{message && <Refusal message={message} labels={labels} />}</div>
        {lockedUsername ? (
          <TextField
            key="locked"
            id={`${id}-username`}
            name="userId"
            label={labels.remembered}
            defaultValue={lockedUsername}
            readOnly
            dir="ltr"
            autoComplete="username"
            error={problemOf(form.problems.userId)}
            labels={labels}
          />
        ) : (
          <TextField
            key="free"
            id={`${id}-username`}
            name="userId"
            label={model.isMobileAuth ? labels.credentialsLabel : labels.emailOrMember}
            error={problemOf(form.problems.userId)}
            isMandatory
            required
            maxLength={80}
            dir="ltr"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            labels={labels}
          />
        )}
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={labels.password}
          error={problemOf(form.problems.password)}
          isMandatory
          required
          maxLength={20}
          autoComplete="current-password"
          labels={labels}
        />
        {!model.isProvider && (
          <CheckboxField
            id={`${id}-remember`}
            name="rememberMe"
            value="true"
            label={labels.rememberMe}
            defaultChecked={props.rememberMeDefault}
            labels={labels}
          />
        )}
        <SubmitButton label={labels.submit} busyLabel={labels.busy} isBusy={form.isSending} />
      </form>
      <div className={choices}>
        <Link href={links.forgot} className={button} data-kind="text">
          {labels.forgot}
        </Link>
        <Account labels={labels} model={model} />
      </div>
      {model.forgetting === 'failed' && (
        <Message kind="error" kindLabel={labels.error} role="alert">
          {labels.clearFailed}
        </Message>
      )}
      <More title={labels.phoneHint} html={props.phoneHint} />
      {extraAccordion && <More title={extraAccordion.title} html={extraAccordion.body} />}
      {links.join && (
        <p className={joinStyle}>
          <span>{labels.joinLead}</span>
          <Link href={links.join} className={button}>
            {labels.join}
          </Link>
        </p>
      )}
    </>
  )
}

/** Greets a remembered visitor once the state is known; until then shows the text for anonymous visitors. */
function Intro({ props: { labels, reason }, model: { visitor, name } }: Omit<FormProps, 'title'>) {
  const text = reason || labels.intro
  if (visitor === 'unknown') return <span className={forStrangers}>{text}</span>
  if (visitor !== 'remembered') return text
  return name ? fillText(labels.greeting, { name }) : labels.greetingUnnamed
}

/** One of the two when the state is known; without a script the first. */
function Account({
  labels,
  model: { visitor, links, forget, forgetting },
}: {
  labels: SignInProps['labels']
  model: SignInFormModel
}) {
  if (visitor === 'remembered') {
    return (
      <button
        type="button"
        className={button}
        data-kind="text"
        aria-disabled={forgetting === 'busy' || undefined}
        onClick={forget}
      >
        {labels.clear}
      </button>
    )
  }
  if (!links.activate) return null
  return (
    <span className={visitor === 'unknown' ? forStrangers : undefined}>
      <Link href={links.activate} className={button} data-kind="text">
        {labels.activate}
      </Link>
    </span>
  )
}

function Refusal({
  message: { kind, text, cta, more },
  labels,
}: {
  message: NonNullable<SignInFormModel['message']>
  labels: SignInProps['labels']
}) {
  return (
    <Message kind={kind} kindLabel={labels[kind]} cta={cta}>
      {text}
      <More title={labels.fcpMore} html={more} />
    </Message>
  )
}

function titleOf(labels: SignInProps['labels'], variant: SignInProps['variant']): string {
  const titles: Partial<Record<typeof variant, string>> = {
    lookup: labels.titleLookup,
    checkedIn: labels.titleCheckedIn,
    pointsRate: labels.titlePointsRate,
    sweepstakes: labels.titleSweepstakes,
  }
  return titles[variant] ?? labels.title
}

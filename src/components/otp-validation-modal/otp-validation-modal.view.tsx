import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { SubmitButton } from '../../ui/form/submit-button.view'
import { TextField } from '../../ui/form/text-field.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import type { OpenOtpModel, OtpValidationModalModel } from './otp-validation-modal.model'
import type { OtpValidationModalProps } from './otp-validation-modal.schema'
import {
  choices,
  codeField,
  content,
  form,
  lead,
  page,
  target,
} from './otp-validation-modal.styles'

interface ViewProps {
  props: OtpValidationModalProps
  model: OtpValidationModalModel
}

export function OtpValidationModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  if (props.presentation === 'page') {
    if (model.state === 'closed') return null
    const Title = `h${model.level}` as 'h1'
    return (
      <section className={section} aria-labelledby={`${id}-title`}>
        <div className={page}>
          <Title id={`${id}-title`} className={groupTitle}>
            {labels.title}
          </Title>
          <Step props={props} model={model} />
        </div>
      </section>
    )
  }
  const isOpen = model.state !== 'closed'
  return (
    <Dialog
      id={`${id}-dialog`}
      title={isOpen && model.isPhone ? labels.phoneTitle : labels.title}
      headingLevel={headingLevel}
      size="s"
      closeOnOutside={false}
      isInline={isOpen && model.isInline}
      isOpen={isOpen}
      onOpen={() => {}}
      onClose={isOpen ? model.close : () => {}}
      focusAfter={isOpen ? model.focusAfter : () => null}
      labels={labels}
    >
      {isOpen && <Step props={props} model={model} />}
    </Dialog>
  )
}

interface StepProps {
  props: OtpValidationModalProps
  model: OpenOtpModel
}

function Step({ props, model }: StepProps) {
  const { labels } = props
  if (model.state === 'locked' || model.state === 'over') {
    const signIn = { label: labels.signIn, href: model.actions.signIn }
    const isOver = model.state === 'over'
    return (
      <div ref={model.stepRef} tabIndex={-1} className={content}>
        <Message
          kind={model.state === 'locked' ? 'warning' : 'error'}
          kindLabel={model.state === 'locked' ? labels.warning : labels.error}
          role="alert"
          cta={model.isPhone ? undefined : signIn}
        >
          {isOver && model.isPhone ? labels.phoneOver : labels[model.state]}
        </Message>
      </div>
    )
  }
  return (
    <div className={content}>
      <Notice props={props} model={model} />
      {model.state === 'choose' ? (
        <Choose props={props} model={model} />
      ) : (
        <Code props={props} model={model} />
      )}
    </div>
  )
}

/** An error is announced assertively, a sent code politely. */
function Notice({ props: { labels }, model: { notice, attempts } }: StepProps) {
  const text =
    notice === 'wrong' && attempts !== null
      ? fillText(labels.wrongLeft, { attempts })
      : notice && labels[notice]
  return (
    <>
      <div role="status">{notice === 'resent' && <p className={lead}>{text}</p>}</div>
      <div role="alert">
        {notice && notice !== 'resent' && (
          <Message kind="error" kindLabel={labels.error}>
            {text}
          </Message>
        )}
      </div>
    </>
  )
}

function Choose({ props: { id, labels }, model }: StepProps) {
  const { targets, choice, actions } = model
  return (
    <form {...choice.formProps} method="post" action={actions.send} className={form}>
      <Hidden fields={model.hidden} />
      <fieldset ref={model.stepRef} tabIndex={-1} className={choices}>
        <legend className={lead}>{labels.chooseLead}</legend>
        {targets.map(({ value, channel, address }, index) => (
          <label key={value} className={target}>
            <input
              type="radio"
              id={`${id}-to-${index}`}
              name="to"
              value={value}
              defaultChecked={index === 0}
            />
            <span>
              {labels[channel]}
              {address && <bdi dir="ltr">{address}</bdi>}
            </span>
          </label>
        ))}
      </fieldset>
      <SubmitButton label={labels.send} busyLabel={labels.sending} isBusy={choice.isSending} />
    </form>
  )
}

function Code({ props, model }: StepProps) {
  const { id, labels, length } = props
  const { code, sentTo, resendIn, targets } = model
  const problem = code.problems.code
  return (
    <>
      <p className={lead}>
        {sentTo
          ? fillText(labels.codeLead, { length, target: `\u2066${sentTo}\u2069` })
          : fillText(labels.codeLeadUnknown, { length })}
      </p>
      <form {...code.formProps} method="post" action={model.actions.verify} className={form}>
        <Hidden fields={model.hidden} />
        <div className={codeField}>
          <TextField
            id={`${id}-code`}
            name="code"
            label={labels.code}
            error={problem && fillText(labels[problem], { length })}
            isMandatory
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            onInput={model.onCodeInput}
            ref={model.stepRef}
            labels={labels}
          />
        </div>
        <SubmitButton label={labels.verify} busyLabel={labels.verifying} isBusy={code.isSending} />
      </form>
      <div className={choices}>
        <button
          type="button"
          className={button}
          aria-disabled={resendIn > 0 || undefined}
          onClick={model.resend}
        >
          {resendIn > 0 ? fillText(labels.resendIn, { seconds: resendIn }) : labels.resend}
        </button>
        {targets.length > 1 && (
          <button type="button" className={button} data-kind="text" onClick={model.another}>
            {labels.anotherWay}
          </button>
        )}
        {model.notice === 'expired' && !model.isPhone && (
          <Link className={button} data-kind="text" href={model.actions.signIn}>
            {labels.signIn}
          </Link>
        )}
      </div>
    </>
  )
}

function Hidden({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

import { PhoneField } from '../../features/personal-details/phone-field.view'
import { button } from '../../ui/form/button.styles'
import { busy, submit } from '../../ui/form/submit-button.styles'
import { SubmitButton } from '../../ui/form/submit-button.view'
import { groupTitle, section } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Message } from '../../ui/text/message.view'
import type { ProfileNudgeModel } from './profile-nudge.model'
import type { ProfileNudgeProps } from './profile-nudge.schema'
import { answers, card, form, lead } from './profile-nudge.styles'

interface ViewProps<Model = ProfileNudgeModel> {
  props: ProfileNudgeProps
  model: Model
}

export function ProfileNudge({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  return (
    <div className={section}>
      {model.state === 'confirmed' || model.state === 'changed' ? (
        <Message
          kind="success"
          kindLabel={props.labels.success}
          role="status"
          title={withDigits(props.labels[model.state], model.digits)}
          titleId={`${props.id}-title`}
          titleRef={() => {}}
          headingLevel={props.headingLevel}
        />
      ) : (
        <Question props={props} model={model} />
      )}
    </div>
  )
}

type Asked = Extract<ProfileNudgeModel, { state: 'asking' | 'changing' }>

function Question({ props, model }: ViewProps<Asked>) {
  const { id, labels, headingLevel } = props
  const Title = `h${headingLevel}` as 'h2'
  const isChanging = model.state === 'changing'
  const question = withDigits(labels.question, model.digits)
  const asked = props.title ? withDigits(props.title, model.digits) : question
  return (
    <fieldset aria-labelledby={`${id}-title`} className={card}>
      <Title id={`${id}-title`} ref={model.titleRef} tabIndex={-1} className={groupTitle}>
        {isChanging ? labels.changeTitle : asked}
      </Title>
      <p className={lead}>
        {props.title && !isChanging && `${question} `}
        {isChanging ? withDigits(labels.changeReason, model.digits) : labels.reason}
      </p>
      <div role="alert">
        {model.problem && (
          <Message kind="error" kindLabel={labels.error}>
            {labels[model.problem]}
          </Message>
        )}
      </div>
      {isChanging ? (
        <Change props={props} model={model} />
      ) : (
        <Answers props={props} model={model} />
      )}
    </fieldset>
  )
}

function Answers({ props: { labels }, model }: ViewProps<Extract<Asked, { state: 'asking' }>>) {
  const { isSending } = model
  return (
    <div className={answers}>
      {model.problem !== 'over' && (
        <>
          <button
            type="button"
            className={`${button} ${submit} ${busy}`}
            data-kind="primary"
            aria-busy={isSending || undefined}
            aria-disabled={isSending || undefined}
            onClick={model.yes}
          >
            {labels.yes}
          </button>
          <span role="status" className={visuallyHidden}>
            {isSending && labels.sending}
          </span>
          <button type="button" className={button} onClick={model.change}>
            {labels.change}
          </button>
        </>
      )}
      <Later labels={labels} later={model.later} />
    </div>
  )
}

function Change({ props, model }: ViewProps<Extract<Asked, { state: 'changing' }>>) {
  const { id, labels } = props
  const { formProps, problems, isSending } = model.form
  return (
    <form {...formProps} method="post" className={form}>
      <PhoneField
        id={`${id}-phone`}
        name="phone"
        label={labels.phone}
        codeLabel={labels.callingCode}
        codes={model.codes}
        hint={model.codes.list.length > 0 ? labels.phoneHintShort : labels.phoneHint}
        error={problems.phone && labels[problems.phone]}
        isMandatory
        required
        maxLength={30}
        labels={labels}
      />
      <div className={answers}>
        {model.problem !== 'over' && (
          <SubmitButton label={labels.send} busyLabel={labels.sending} isBusy={isSending} />
        )}
        <button type="button" className={button} onClick={model.back}>
          {labels.back}
        </button>
        <Later labels={labels} later={model.later} />
      </div>
    </form>
  )
}

function Later({ labels, later }: Pick<ProfileNudgeProps, 'labels'> & Pick<Asked, 'later'>) {
  return (
    <button type="button" className={button} data-kind="text" onClick={later}>
      {labels.later}
    </button>
  )
}

/** Four digits, written from left to right in every language. */
function withDigits(text: string, digits: string): string {
  return fillText(text, { digits: `\u2066${digits}\u2069` })
}

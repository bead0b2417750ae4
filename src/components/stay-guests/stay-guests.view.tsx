import { StayForm } from '../../features/booking/changes/stay-form.view'
import { NamePair } from '../../features/personal-details/name-pair.view'
import { group, note } from '../../features/personal-details/person-fields.styles'
import { PhoneField } from '../../features/personal-details/phone-field.view'
import { button } from '../../ui/form/button.styles'
import { ErrorSummary } from '../../ui/form/error-summary.view'
import { TextField } from '../../ui/form/text-field.view'
import { groupTitle } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { CardForm, CodeForms, GuestsForm, StayGuestsModel } from './stay-guests.model'
import type { StayGuestsProps } from './stay-guests.schema'
import { cardForm, codeForm, content, skeleton, ways } from './stay-guests.styles'

interface ViewProps<Model = StayGuestsModel> {
  props: StayGuestsProps
  model: Model
}

export function StayGuests({ props, model }: ViewProps) {
  if (model.state === 'none') return null
  const { id, labels, headingLevel } = props
  return (
    <Section id={id} title={labels.title} headingLevel={headingLevel}>
      <div className={content}>
        <Unanswered labels={labels} model={model} skeleton={skeleton} />
        {model.state === 'closed' && <Closed props={props} model={model} />}
        {model.state === 'ready' && <Form props={props} model={model} />}
      </div>
    </Section>
  )
}

function Closed({ props, model }: ViewProps<Extract<StayGuestsModel, { state: 'closed' }>>) {
  const { labels } = props
  const { reason, stayHref, signInHref, code, card } = model
  return (
    <>
      <Message kind="info" kindLabel={labels.info} title={reason}>
        {signInHref && labels.prove}
      </Message>
      {code && <ProveByCode props={props} code={code} />}
      {card && <Card props={props} card={card} />}
      <p className={ways}>
        {signInHref && <Link href={signInHref}>{labels.signIn}</Link>}
        <Link href={stayHref}>{labels.backToStay}</Link>
      </p>
    </>
  )
}

function ProveByCode({ props, code }: { props: StayGuestsProps; code: CodeForms }) {
  const { id, labels } = props
  const { stay, sentTo, isSent, problem } = code
  const address = isolated(sentTo)
  const isOfCode = isSent && problem !== labels.codeTooSoon
  return (
    <>
      <p>{fillText(isSent ? labels.codeSent : labels.proveByCode, { address })}</p>
      {!isOfCode && problem && <Message kind="error" kindLabel={labels.error} title={problem} />}
      {isSent && (
        <form method="post" action={code.enterAction} className={codeForm}>
          <input type="hidden" name="stay" value={stay} />
          <TextField
            id={`${id}-code`}
            name="code"
            labels={labels}
            label={labels.code}
            error={isOfCode ? problem : ''}
            isMandatory
            inputMode="numeric"
            dir="ltr"
            maxLength={10}
            autoComplete="one-time-code"
          />
          <button type="submit" className={button} data-kind="primary">
            {labels.enterCode}
          </button>
        </form>
      )}
      <form method="post" action={code.sendAction}>
        <input type="hidden" name="stay" value={stay} />
        <button type="submit" className={button} data-kind={isSent ? 'text' : 'primary'}>
          {labels.sendCode}
        </button>
      </form>
    </>
  )
}

function Form({ props, model }: ViewProps<Extract<StayGuestsModel, { state: 'ready' }>>) {
  const { id, labels } = props
  const { fields, problems, summaryRef, card, stayHref } = model
  const { form, stored } = fields
  return (
    <>
      <ErrorSummary
        title={labels.summary}
        kindLabel={labels.error}
        problems={problems.map(({ field, text }) => ({ id: fieldId(id, field), text }))}
        titleRef={summaryRef}
      />
      <p>{labels.intro}</p>
      <input type="hidden" form={form.id} name="page" value="review-guest-info" />
      <Booker id={id} labels={labels} fields={fields} />
      {fields.rooms.map((room) => (
        <RoomGuest key={room.id} id={id} labels={labels} fields={fields} room={room} />
      ))}
      <Agency id={id} labels={labels} fields={fields} />
      <StayForm labels={labels} form={form} stored={stored} />
      {card && <Card props={props} card={card} />}
      <p className={ways}>
        <Link href={stayHref}>{labels.backToStay}</Link>
      </p>
    </>
  )
}

function Card({ props, card }: { props: StayGuestsProps; card: CardForm }) {
  const { id, labels, headingLevel } = props
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  return (
    <form method="post" action={card.action} className={cardForm} aria-labelledby={`${id}-card`}>
      <Sub id={`${id}-card`} className={groupTitle}>
        {labels.card}
      </Sub>
      <p>
        <b>{card.name}</b>
        <small>{labels.cardNote}</small>
      </p>
      <input type="hidden" name="stay" value={card.stay} />
      <input type="hidden" name="card" value="another" />
      <button type="submit" className={button}>
        {labels.changeCard}
      </button>
    </form>
  )
}

interface FieldsProps {
  id: string
  labels: StayGuestsProps['labels']
  fields: GuestsForm
}

function Booker(of: FieldsProps) {
  const { labels, fields } = of
  return (
    <fieldset className={group}>
      <legend>{labels.whoBooked}</legend>
      <NamePair
        labels={labels}
        locale={fields.locale}
        given={fieldProps(of, 'guest.givenName')}
        family={fieldProps(of, 'guest.familyName')}
        isMandatory
      />
      <div data-wide>
        <TextField
          {...fieldProps(of, 'guest.email')}
          labels={labels}
          type="email"
          label={labels.email}
          isMandatory
          maxLength={80}
          autoComplete="email"
        />
      </div>
      <div data-wide>
        <PhoneField
          {...fieldProps(of, 'guest.phone')}
          labels={labels}
          label={labels.phone}
          codeLabel={labels.callingCode}
          codeName="guest.phoneCode"
          codes={fields.codes}
          hint={labels.phoneUse}
          isMandatory
          maxLength={40}
        />
      </div>
    </fieldset>
  )
}

function RoomGuest({
  room: { id: item, number },
  ...of
}: FieldsProps & { room: GuestsForm['rooms'][number] }) {
  const { labels, fields } = of
  return (
    <fieldset className={group}>
      <legend>{fillText(labels.guestOf, { number })}</legend>
      <p className={note} data-wide>
        {labels.guestNote}
      </p>
      <NamePair
        labels={labels}
        locale={fields.locale}
        given={fieldProps(of, `guest.room.${item}.givenName`)}
        family={fieldProps(of, `guest.room.${item}.familyName`)}
        isMandatory={false}
        section={`section-room-${number} `}
      />
    </fieldset>
  )
}

function Agency(of: FieldsProps) {
  const { labels } = of
  return (
    <fieldset className={group}>
      <legend>{labels.agency}</legend>
      <p className={note} data-wide>
        {labels.agencyNote}
      </p>
      <TextField
        {...fieldProps(of, 'agent.number')}
        labels={labels}
        label={labels.number}
        inputMode="numeric"
        dir="ltr"
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...fieldProps(of, 'agent.name')}
        labels={labels}
        label={labels.name}
        maxLength={40}
        autoComplete="section-agent organization"
      />
    </fieldset>
  )
}

/** What every field has: its place in the form, its value and its error. */
function fieldProps({ id, fields }: FieldsProps, field: string) {
  return {
    id: fieldId(id, field),
    form: fields.form.id,
    name: field,
    defaultValue: fields.values[field],
    error: fields.errors[field],
  }
}

function fieldId(id: string, field: string): string {
  return `${id}-${field.replaceAll('.', '-')}`
}

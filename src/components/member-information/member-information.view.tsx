import { Fragment } from 'react'
import { DefaultButton } from '../../features/checkout/default-button.view'
import { button } from '../../ui/form/button.styles'
import { ErrorSummary } from '../../ui/form/error-summary.view'
import { Section } from '../../ui/layout/section.view'
import { fillText } from '../../ui/text/fill-text'
import { scripted, unscripted, visuallyHidden } from '../../ui/text/hidden.styles'
import { isolated } from '../../ui/text/isolated'
import { Link } from '../../ui/text/link.view'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import { GuestAddress } from './guest-address.view'
import { GuestContact } from './guest-contact.view'
import { fieldId } from './guest-field.view'
import { GuestNames, RoomGuests } from './guest-names.view'
import type { MemberInformationModel } from './member-information.model'
import type { MemberInformationProps } from './member-information.schema'
import { card, form, greeting, skeleton, summary, ways } from './member-information.styles'

type Ready = Extract<MemberInformationModel, { state: 'ready' }>

interface ViewProps<Model = MemberInformationModel> {
  props: MemberInformationProps
  model: Model
}

export function MemberInformation({ props, model }: ViewProps) {
  const { id, labels } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={labels.heading} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && <Guest props={props} model={model} />}
    </Section>
  )
}

function Guest({ props, model }: ViewProps<Ready>) {
  const { id, labels } = props
  const { guest, isOpen, onOther, signIn, fields, sentBack, isSentForOthers } = model
  const isMember = guest.kind === 'member'
  return (
    <div className={form}>
      <DefaultButton step="book" />
      <ErrorSummary
        title={labels.summary}
        kindLabel={labels.error}
        problems={sentBack.map(({ field, text }) => ({ id: fieldId(id, field), text }))}
      />
      {isSentForOthers && (
        <div className={unscripted}>
          <Message kind="error" kindLabel={labels.error} title={labels.summary}>
            {labels.summaryBelow}
          </Message>
        </div>
      )}
      {isMember ? (
        <div className={card}>
          <p>
            <strong>{guest.name}</strong> {tierName(labels, guest.tier)}
          </p>
          {guest.addresses.map((address) => (
            <p key={address}>
              <bdi>{address}</bdi>
            </p>
          ))}
          <p className={ways}>
            <Link href={guest.profileHref}>{labels.toProfile}</Link>
            {guest.isGuest && (
              <button
                type="button"
                className={`${button} ${scripted}`}
                data-kind="text"
                onClick={onOther}
              >
                {fields.isForOther ? labels.forMyself : labels.someoneElse}
              </button>
            )}
          </p>
          {!guest.isGuest && <p>{labels.otherGuest}</p>}
          <p role="status" className={visuallyHidden}>
            {fields.isForOther && labels.cleared}
          </p>
        </div>
      ) : (
        <p className={greeting}>
          {guest.kind === 'remembered' ? (
            <>
              <strong>{fillText(labels.welcome, { name: guest.name })}</strong>{' '}
              {guest.email && fillText(labels.known, { email: isolated(guest.email) })}
            </>
          ) : (
            labels.haveAccount
          )}{' '}
          <Link className={scripted} href={signIn.href} onClick={signIn.onClick}>
            {labels.signIn}
          </Link>
          {/* A link would lose what was typed. */}
          <button
            type="submit"
            form={fields.form}
            name="step"
            value="signIn"
            formNoValidate
            className={`${button} ${unscripted}`}
            data-kind="text"
          >
            {labels.signIn}
          </button>
        </p>
      )}
      {/* Everybody's: a visitor who signs in keeps the fields, with what was typed. */}
      <details open={isOpen}>
        <summary className={summary} hidden={!isMember}>
          {labels.edit}
        </summary>
        <div className={form}>
          {isMember && (
            <p className={greeting}>{fields.isForOther ? labels.cleared : labels.editNote}</p>
          )}
          <Fragment key={`${fields.isForOther}`}>
            <GuestNames props={props} fields={fields} />
            <GuestContact props={props} fields={fields} isMember={isMember} />
          </Fragment>
          <GuestAddress props={props} fields={fields} />
        </div>
      </details>
      <RoomGuests props={props} fields={fields} />
      {/* A script stores what is typed by itself. */}
      <p className={unscripted}>
        <button
          type="submit"
          form={fields.form}
          name="step"
          value="keep"
          formNoValidate
          className={button}
        >
          {labels.keep}
        </button>
      </p>
    </div>
  )
}

function tierName(
  labels: MemberInformationProps['labels'],
  tier: Extract<Ready['guest'], { kind: 'member' }>['tier'],
): string {
  return {
    member: labels.tierMember,
    silver: labels.tierSilver,
    gold: labels.tierGold,
    platinum: labels.tierPlatinum,
    titanium: labels.tierTitanium,
    ambassador: labels.tierAmbassador,
  }[tier]
}

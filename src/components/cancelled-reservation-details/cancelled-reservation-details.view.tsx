import { CancelProblemMessage } from '../../features/booking/order/cancel-problem.view'
import { SpelledNumber } from '../../features/booking/order/spelled-number.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { FactsLine } from '../../ui/text/facts-line.view'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type {
  CancelledReservationDetailsModel,
  CancelledRooms,
  EndedRoom,
} from './cancelled-reservation-details.model'
import type { CancelledReservationDetailsProps } from './cancelled-reservation-details.schema'
import {
  actions,
  content,
  facts,
  group,
  list,
  number as numberStyle,
  room as roomStyle,
  skeleton,
  state as stateStyle,
  sum,
  sums as sumsStyle,
} from './cancelled-reservation-details.styles'
import { Receipt, ReceiptForms } from './receipt.view'

interface ViewProps {
  props: CancelledReservationDetailsProps
  model: CancelledReservationDetailsModel
}

type Ready = Extract<CancelledReservationDetailsModel, { state: 'ready' }>
interface ReadyProps {
  props: CancelledReservationDetailsProps
  model: Ready
}

export function CancelledReservationDetails({ props, model }: ViewProps) {
  const { id, labels, variant } = props
  if (model.state === 'none') return null
  return (
    <Section
      id={id}
      title={variant === 'past' ? labels.pastTitle : labels.title}
      headingLevel={props.headingLevel}
    >
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && (
        <div className={content}>
          {model.problem && <CancelProblemMessage labels={labels} problem={model.problem} />}
          {model.cancelled.map((rooms) => (
            <Cancelled key={rooms.key} {...{ props, model, rooms }} />
          ))}
          <Left props={props} model={model} />
          {model.receiptProblem && (
            <Message kind="error" kindLabel={labels.error} title={labels[model.receiptProblem]} />
          )}
          {model.receipt && <Receipt props={props} receipt={model.receipt} />}
          {model.receipt?.isOwn && (
            <ReceiptForms
              {...{ props, receipt: model.receipt, stay: model.form.stay }}
              action={model.receiptAction}
            />
          )}
          {variant === 'past' && <p>{labels.pastText}</p>}
          {model.rebookHref && (
            <p className={actions}>
              <a className={button} href={model.rebookHref}>
                {model.hasDates ? labels.rebookDates : labels.rebook}
              </a>
            </p>
          )}
        </div>
      )}
    </Section>
  )
}

/** Rooms that were cancelled together, and the form that takes them back. */
function Cancelled({ props, model, rooms }: ReadyProps & { rooms: CancelledRooms }) {
  const { id } = props
  const { form } = model
  const { takeBack } = rooms
  const names = rooms.rooms.map((room) => `${id}-${room.id}`)
  return (
    <div className={group}>
      <ul className={list}>
        {rooms.rooms.map((room) => (
          <li key={room.id}>
            <Room props={props} room={room} />
          </li>
        ))}
      </ul>
      {takeBack && (
        <form className={actions} method="post" action={form.action}>
          <input type="hidden" name="stay" value={form.stay} />
          <input type="hidden" name="rooms" value={takeBack.rooms} />
          <input type="hidden" name="revision" value={form.revision} />
          <input type="hidden" name="undo" value="yes" />
          <button type="submit" className={button} aria-describedby={names.join(' ')}>
            {takeBack.text}
          </button>
          <span>{takeBack.until}</span>
        </form>
      )}
    </div>
  )
}

/** What is still booked, or was. */
function Left({ props, model }: ReadyProps) {
  const { labels, headingLevel, variant } = props
  const { left, stayHref } = model
  if (left.length === 0) return null
  const Sub = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const isPast = variant === 'past'
  return (
    <div className={group}>
      {!isPast && <Sub className={groupTitle}>{labels.left}</Sub>}
      <ul className={list}>
        {left.map((room) => (
          <li key={room.id}>
            <Room props={props} room={room} />
          </li>
        ))}
      </ul>
      {!isPast && (
        <p className={actions}>
          <a className={button} data-kind="primary" href={stayHref}>
            {labels.seeStay}
          </a>
        </p>
      )}
    </div>
  )
}

interface RoomProps {
  props: CancelledReservationDetailsProps
  room: EndedRoom
}

function Room({ props: { id, labels }, room }: RoomProps) {
  const { state } = room
  const name = `${id}-${room.id}`
  return (
    <article className={roomStyle} aria-labelledby={name}>
      <p id={name}>
        {state && <span className={stateStyle}>{state}</span>}{' '}
        <b>{state ? <s>{room.name}</s> : room.name}</b>
      </p>
      <p className={facts}>
        <FactsLine facts={room.facts} />
      </p>
      {room.number && (
        <p>
          {`${labels.cancellationNumber}: `}
          <SpelledNumber number={room.number} className={numberStyle} />
        </p>
      )}
      {room.sums.length > 0 && (
        <dl className={sumsStyle}>
          {room.sums.map(({ name: title, value, note }) => (
            <div key={title} className={sum}>
              <dt>{title}</dt>
              <dd>
                {value && <b>{value}</b>}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

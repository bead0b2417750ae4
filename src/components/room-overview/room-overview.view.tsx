import { card, content, facts, photo } from '../../features/booking/cart/room-card.styles'
import { SpelledNumber } from '../../features/booking/order/spelled-number.view'
import { note } from '../../features/rates/price-block.styles'
import { PriceBlock } from '../../features/rates/price-block.view'
import { button } from '../../ui/form/button.styles'
import { eyebrow, groupTitle } from '../../ui/layout/section.styles'
import { Section } from '../../ui/layout/section.view'
import { Picture } from '../../ui/media/picture.view'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { Message } from '../../ui/text/message.view'
import { Unanswered } from '../../ui/text/unanswered.view'
import type { CartRoom, RoomOverviewModel } from './room-overview.model'
import type { RoomOverviewProps } from './room-overview.schema'
import {
  changed,
  chooseForm,
  columns,
  list,
  messages,
  numbered,
  skeleton,
  status as statusStyle,
} from './room-overview.styles'

interface ViewProps {
  props: RoomOverviewProps
  model: RoomOverviewModel
}

type Ready = Extract<RoomOverviewModel, { state: 'ready' }>

export function RoomOverview({ props, model }: ViewProps) {
  const { id, labels } = props
  if (model.state === 'none') return null
  return (
    <Section id={id} title={labels.title} headingLevel={props.headingLevel}>
      <Unanswered labels={labels} model={model} skeleton={skeleton} />
      {model.state === 'ready' && (
        <>
          <Changes {...{ props, model }} />
          <ul className={list}>
            {model.rooms.map((room) => (
              <li key={room.id}>
                <Room {...{ props, model, room }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** What is not as the visitor has chosen it: told before it counts. */
function Changes({ props: { labels }, model }: { props: RoomOverviewProps; model: Ready }) {
  const { priceChange, notes, dropped, missing } = model
  const cta = missing && { label: labels.choose, href: missing.href }
  if (!priceChange && notes.length + dropped.length === 0 && !missing) return null
  return (
    <div className={messages}>
      {priceChange && (
        <Message kind="warning" kindLabel={labels.warning} title={labels.priceChanged}>
          {fillText(labels.priceChangedText, priceChange)}
        </Message>
      )}
      {notes.map((note) => (
        <Message key={note} kind="warning" kindLabel={labels.warning} title={note} />
      ))}
      {dropped.map((room) => (
        <Message
          key={room}
          kind="warning"
          kindLabel={labels.warning}
          title={fillText(labels.dropped, { room })}
          cta={cta ?? undefined}
        >
          {model.isChange ? labels.droppedOfChange : labels.droppedText}
        </Message>
      ))}
      {missing && dropped.length === 0 && (
        <Message
          kind="warning"
          kindLabel={labels.warning}
          title={fillText(labels.missing, { number: missing.number })}
          cta={cta ?? undefined}
        />
      )}
    </div>
  )
}

interface RoomProps {
  props: RoomOverviewProps
  model: Ready
  room: CartRoom
}

function Room({ props, model, room }: RoomProps) {
  const { id, labels, headingLevel } = props
  const { count, locale, convert } = model
  const { number, name, image, nights, pricing, extras, guests, status, cancellation } = room
  const title = `${id}-${room.id}`
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const said = [
    room.days,
    ...room.names,
    room.rate,
    room.beds,
    countText(labels.guestCount, guests, locale),
    ...room.terms,
  ].filter(Boolean)
  return (
    <article
      className={`${card} ${columns}`}
      aria-labelledby={title}
      data-cancelled={cancellation !== '' || undefined}
    >
      {image && (
        <div className={photo}>
          <Picture image={image} />
        </div>
      )}
      <div className={content}>
        {count > 1 && <p className={eyebrow}>{fillText(labels.roomOf, { number, count })}</p>}
        <Title id={title} className={groupTitle}>
          {name}
        </Title>
        <ul className={facts}>
          {said.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {room.change && <Change change={room.change} />}
        {room.confirmation && (
          <Numbered name={labels.confirmationNumber} number={room.confirmation} />
        )}
      </div>
      <div className={content}>
        {status && <p className={statusStyle}>{status}</p>}
        {cancellation ? (
          <Numbered name={labels.cancellationNumber} number={cancellation} />
        ) : (
          <>
            <PriceBlock {...{ labels, pricing, nights, locale, convert }} />
            {extras && <p className={note}>{fillText(labels.extras, { amount: extras })}</p>}
          </>
        )}
        {room.choose?.kind === 'link' && (
          <p className={chooseForm}>
            <a href={room.choose.href} className={button} aria-describedby={title}>
              {labels.chooseOther}
            </a>
          </p>
        )}
        {room.choose?.kind === 'form' && (
          <form method="post" action={room.choose.action} className={chooseForm}>
            <input type="hidden" name="stay" value={room.choose.stay} />
            <button
              type="submit"
              name="choose"
              value={room.id}
              className={button}
              aria-describedby={title}
            >
              {labels.chooseOther}
            </button>
          </form>
        )}
      </div>
    </article>
  )
}

/** Of a booked room that is being changed. */
function Change({ change: { before, said } }: { change: NonNullable<CartRoom['change']> }) {
  return (
    <div className={changed}>
      {before && <p>{before}</p>}
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

function Numbered({ name, number }: { name: string; number: string }) {
  return (
    <p className={numbered}>
      {`${name}: `}
      <SpelledNumber number={number} />
    </p>
  )
}

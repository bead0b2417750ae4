import { memo, Suspense } from 'react'
import { FailedChoiceMessage } from '../../features/booking/cart/failed-choice.view'
import { SelectButton } from '../../features/booking/cart/select-rate.view'
import type { FailedChoice } from '../../features/booking/cart/use-select-form'
import { DetailsLink } from '../../features/rates/details-link.view'
import type { OfferedProduct } from '../../features/rates/product.model'
import { rates as ratesStyle } from '../../features/rates/rate-row.styles'
import { RateRow } from '../../features/rates/rate-row.view'
import { RoomCard } from '../../features/rates/room-card.view'
import { countText } from '../../ui/text/count-text'
import type { ListedRooms } from './listed-rooms.model'
import type { RateListModel } from './rate-list.model'
import type { RateListProps } from './rate-list.schema'
import { more } from './rate-list.styles'
import type { ShownRate, ShownRoom } from './shown-rooms.model'

/** The id of the form that all rates of a list share. */
export const formOf = (id: string) => `${id}-rates`

/** What concerns one card: other cards are not drawn again when it changes. */
interface CardState {
  isOpen: boolean
  /** The rate of this room that is on its way into the cart. */
  busyId: string | null
  /** A choice of a rate of this room. */
  failed: FailedChoice | null
}

type Listed = Extract<RateListModel, { state: 'list' }>

export function stateOf(
  { room, first, others }: ShownRoom,
  { opened, select }: Pick<Listed, 'opened' | 'select'>,
): CardState {
  const has = (rateId: string | undefined) =>
    rateId !== undefined && [...first, ...others].some(({ id }) => id === rateId)
  return {
    isOpen: opened.codes.includes(room.code),
    busyId: has(select.busyId ?? undefined) ? select.busyId : null,
    failed: has(select.failed?.rate.id) ? select.failed : null,
  }
}

interface ListedRoomProps extends CardState {
  props: RateListProps
  listed: ListedRooms
  room: ShownRoom
}

/**
 * React hydrates what is inside of `Suspense` later, and at once what is pressed: a visitor waits for
 * one card, not for the list (docs/decisions/0067).
 */
export const ListedRoom = memo((room: ListedRoomProps) => (
  <Suspense>
    <Card {...room} />
  </Suspense>
))

function Card({ props, listed, room: shown, isOpen, busyId, failed }: ListedRoomProps) {
  const { room, first, others } = shown
  const { roomDetails } = listed
  const facts = listed.words.facts(room)
  const rows = (of: readonly OfferedProduct[]) => (
    <ul className={ratesStyle}>
      {of.map((product) => (
        <li key={product.id}>
          <ListedRate
            {...{ props, listed }}
            rate={listed.words.rate(product, room)}
            isBusy={busyId === product.id}
            failed={failed?.rate.id === product.id ? failed : null}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <RoomCard
      titleId={`${props.id}-${facts.code}`}
      anchor={facts.anchor}
      room={facts}
      headingLevel={3}
      details={
        roomDetails.anchor && (
          <DetailsLink
            href={`${roomDetails.hrefOf(facts.code)}#${roomDetails.anchor}`}
            text={props.labels.roomDetails}
            of={facts.name}
            onClick={(event) => roomDetails.open(facts, event)}
          />
        )
      }
    >
      {rows(first)}
      {others.length > 0 && (
        // The visitor may have opened it before hydration.
        <details className={more} data-room={facts.code} open={isOpen} suppressHydrationWarning>
          <summary>{countText(props.labels.moreRates, others.length, listed.locale)}</summary>
          {rows(others)}
        </details>
      )}
    </RoomCard>
  )
}

interface ListedRateProps {
  props: RateListProps
  listed: ListedRooms
  rate: ShownRate
  isBusy: boolean
  failed: FailedChoice | null
}

function ListedRate({ props: { id, labels }, listed, rate, isBusy, failed }: ListedRateProps) {
  const { nights, locale, convert, form, details } = listed
  return (
    <RateRow
      {...{ labels, rate, nights, locale, convert }}
      headingLevel={4}
      details={
        details.anchor && (
          <DetailsLink
            href={`${details.hrefOf(rate.id)}#${details.anchor}`}
            text={labels.rateDetails}
            of={rate.fullName}
            onClick={(event) => details.open(rate, event)}
          />
        )
      }
      action={<SelectButton {...{ labels, rate, isBusy }} form={formOf(id)} />}
      notice={
        failed && (
          <FailedChoiceMessage {...{ labels, form, failed }} usual={listed.usualOf(rate.id)} />
        )
      }
    />
  )
}

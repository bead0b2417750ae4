import { useEffect, useState } from 'react'
import { DEPARTURE_FRAGMENT, departureOffer } from '../../features/booking/changes/departure-offer'
import { type Stay, stayQuestions, useStay } from '../../features/booking/use-booking'
import { valuesOf } from '../../features/checkout/details.rules'
import { ARRIVAL_HOURS, requestsPart } from '../../features/checkout/requests/requests.rules'
import { bannerIdAtom } from '../../features/messages/banner.store'
import { cardName } from '../../features/payment/card-names.rules'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { CHECKED_IN_BANNER_ID } from '../../rules/codes/codes'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatMoney } from '../../rules/money/money'
import type { CheckInState } from '../../rules/order/check-in-window'
import { registrationName } from '../../rules/order/registration'
import { upcomingReservationPath } from '../../rules/site/booking-paths'
import { withQuery } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import type { CheckInBannerProps } from './check-in-banner.schema'
import { type CheckInFormModel, useCheckInForm } from './check-in-form.model'

type CheckIn = NonNullable<Stay['items'][number]['checkIn']>
type RegistrationField = NonNullable<CheckIn['registration']>['fields'][number]

export interface WishGroup {
  wish: 'floor' | 'location'
  name: string
  /** `code` is '' for no preference. */
  options: { code: string; label: string; isChosen: boolean }[]
}

/** What the guest can say of a room. */
export interface CheckInFields {
  arrival: { name: string; value: string }
  wishes: WishGroup[]
  /** Null where the hotel asks nothing, or has it. */
  registration: {
    fields: { field: RegistrationField; name: string }[]
    countries: { code: string; name: string; isExempt: boolean }[]
  } | null
}

/** What checking out of a room comes to. */
export interface Leaving {
  terms: NonNullable<CheckIn['checkOut']>['payment']
  /** What is left to be paid, and how. */
  facts: string[]
}

/** A room, where checking in and out stands. */
export interface CheckInRoom {
  id: string
  state: CheckInState
  /** Of the room, where the stay has several; else ''. */
  name: string
  /** Of its guest, as far as the visitor may know; else ''. */
  guest: string
  title: string
  text: string
  button: string
  isRegistered: boolean
  /** Null where the guest has nothing to say here. */
  fields: CheckInFields | null
  /** Null where the guest cannot check out now. */
  leaving: Leaving | null
}

export type CheckInBannerModel =
  /** No stay, or nothing is possible for it now. */
  | { state: 'none' }
  | {
      state: 'ready'
      rooms: CheckInRoom[]
      /** A sign-in has just linked the stay to the visitor’s account. */
      isLinked: boolean
      hours: { value: string; label: string }[]
      /** The page of the stay; null on that page itself. */
      stayHref: string | null
      /** Leads to another departure; null where the stay has not begun, or cannot be changed by this visitor. */
      departure: { href: string; label: string } | null
      form: CheckInFormModel
    }

/** For a page that the server renders. */
export const questionsOf = (_props: CheckInBannerProps, page: PageContext) => stayQuestions(page)

/** Checking in to the rooms of a stay online, and out of them (W71). */
export function useCheckInBanner(props: CheckInBannerProps): CheckInBannerModel {
  const { context, site } = usePage()
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const isEdited = context.mode === 'edit'
  const found = useStay(!isEdited)
  const form = useCheckInForm(props, found)
  const isLinked = useIsLinked()
  const track = useTrack('check-in-banner', props)
  const rooms = isEdited ? [sample(props)] : found ? roomsOf(found, props, locale) : []
  const shown = rooms[0]?.state ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is told once
  useEffect(() => {
    if (shown && !isEdited) track('check_in_banner', { state: shown })
  }, [shown])
  if (rooms.length === 0) return { state: 'none' }
  const isStayPage = context.page.id !== 'check-in-confirmation'
  const stayPath = localPath(withQuery(site, upcomingReservationPath(site), { stay: form.stay }))
  const offer = found && !isEdited ? departureOffer(found.stay) : null
  return {
    state: 'ready',
    rooms,
    isLinked,
    stayHref: isStayPage ? null : stayPath,
    departure: offer && {
      href: `${isStayPage ? '' : stayPath}#${DEPARTURE_FRAGMENT}`,
      label: props.labels[offer.name],
    },
    hours: ARRIVAL_HOURS.map((value) => ({ value, label: formatClockTime(value, locale) })),
    form,
  }
}

/** The banner that a sign-in has prepared is shown once. */
function useIsLinked(): boolean {
  const bannerId = usePageValue(bannerIdAtom)
  const setBannerId = usePageAction(bannerIdAtom)
  const [isLinked, setLinked] = useState(false)
  useEffect(() => {
    if (bannerId !== CHECKED_IN_BANNER_ID) return
    setLinked(true)
    setBannerId(null)
  }, [bannerId, setBannerId])
  return isLinked
}

const TEXTS = {
  CHECK_IN_ELIGIBLE: ['eligible', 'eligibleText', 'eligibleButton'],
  CHECK_IN_MODIFIABLE: ['modifiable', 'modifiableText', 'modifiableButton'],
  CHECKED_IN_HOUSE: ['inHouse', 'inHouseText', null],
  CHECK_OUT_ELIGIBLE: ['checkOut', 'checkOutText', 'leave'],
} as const

/** The author’s texts of a state, else ours. */
function textsOf(
  state: CheckInState,
  { labels, stateTexts }: CheckInBannerProps,
  time: string,
): Pick<CheckInRoom, 'title' | 'text' | 'button'> {
  const [title, text, button] = TEXTS[state]
  const own = stateTexts[state]
  return {
    title: own?.title ?? labels[title],
    text: own ? (own.text ?? '') : fillText(labels[text], { time }),
    button: button ? own?.button || labels[button] : '',
  }
}

function roomsOf(stay: Stay, props: CheckInBannerProps, locale: string): CheckInRoom[] {
  const { labels } = props
  const time = formatClockTime(stay.stay.checkOutTime, locale)
  const said = Object.fromEntries(
    [...stay.details, ...stay.draft].map(({ name, value }) => [name, value]),
  )
  const values = valuesOf(requestsPart, said)
  return stay.items.flatMap(({ id, roomIndex, product, guests, checkIn }) => {
    if (!checkIn) return []
    const { state, registered, checkOut } = checkIn
    const texts = textsOf(state, props, time)
    const leaving = checkOut && leavingOf(checkOut, labels, locale)
    // Who pays by the press reads the amount on the button.
    const amount = checkOut?.payment === 'CARD' && checkOut.balance
    const canSay = state === 'CHECK_IN_ELIGIBLE' || state === 'CHECK_IN_MODIFIABLE'
    const name = product.roomType?.name ?? ''
    return [
      {
        ...{ id, state, ...texts, leaving },
        ...(amount && {
          button: fillText(labels.leaveAndPay, { amount: formatMoney(amount, locale) }),
        }),
        name: stay.items.length > 1 ? fillText(labels.room, { number: roomIndex + 1, name }) : '',
        guest: guests[0]?.name ?? '',
        isRegistered: registered !== null,
        fields: canSay ? fieldsOf(id, checkIn, values, labels) : null,
      },
    ]
  })
}

function leavingOf(
  { balance, payment, brand, last4 }: NonNullable<CheckIn['checkOut']>,
  labels: CheckInBannerProps['labels'],
  locale: string,
): Leaving {
  if (payment === 'NONE') return { terms: payment, facts: [labels.balanceNone] }
  const amount = balance && formatMoney(balance, locale)
  const card = fillText(labels.savedCard, {
    ...{ brand: cardName(brand ?? ''), last4: isolated(last4 ?? '') },
  })
  return {
    terms: payment,
    facts: [
      ...(amount ? [fillText(labels.balance, { amount })] : []),
      payment === 'CARD' ? fillText(labels.balanceCard, { card }) : labels.balanceDesk,
    ],
  }
}

function fieldsOf(
  id: string,
  { options, registration }: CheckIn,
  values: Readonly<Record<string, string>>,
  labels: CheckInBannerProps['labels'],
): CheckInFields {
  const nameOf = (wish: string) => `${requestsPart.name}.${id}.${wish}`
  const saidOf = (wish: string) => values[`${id}.${wish}`] ?? ''
  const wishes = (['floor', 'location'] as const).flatMap((wish): WishGroup[] => {
    const own = options.filter(({ group }) => group === wish)
    if (own.length === 0) return []
    const known = own.some(({ code }) => code === saidOf(wish)) ? saidOf(wish) : ''
    const all = [{ code: '', label: labels.noPreference }, ...own]
    return [
      {
        ...{ wish, name: nameOf(wish) },
        options: all.map(({ code, label }) => ({ code, label, isChosen: code === known })),
      },
    ]
  })
  return {
    arrival: { name: nameOf('arrival'), value: saidOf('arrival') },
    wishes,
    registration: registration && {
      fields: registration.fields.map((field) => ({ field, name: registrationName(field) })),
      countries: registration.countries.map(({ code, name }) => ({
        ...{ code, name },
        isExempt: code === registration.exempt,
      })),
    },
  }
}

/** For author mode: a stay that nobody has booked. */
function sample(props: CheckInBannerProps): CheckInRoom {
  const nothing = { options: [], registration: null, registered: null, checkOut: null }
  const state = 'CHECK_IN_ELIGIBLE' as const
  return {
    ...{ id: 'sample', state, name: '', guest: '', isRegistered: false, leaving: null },
    ...textsOf(state, props, ''),
    fields: fieldsOf('sample', { ...nothing, state }, {}, props.labels),
  }
}

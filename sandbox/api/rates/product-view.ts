import { noShowPenalty } from '../../../src/rules/order/cancel-price'
import { inFreeNights, noShowPenaltyPoints } from '../../../src/rules/points/stay-points'
import { termsAt } from '../../../src/rules/stay/cancel-terms'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { Offer } from '../../engine/answers/offers'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import { isSuite, type SeedRoomType } from '../../seed/rooms/room-types'
import { bedText } from './bed-text'
import { earnedPoints } from './earned-points'
import { moneyView } from './money-view'
import { policyText } from './policy-text'
import { chargeViews, type HotelView, pricingView } from './pricing-view'
import { quoteToken } from './quote-token'
import { roomImages } from './room-images'
import { statutoryWindow } from './statutory-window'

/** An offer, or what a cart has frozen of one. */
export type OfferFacts = Omit<Offer, 'left'> & { left?: number | null }

interface ProductOptions extends HotelView {
  now: number
  /** When the room was booked, in ms since 1970; undefined for an offer. */
  bookedAt?: number | undefined
  recommended?: string | null
  selected?: string | null
}

/** A product as the schema has it. Of a confidential rate no amount leaves the server. */
export function productView(offer: OfferFacts, options: ProductOptions) {
  const { id, room, plan, nights, left = null } = offer
  const isViewable = !plan.isConfidential
  return {
    id,
    type: 'ROOM',
    roomType: roomTypeView(room, options),
    ratePlan: ratePlanView(offer, options),
    rateDetails: rateDetailsView(offer, options),
    rate: {
      isGuestViewable: isViewable,
      isMemberRate: plan.audience === 'MEMBER',
      isPrepay: plan.guarantee === 'PREPAY',
      audience: plan.audience,
    },
    lengthOfStay: nights.length,
    totalPricing: isViewable ? pricingView([offer], options) : null,
    inventory: left,
    recommended: id === options.recommended,
    defaultSelected: id === options.selected,
    quoteToken: isViewable ? quoteToken(offer.total) : null,
  }
}

/** What is shown of a room type, whatever it costs. */
export function roomTypeView(room: SeedRoomType, { hotel, locale }: HotelView) {
  return {
    code: room.code,
    name: room.name[locale],
    shortText: room.text[locale],
    beds: room.beds,
    bedText: bedText(room.beds, locale),
    maxGuests: room.maxGuests,
    sizeSqm: room.sizeSqm,
    view: room.view?.[locale] ?? null,
    accessible: room.accessible,
    suite: isSuite(room),
    smoking: room.smoking,
    images: roomImages(hotel, room, locale),
    featureCodes: room.featureCodes,
  }
}

function ratePlanView(offer: OfferFacts, { hotel, locale }: HotelView) {
  const { plan } = offer
  return {
    code: plan.code,
    name: plan.name[locale],
    description: plan.description[locale],
    mealPlan: plan.mealPlan,
    commissionable: plan.isCommissionable,
    pointsEarned: plan.pointsEarned && !plan.isConfidential ? earnedPoints(offer, hotel) : null,
    eligibility: plan.eligibility?.[locale] ?? null,
  }
}

/** All terms of an offer. */
export function rateDetailsView(offer: OfferFacts, options: ProductOptions) {
  const { plan, nights } = offer
  const { hotel, locale } = options
  const shown = plan.isConfidential ? null : offer
  const money = (amount: number | undefined) =>
    amount === undefined ? null : moneyView(amount, hotel.currency)
  return {
    policy: policyView(offer, options),
    guarantee: offer.guarantee,
    deposit: { type: offer.deposit.type, amount: money(shown?.deposit.amount), dueDate: null },
    inclusions: plan.inclusions.map((text) => text[locale]),
    nightly: nights.map(({ date, amount, points, award }) => ({
      date,
      price: money(shown ? amount : undefined),
      points: shown ? points : null,
      isFree: shown !== null && award !== undefined,
    })),
    ...(shown ? chargeViews([shown], options) : { fees: [], taxes: [] }),
    total: money(shown?.total),
    dueNow: money(shown?.dueNow),
    dueAtHotel: money(shown?.dueAtHotel),
    terms: null,
  }
}

/** Until when and at what cost a room can be cancelled. */
export function policyView(offer: OfferFacts, { hotel, locale, now, bookedAt }: ProductOptions) {
  const { refundability, deadline, penalty } = offer.policy
  const money = (amount: number) =>
    offer.plan.isConfidential ? null : moneyView(amount, hotel.currency)
  const hasAmounts = !offer.plan.isConfidential
  const points = (hasAmounts && penalty?.points) || null
  const freeNights = (hasAmounts && penalty?.freeNights) || null
  const isInKind = points !== null || freeNights !== null
  const amount = penalty && !isInKind ? money(penalty.amount) : null
  const noShowPoints = (hasAmounts && noShowPenaltyPoints(offer)) || null
  const noShowFreeNights = (hasAmounts && noShowPenaltyPoints(inFreeNights(offer))) || null
  const noShow = noShowPoints === null && noShowFreeNights === null ? noShowPenalty(offer) : null
  return {
    refundability,
    deadline,
    timeZone: hotel.timeZone,
    penalty: penalty && {
      ...{ kind: penalty.kind, value: penaltyValue(offer, penalty), amount },
      ...{ points, freeNights },
    },
    noShow: noShow === null ? null : money(noShow),
    ...{ noShowPoints, noShowFreeNights },
    statutoryWindow: statutoryWindow(hotel, offer.nights[0]?.date ?? '', { now, bookedAt }),
    text: policyText(offer, locale),
  }
}

type OfferPenalty = NonNullable<Offer['policy']['penalty']>

/** A fixed penalty's value is an amount too: minor units. */
function penaltyValue({ plan }: { plan: SeedRatePlan }, { kind, value }: OfferPenalty) {
  return kind === 'FIXED' && plan.isConfidential ? null : value
}

/** The id of the offer that a list recommends: the cheapest for everybody that can be cancelled now. */
export function recommendedId(offers: readonly Offer[], now: number): string | null {
  return (
    offers
      .filter(({ plan, policy }) => plan.audience === 'STANDARD' && termsAt(policy, now) === 'free')
      .filter(({ plan, points }) => !plan.isConfidential && points === null)
      .reduce<Offer | null>((best, one) => (best && best.total <= one.total ? best : one), null)
      ?.id ?? null
  )
}

/** Whether a search has the dates that prices need. */
export function hasDates(
  search: StaySearch,
): search is StaySearch & { checkIn: string; checkOut: string } {
  return search.checkIn !== null && search.checkOut !== null
}

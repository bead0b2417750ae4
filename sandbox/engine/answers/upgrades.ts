import { type CancelTerms, termsAt } from '../../../src/rules/stay/cancel-terms'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { BedCode } from '../../seed/rooms/beds'
import type { SeedHotel } from '../../seed/seed-types'
import type { OfferPolicy } from '../sale/terms'
import { type Offer, type OfferContext, offers } from './offers'

/** What of a chosen room an upgrade is compared with. */
export type ChosenOffer = Pick<Offer, 'room' | 'plan' | 'policy' | 'total'>

/** Who is offered an upgrade, and when. */
export interface UpgradeViewer {
  /** Plans for members count too. */
  isMember: boolean
  /** ms since 1970. */
  now: number
}

const KINDS = ['ROOM', 'BREAKFAST', 'RATE'] as const

export type UpgradeKind = (typeof KINDS)[number]

export interface Upgrade {
  kind: UpgradeKind
  offer: Offer
  /** Cancelling ends earlier or costs more than at the chosen rate. */
  isStricter: boolean
}

/** The narrowest first. */
const BEDS: readonly BedCode[] = ['single', 'twin', 'double', 'queen', 'king']

const MEALS = ['NONE', 'BREAKFAST', 'HALF_BOARD']

const TERMS: readonly (CancelTerms | null)[] = ['free', 'penaltyNow', 'nonRefundable']

/**
 * What the hotel sells for the stay that is better than a chosen room, the least expensive of each
 * kind: a better room type at the same plan, and the same room with breakfast or at a plan with more
 * in it. Only what costs more than the chosen room; priced as its selection would be. Points and
 * confidential rates have no difference that can be shown.
 */
export function upgrades(
  hotel: SeedHotel,
  search: StaySearch,
  context: OfferContext,
  chosen: ChosenOffer,
  viewer: UpgradeViewer,
): Upgrade[] {
  const found = betterOffers(hotel, search, context, chosen, viewer)
  return KINDS.flatMap((kind) => found.find((one) => one.kind === kind) ?? [])
}

/** The same, every offer of these kinds: the least expensive first. */
export function betterOffers(
  hotel: SeedHotel,
  search: StaySearch,
  context: OfferContext,
  chosen: ChosenOffer,
  { isMember, now }: UpgradeViewer,
): Upgrade[] {
  return offers(hotel, search, { ...context, isSelected: true })
    .filter(({ total }) => total > chosen.total)
    .filter(({ plan }) => plan.points === null && !plan.isConfidential)
    .filter(({ plan }) => isMember || plan.audience !== 'MEMBER')
    .flatMap((offer): Upgrade[] => {
      const kind = kindOf(offer, chosen, now)
      const isStricter = isStricterThan(offer.policy, chosen.policy, now)
      return kind ? [{ kind, offer, isStricter }] : []
    })
    .sort((one, other) => one.offer.total - other.offer.total)
}

function kindOf(offer: Offer, chosen: ChosenOffer, now: number): UpgradeKind | null {
  if (isBetterRoom(offer, chosen)) return 'ROOM'
  if (!isBetterPlan(offer, chosen, now)) return null
  return hasBreakfast(offer, chosen) ? 'BREAKFAST' : 'RATE'
}

/** At the same plan; never a smaller room or a narrower bed, nor one without its accessible features. */
function isBetterRoom({ room, plan }: Offer, { room: own, plan: ownPlan }: ChosenOffer): boolean {
  return (
    plan.code === ownPlan.code &&
    room.code !== own.code &&
    room.accessible === own.accessible &&
    room.smoking === own.smoking &&
    room.sizeSqm >= own.sizeSqm &&
    room.maxGuests >= own.maxGuests &&
    widthOf(room) >= widthOf(own)
  )
}

function widthOf({ beds: [first] }: Offer['room']): number {
  return first ? BEDS.indexOf(first) : -1
}

/** More meals, or cancelling free of charge where the chosen plan has a cost. */
function isBetterPlan(
  { room, plan, policy }: Offer,
  { room: own, plan: ownPlan, policy: ownPolicy }: ChosenOffer,
  now: number,
): boolean {
  const isForSame = [ownPlan.audience, 'STANDARD', 'PACKAGE'].includes(plan.audience)
  if (room.code !== own.code || plan.code === ownPlan.code || !isForSame) return false
  const more = MEALS.indexOf(plan.mealPlan) - MEALS.indexOf(ownPlan.mealPlan)
  const isFreed = termsAt(policy, now) === 'free' && termsAt(ownPolicy, now) !== 'free'
  return more > 0 || (more === 0 && isFreed)
}

function hasBreakfast({ plan }: Offer, { plan: own }: ChosenOffer): boolean {
  return plan.mealPlan === 'BREAKFAST' && own.mealPlan !== 'BREAKFAST'
}

/** Whether a guest who cancels under these terms, from a time on (ms since 1970), is worse off. */
export function isStricterThan(policy: OfferPolicy, before: OfferPolicy, now: number): boolean {
  const terms = termsAt(policy, now)
  const rank = TERMS.indexOf(terms) - TERMS.indexOf(termsAt(before, now))
  if (rank !== 0) return rank > 0
  const earlier = Date.parse(before.deadline ?? '') - Date.parse(policy.deadline ?? '')
  if (terms === 'free' && earlier !== 0) return earlier > 0
  const { penalty } = policy
  const { penalty: own } = before
  if (!penalty || !own || (penalty.kind === own.kind && penalty.value === own.value)) return false
  return penalty.amount > own.amount
}

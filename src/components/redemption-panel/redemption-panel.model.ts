import { type MouseEvent, useEffect } from 'react'
import { CHECKOUT_STEPS, type CheckoutStep } from '../../features/checkout/details.rules'
import { pointsPart } from '../../features/checkout/points/points.rules'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { staySearchAtom } from '../../features/stay/search.store'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { isFlagOn } from '../../rules/codes/flags'
import { formatDate } from '../../rules/formats/dates'
import { isPrivatePage } from '../../rules/pages/private-pages'
import { asked, queryName } from '../../rules/site/query'
import { formatSearch, type StaySearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { type RoomPoints, useCartPoints } from './cart-points.model'
import { cartOf, searchQuestion } from './points-question'
import { redemptionDataQuery } from './redemption-panel.operations'
import type { RedemptionPanelProps } from './redemption-panel.schema'

/** Why points were not used as they were sent. */
export type PointsProblem = 'short' | 'awards' | 'signedOut' | 'number' | 'soldOut' | 'stale'

const PROBLEMS: ReadonlyMap<string, PointsProblem> = new Map([
  ['POINTS_SHORT', 'short'],
  ['E_NO_CERTS_LEFT', 'awards'],
  ['SIGN_IN_REQUIRED', 'signedOut'],
  ['UNPROCESSABLE_ENTITY', 'number'],
  ['SOLD_OUT', 'soldOut'],
  ['STALE_REVISION', 'stale'],
])

interface Form {
  id: string
  /** What Enter in another field of it asks for. */
  step: CheckoutStep
}

interface Offered {
  locale: string
  problem: PointsProblem | null
  /** Points for all nights: of the cart, or of the cheapest room of a search. */
  required: number
  /** Awards pay for some nights: points are needed for the others. */
  hasFree: boolean
  /** Of so many nights in points one is free; null: none is. */
  freeNightOf: number | null
  /** What that saves here, in points; 0: nothing. */
  saved: number
  /** Null on a page without the form of a cart. */
  form: Form | null
  /** The rates of the same search in points, or in money again; null on a page with the form of a cart. */
  rates: { href: string; isInPoints: boolean } | null
}

interface Owned extends Offered {
  /** Null while it is on its way. */
  balance: number | null
  shortfall: number
  topUpHref: string | null
}

export type RedemptionPanelModel =
  /** Points can pay for nothing here. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({
      state: 'signIn'
      /** Of a member whom the browser remembers; else empty. */
      name: string
      signIn: { href: string; onClick: (event: MouseEvent) => void }
    } & Offered)
  | ({
      state: 'cart'
      roomCount: number
      rooms: RoomPoints[]
      /** What the member has of free nights for this stay; null: none. */
      awards: AwardsLeft | null
      isLive: boolean
    } & Owned)
  | ({
      state: 'search'
      recommended: number | null
    } & Owned)

const NO_PROBLEM = () => ''

/** The step of the form that uses points. */
const SPLIT = 'split' satisfies CheckoutStep

/** Pays the rooms of a cart with points, or leads to the rates in points (W23). */
export function useRedemptionPanel(props: RedemptionPanelProps): RedemptionPanelModel {
  const page = usePage()
  const { context } = page
  const { locale } = context
  const cartId = cartOf(context.page)
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const visitor = usePageValue(visitorAtom)
  const { href } = useMembershipActions(() => {}).signIn
  const isOfRates = !CHECKOUT_STEPS.has(context.page.id)
  const searched = isOfRates ? searchQuestion(search, context.page) : null
  const isOn = isFlagOn(page.site, 'points')
  const question = !isOn ? null : cartId ? { cartId } : searched
  const { retry, ...answer } = useQuery(redemptionDataQuery, question)
  const own = useOwnAnswer(isOn ? searched : null)
  const part = useCheckoutPart(pointsPart, NO_PROBLEM)
  const data = answer.state === 'ready' ? answer.data.redemptionData : null
  // What another step of the form has refused is told elsewhere.
  const code = asked(page, 'step') === SPLIT ? asked(page, 'problem') : null
  const problem = PROBLEMS.get(code ?? '') ?? null
  const isRefused = problem !== null && cartId !== null
  const isWaiting = cartId !== null && part.state === 'loading'
  const { rooms, isLive } = useCartPoints(props, isWaiting || !cartId ? null : data, {
    ...{ nameOf: part.nameOf, values: part.values, isRefused },
  })
  const isFree = data?.rooms.some(({ nights }) => nights.some((night) => night.isFree)) ?? false
  useRedemptionFlag(cartId !== null && ((data?.used ?? 0) > 0 || isFree))

  // Author mode shows a sample in its place.
  if (context.mode === 'edit') return { state: 'loading' }
  if (!question) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (own.state === 'failed') return { state: 'failed', retry: own.retry }
  if (cartId && part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (answer.state === 'loading' || isWaiting) return { state: 'loading' }
  if (!data) return { state: 'none' }
  const topUpHref = props.topUpHref ? localPath(props.topUpHref) : null
  const step = CHECKOUT_STEPS.get(context.page.id)
  const offered = {
    locale,
    required: data.requiredPoints,
    hasFree: isFree,
    freeNightOf: data.freeNightOf,
    saved: data.rooms.reduce((sum, room) => sum + (room.freeNightPoints ?? 0), 0),
    form: cartId && step ? { id: part.form, step } : null,
    rates: cartId ? null : { href: ratesHref(page, search), isInPoints: search.usePoints },
  }
  const member = own.data ?? data
  if (member.balance === null && !own.isAsking) {
    const isSignedOut = problem === 'signedOut'
    const name = visitor.state === 'remembered' ? (visitor.name ?? '') : ''
    const onClick = (event: MouseEvent) => {
      const isOpened = isPlainClick(event) && openOverlay('sign-in', { reason: 'points' })
      if (isOpened) event.preventDefault()
    }
    const signIn = { href, onClick }
    return { state: 'signIn', ...offered, name, signIn, problem: isSignedOut ? problem : null }
  }
  const { balance, shortfall } = member
  const owned = { ...offered, balance, shortfall, topUpHref }
  if (!cartId) {
    const recommended = member.fullPointsRecommendation
    return { state: 'search', ...owned, problem: null, recommended }
  }
  return {
    state: 'cart',
    ...owned,
    problem,
    roomCount: search.parties.length,
    rooms,
    awards: props.modes.includes('fna') ? awardsLeft(data.awards, locale) : null,
    isLive,
  }
}

/** Free nights of a member, and what they pay for. */
export interface AwardsLeft {
  nights: number
  /** The last night of the first to expire. */
  until: string
  /** The most points of a night. */
  maxPoints: number
}

function awardsLeft(
  awards: readonly { expires: string; remaining: number; maxPoints: number | null }[],
  locale: string,
): AwardsLeft | null {
  const [first] = awards
  if (!first) return null
  return {
    nights: awards.reduce((sum, { remaining }) => sum + remaining, 0),
    until: formatDate(first.expires, locale),
    maxPoints: Math.max(...awards.map(({ maxPoints }) => maxPoints ?? 0)),
  }
}

/**
 * The answer to a member on a page that is the same for every visitor: it was rendered without a cookie. The
 * variables differ from those of the page, so that both answers are kept.
 */
function useOwnAnswer(question: ReturnType<typeof searchQuestion>) {
  const { page } = usePage().context
  const isMember = usePageValue(visitorAtom).state === 'authenticated'
  const isAsked = isMember && question !== null && !isPrivatePage(page)
  const answer = useQuery(redemptionDataQuery, isAsked ? { ...question, cartId: null } : null, {
    fresh: true,
  })
  const data = answer.state === 'ready' ? answer.data.redemptionData : null
  return { ...answer, isAsking: isAsked && answer.state === 'loading', data }
}

/** Tells the page's other widgets whether its stay is paid with points. */
function useRedemptionFlag(isRedemption: boolean): void {
  const { live } = useStores()
  useEffect(() => {
    let isHere = true
    import('../../services/page/page-state').then(
      ({ pageStateAtom }) => isHere && live.set(pageStateAtom, { isRedemption }),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [live, isRedemption])
}

/** The page's own address for the rates in points, with their tab; for the others without. */
function ratesHref({ location, site, context }: Page, search: StaySearch): string {
  const usePoints = !search.usePoints
  const query = formatSearch({ ...search, usePoints }, site)
  const { cart } = context.page
  if (cart) query.set(queryName(site, 'cart'), cart)
  if (usePoints) query.set(queryName(site, 'tab'), 'points')
  return `${location().pathname}?${query}`
}

import { useEffect, useRef } from 'react'
import { isChangePage } from '../../features/booking/changes/change-page.rules'
import { orderJoiningQuery } from '../../features/booking/order/order-joining.operations'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import type { Source } from '../../features/booking/source.schema'
import { type Stay, useStay } from '../../features/booking/use-booking'
import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { joinNowOptionsQuery } from '../../features/join/join.operations'
import type { Joined, JoinForm } from '../../features/join/join-offer.model'
import { countryOfLocale, readJoiner } from '../../features/join/joiner.rules'
import type { JoinClaims } from '../../features/join/use-join-eligibility'
import { useJoinOffer } from '../../features/join/use-join-offer'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { RESERVATION_STATUSES } from '../../rules/codes/codes'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { isReservationManagement } from '../../rules/pages/page-types'
import { asked, ownAddress } from '../../rules/site/query'
import { openOverlay } from '../../services/overlays/overlays'
import type { PageContext } from '../../services/page/page-context'
import { type AuthState, visitorAtom } from '../../services/session/visitor'
import type { OneClickJoinProps } from './one-click-join.schema'

export type OneClickJoinModel =
  /** A member, a visitor with an account, or nobody may join. */
  | { state: 'none' }
  | {
      state: 'ready'
      program: string
      offer: JoinForm | Joined
      /** The visitor had joined before this page was opened. */
      isOld: boolean
    }
  /** The form is in the dialog. */
  | { state: 'overlay'; program: string; href: string; onClick: OnClick }

type OnClick = ReturnType<typeof useMembershipActions>['join']['onClick']

/** Before the answer every visitor may be one; it comes before the offer is in sight. */
const STRANGERS: readonly AuthState[] = ['unknown', 'unauthenticated', 'attemptedSignIn']
const NO_CLAIMS: JoinClaims = { benefits: [], isMemberRateAvailable: false }
/** Where the cart keeps its member (AssociateProfileWithCart). */
const MEMBER = 'member.number'

/**
 * What the server's HTML needs: who may join, the countries, and what the guest has said. `order`: only after a
 * booking; `stay`: on the pages of a stay, whose other widgets ask for it as well.
 */
export function questionsOf(context: PageContext, source: Source) {
  const { locale, page, mode } = context
  if (mode === 'edit')
    return { options: null, countries: null, details: null, order: null, stay: null }
  const isOrder = source === 'order'
  const isStay = isReservationManagement(page.id) || page.id === 'check-in-confirmation'
  return {
    options: { locale, country: countryOfLocale(locale) },
    countries: { locale },
    details: page.cart && !isOrder ? { cartId: page.cart } : null,
    order: isOrder && !isStay ? stayAsked(context) : null,
    stay: isOrder && isStay ? stayAsked(context) : null,
  }
}

/**
 * One-click join on the page (W42): with a cart, the new member's number is booked with it; after a booking,
 * its guest joins with what was said for it, and the stay is in the new account.
 */
export function useOneClickJoin(props: OneClickJoinProps): OneClickJoinModel {
  const page = usePage()
  const { context, site } = page
  const questions = questionsOf(context, props.source)
  const { state: visitor } = usePageValue(visitorAtom)
  const isEdited = context.mode === 'edit'
  const surface = context.page.id
  const trackEvent = useTrack('one-click-join', props)
  const track: typeof trackEvent = (event, fields) => trackEvent(event, { surface, ...fields })
  const actions = useMembershipActions(() => {})
  const options = useQuery(joinNowOptionsQuery, questions.options)
  const { isKnown, given, number, order, link } = useGuest(questions)
  const claims = claimsOf(isEdited, options)
  const isStranger = isEdited || STRANGERS.includes(visitor)
  const isOffered = isStranger && !isLoginDisabled(page) && !isChangePage(context.page)
  const outcome = asked(page, 'outcome')
  const offer = useJoinOffer({
    id: props.id,
    given,
    order,
    isTaken: props.source === 'order' && outcome === 'emailDuplicateError',
    claims: isOffered && isKnown ? claims : null,
    version: props.version,
    termsHref: props.termsHref,
    privacyHref: props.privacyHref,
    track,
    onSignIn: (event) => {
      const { orderId } = link ?? {}
      const opening = link ? { status: link.pageModuleName, linkOrder: { orderId } } : {}
      if (isPlainClick(event) && openOverlay('sign-in', opening)) event.preventDefault()
    },
    signInQuery: link ?? {},
  })
  const shown = isOffered && (offer?.state === 'joined' || claims) ? offer : null
  const isForm = shown?.state === 'form'
  const latest = useRef(track)
  useEffect(() => {
    latest.current = track
  })
  useEffect(() => {
    if (isForm) latest.current('ocj_view')
  }, [isForm])

  const program = site.brand.programName
  if (!shown) return { state: 'none' }
  if (shown.state === 'joined') {
    return { state: 'ready', program, offer: shown, isOld: false }
  }
  if (number) {
    const joined = { state: 'joined' as const, program, number, email: '' }
    return { state: 'ready', program, offer: joined, isOld: true }
  }
  if (props.mode === 'overlay') return { state: 'overlay', program, ...actions.join }
  return {
    state: 'ready',
    program,
    isOld: false,
    offer: {
      ...shown,
      failure: shown.failure ?? failureOf(outcome),
      // Without a script the server adds what is known, and leads back to this page.
      fields: [
        ['returnTo', ownAddress(page)],
        order ? ['stay', order.handle] : ['cartId', context.page.cart ?? ''],
      ],
    },
  }
}

/** What the sign-in page and its dialog are told, so that the stay goes into the account. */
interface SignInLink {
  orderId: string
  pageModuleName: Status
}

type Status = (typeof RESERVATION_STATUSES)[number]

/** What the guest of the cart, or of what is booked, has said. */
function useGuest(questions: ReturnType<typeof questionsOf>) {
  const details = useQuery(cartDetailsQuery, questions.details)
  const booked = useQuery(orderJoiningQuery, questions.order)
  const stay = useStay(questions.stay !== null)
  const order = booked.state === 'ready' ? booked.data.orderDetails : null
  if (order) return guestOf(order, 'earnWhileYouSleep')
  if (stay) return guestOf(stay, statusOf(stay))
  const isKnown =
    (!questions.details || details.state !== 'loading') &&
    (!questions.order || booked.state !== 'loading')
  const said: Record<string, string> = {}
  if (details.state === 'ready') {
    for (const { name, value } of details.data.cartDetails ?? []) said[name] = value
  }
  const given = readJoiner({
    givenName: said['guest.givenName'],
    familyName: said['guest.familyName'],
    email: said['guest.email'],
    country: said['guest.country'],
  })
  return { isKnown, given, number: said[MEMBER] ?? null, order: null, link: null }
}

/** What a booking says of its guest; of one that was only found nothing is known. */
function guestOf(
  {
    handle,
    confirmationNumber,
    joining,
    linkable,
  }: Pick<Stay, 'handle' | 'confirmationNumber' | 'joining' | 'linkable'>,
  pageModuleName: Status,
) {
  const { memberNumber = null, email = null, ...names } = joining ?? {}
  const link: SignInLink | null = linkable ? { orderId: confirmationNumber, pageModuleName } : null
  return {
    ...{ isKnown: true, given: readJoiner(names), number: memberNumber, link },
    order: joining || linkable ? { handle, email } : null,
  }
}

/** Why the guest of a stay should sign in (E3-16): the hotel's desk may know them already. */
function statusOf({ items }: Stay): Status {
  const states = items.map(({ checkIn }) => checkIn?.state)
  if (states.some((state) => state === 'CHECKED_IN_HOUSE' || state === 'CHECK_OUT_ELIGIBLE'))
    return 'checked-in-v2'
  return states.includes('CHECK_IN_MODIFIABLE') ? 'checkedIn' : 'joinAndSaveReservation'
}

function claimsOf(
  isEdited: boolean,
  options: ReturnType<typeof useQuery<'JoinNowOptions'>>,
): JoinClaims | null {
  if (isEdited || options.state === 'failed') return NO_CLAIMS
  if (options.state === 'loading') return null
  const { allowed, benefits, memberRateAvailable, remembered } = options.data.joinNowOptions
  // The browser would take the offer away, and move what is below.
  return allowed && !remembered ? { benefits, isMemberRateAvailable: memberRateAvailable } : null
}

/** What a form without a script has come to; null for another outcome. */
function failureOf(outcome: string | null): JoinForm['failure'] {
  const failures = [
    'emailDuplicateError',
    'prohibitedCountryErrMsg',
    'UNPROCESSABLE_ENTITY',
    'uxlFailureErrorMessage',
  ] as const
  return failures.find((failure) => failure === outcome) ?? null
}

import { type ListedStay, listedStayFacts } from '../../features/booking/order/listed-stay-facts'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { Preload } from '../../mapping/define-widget'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDateParts } from '../../rules/formats/dates'
import { phoneLink, phoneOf } from '../../rules/formats/phone'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { isPostBooking, isReservationManagement } from '../../rules/pages/page-types'
import { isPrivatePage } from '../../rules/pages/private-pages'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import { reservationListPath, signInPath } from '../../rules/site/paths'
import { withQuery } from '../../rules/site/query'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import { fillText } from '../../ui/text/fill-text'
import { currentReservationDetailsQuery } from './upcoming-reservation-banner.operations'
import type { UpcomingReservationBannerProps } from './upcoming-reservation-banner.schema'

type Answered =
  Operations['CurrentReservationDetails']['result']['currentReservationDetails']['stays'][number]

export type ActionName = UpcomingReservationBannerProps['actions'][number]

/** A link of the banner. */
export interface StayAction {
  action: ActionName
  href: string
  text: string
  /** Says which hotel, where the text does not. */
  name: string
  isNewTab: boolean
  onClick: () => void
}

/** A stay as the banner shows it. */
export interface NextStay extends ListedStay {
  /** When it begins or ends, by the hotel's clock; '' where the hotel says no time. */
  time: string
  actions: StayAction[]
}

export type UpcomingReservationBannerModel =
  /** No stay within the days, no right to see one, or no answer. */
  | { state: 'none' }
  | { state: 'loading' }
  /** A remembered visitor: nothing of a stay is shown. */
  | { state: 'signIn'; href: string }
  /** `isInHouse`: the guest is in the first one. */
  | { state: 'ready'; stays: NextStay[]; isInHouse: boolean }

/** What the banner asks for: on the page of a stay, other stays than that one. */
export function nextStayVariables(
  { maxStays, daysAhead }: UpcomingReservationBannerProps,
  context: PageContext,
): Operations['CurrentReservationDetails']['variables'] {
  const { page } = context
  const elsewhere = isReservationManagement(page.id) || isPostBooking(page.id)
  return { maxStays, daysAhead, elsewhere, ...stayAsked(context) }
}

/** What the server asks first. Caches keep public pages: their HTML is the same for everybody. */
export function questionsOf(
  props: UpcomingReservationBannerProps,
  context: PageContext,
): Preload[] {
  if (context.mode === 'edit' || !isPrivatePage(context.page)) return []
  const variables = nextStayVariables(props, context)
  return [{ query: currentReservationDetailsQuery, variables }]
}

/** The stays that the visitor is in or travels to next (W46). */
export function useUpcomingReservationBanner(
  props: UpcomingReservationBannerProps,
): UpcomingReservationBannerModel {
  const page = usePage()
  const { context } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const { state: visitor } = usePageValue(visitorAtom)
  const track = useTrack('upcoming-reservation-banner', props)
  const isEdited = context.mode === 'edit'
  // On a page that caches keep, only a member's browser asks.
  const isPrivate = isPrivatePage(context.page)
  const isAsked = !isEdited && (isPrivate || visitor === 'authenticated')
  const answer = useQuery(
    currentReservationDetailsQuery,
    isAsked ? nextStayVariables(props, context) : null,
  )
  const signIn = () => {
    // The list of stays on its own page leads to the sign-in already.
    const href = context.page.id === 'reservation-list' ? null : signInHref(page, localPath)
    return href ? ({ state: 'signIn', href } as const) : NONE
  }

  if (!isAsked && !isEdited) return visitor === 'remembered' ? signIn() : NONE
  if (!isEdited && answer.state === 'loading') return isPrivate ? { state: 'loading' } : NONE
  if (!isEdited && answer.state !== 'ready') return NONE
  const { isRemembered, stays } =
    !isEdited && answer.state === 'ready' ? answer.data.currentReservationDetails : SAMPLE
  const [first] = stays
  if (!first) return isRemembered ? signIn() : NONE
  return {
    state: 'ready',
    isInHouse: first.status === 'IN_HOUSE',
    stays: stays.map((stay) => stayOf(stay, props, { locale, localPath, page, track })),
  }
}

const NONE = { state: 'none' } as const

interface StayOptions {
  locale: string
  localPath: (path: string) => string
  page: Page
  track: (event: string, fields?: Record<string, unknown>) => void
}

function stayOf(
  stay: Answered,
  props: UpcomingReservationBannerProps,
  options: StayOptions,
): NextStay {
  const { labels } = props
  const { locale, localPath, track } = options
  const facts = listedStayFacts(stay, { labels, locale, localPath })
  return {
    ...facts,
    time: timeOf(stay, props, locale),
    actions: props.actions.flatMap((action) => {
      const link = LINKS[action](stay, facts, props, options)
      if (!link) return []
      const isNewTab = action === 'directions'
      return [{ ...link, action, isNewTab, onClick: () => track('trip_banner_click', { action }) }]
    }),
  }
}

function timeOf(
  { status, property, checkOut, daysLeft }: Answered,
  { labels }: UpcomingReservationBannerProps,
  locale: string,
): string {
  const isInHouse = status === 'IN_HOUSE'
  const time = formatClockTime(isInHouse ? property.checkOutTime : property.checkInTime, locale)
  if (!time) return ''
  if (!isInHouse) return fillText(labels.arriveFrom, { time })
  if (daysLeft <= 0) return fillText(labels.leaveTodayBy, { time })
  const parts = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return fillText(labels.leaveBy, { time, date: formatDateParts(checkOut, locale, parts) })
}

type Link = Pick<StayAction, 'href' | 'text' | 'name'> | null

const LINKS: Record<
  ActionName,
  (
    stay: Answered,
    facts: ListedStay,
    props: UpcomingReservationBannerProps,
    options: StayOptions,
  ) => Link
> = {
  manage: (_stay, { href, linkName: name }, { labels }) => ({ href, text: labels.viewStay, name }),
  checkIn: ({ online }, { hotel }, { labels }, { localPath }) => {
    if (!online) return null
    const text = {
      CHECK_IN_ELIGIBLE: labels.checkIn,
      CHECK_IN_MODIFIABLE: labels.changeCheckIn,
      CHECKED_IN_HOUSE: labels.checkOut,
      CHECK_OUT_ELIGIBLE: labels.checkOut,
    }[online.state]
    return { href: localPath(online.href), text, name: `${text}, ${hotel}` }
  },
  directions: ({ property }, { hotel }, { labels }, { page }) => {
    const { latitude, longitude } = property.basicInformation ?? {}
    const href = mapsCoordinatesHref(page.site.mapBaseUrl, latitude, longitude)
    const name = fillText(labels.directionsName, { hotel })
    return href ? { href, text: labels.directions, name } : null
  },
  call: ({ property }, { hotel }, { labels }, { locale }) => {
    const phone = phoneLink(phoneOf(property.contactInformation?.contactNumbers), locale)
    const name = phone && fillText(labels.callHotel, { hotel, phone: phone.text })
    return phone && name ? { ...phone, name } : null
  },
}

/** Comes back to the list of stays, whatever page this is. */
function signInHref(page: Page, localPath: (path: string) => string): string | null {
  if (isLoginDisabled(page)) return null
  const { site } = page
  const returnTo = localPath(reservationListPath(site))
  return localPath(withQuery(site, signInPath(site), { returnTo }))
}

/** For author mode: a stay that nobody has booked. */
const SAMPLE: { isRemembered: boolean; stays: Answered[] } = {
  isRemembered: false,
  stays: [
    {
      handle: 'sample',
      href: '#',
      status: 'UPCOMING',
      checkIn: '2030-03-05',
      checkOut: '2030-03-07',
      lengthOfStay: 2,
      daysUntil: 3,
      daysLeft: 5,
      rooms: 1,
      cancelledRooms: 0,
      confirmationNumbers: ['70123450'],
      property: {
        id: '…',
        checkInTime: '15:00',
        checkOutTime: '11:00',
        basicInformation: null,
        contactInformation: null,
        media: null,
      },
      online: null,
    },
  ],
}

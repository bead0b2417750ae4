import { type ListedStay, listedStayFacts } from '../../features/booking/order/listed-stay-facts'
import type { LookupFormModel } from '../../features/reservation-lookup/lookup-form.model'
import { useReservationLookup } from '../../features/reservation-lookup/use-reservation-lookup'
import { usePage } from '../../hooks/page-store'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDateParts } from '../../rules/formats/dates'
import { formatCount } from '../../rules/formats/formatters'
import { formatMoney } from '../../rules/money/money'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import {
  homeSearchPath,
  lookupReservationPath,
  rateListPath,
  reservationListPath,
  signInPath,
} from '../../rules/site/paths'
import { ownAddress, withQuery } from '../../rules/site/query'
import { parseSearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { inKindText } from '../../ui/text/in-kind'
import { customerReservationsQuery } from './reservation-list.operations'
import type { ReservationListProps } from './reservation-list.schema'

type Answer = NonNullable<Operations['CustomerReservations']['result']['customerReservations']>
type Answered = Answer['stays'][number]

export type Tab = ReservationListProps['tabs'][number]

/** A tab is an address, so that it works without a script. */
export interface TabLink {
  tab: Tab
  href: string
  isCurrent: boolean
  /** Null until the answer has come. */
  count: string | null
}

/** A stay as a card of the list. */
export interface StayCard extends ListedStay {
  /** '' where there is none, or where the guest may not see it. */
  total: string
  /** To the rates of the same hotel, from a stay that is over or cancelled. */
  bookAgain: { href: string; name: string } | null
}

export type ReservationListModel = { isMain: boolean } & (
  | { state: 'loading'; tabs: TabLink[] }
  | { state: 'failed'; tabs: TabLink[]; retry: () => void }
  /** Nobody has signed in; `href` null where signing in is turned off. */
  | { state: 'signIn'; href: string | null; lookup: LookupFormModel }
  | { state: 'empty'; tabs: TabLink[]; tab: Tab; searchHref: string; findHref: string }
  | {
      state: 'ready'
      tabs: TabLink[]
      stays: StayCard[]
      /** Which of how many; '' where all are shown. */
      shown: string
      previous: string | null
      more: string | null
      findHref: string
    }
)

const ALL: readonly Tab[] = ['upcoming', 'past', 'cancelled']
const NAMES = { upcoming: 'UPCOMING', past: 'PAST', cancelled: 'CANCELLED' } as const

/** The stays on a page of the API's answer. */
const PAGE_SIZE = 20

/** The tabs that the author has chosen, each once. */
function tabsOf({ tabs }: ReservationListProps): readonly Tab[] {
  return tabs.length > 0 ? [...new Set(tabs)] : ALL
}

/** The tab of the address, else the first one. */
function tabOf(props: ReservationListProps, { page }: Pick<PageContext, 'page'>): Tab {
  const [first = 'upcoming', ...others] = tabsOf(props)
  return others.find((tab) => tab === page.tab) ?? first
}

/** What the address asks for: one page of a tab. */
export function stayVariables(
  props: ReservationListProps,
  { page, site }: Pick<PageContext, 'page' | 'site'>,
): Operations['CustomerReservations']['variables'] {
  const search = parseSearch(new URLSearchParams(page.search), site, 0)
  return { tab: NAMES[tabOf(props, { page })], page: search.page }
}

/** The stays of a member (W90). */
export function useReservationList(props: ReservationListProps): ReservationListModel {
  const { labels } = props
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('reservation-list', props)
  const isMain = useMainHeading(props.id, props.isMainHeading)
  const isEdited = context.mode === 'edit'
  const answer = useQuery(
    customerReservationsQuery,
    isEdited ? null : stayVariables(props, context),
  )
  const lookup = useReservationLookup({
    ...{ modes: ['number'], submitHref: undefined, showSignIn: false, track },
    isShown: answer.state === 'ready' && answer.data.customerReservations === null,
    show: () => {},
  })

  const data = isEdited
    ? SAMPLE
    : answer.state === 'ready'
      ? answer.data.customerReservations
      : undefined
  if (data === null) return { isMain, state: 'signIn', href: signInHref(page, localPath), lookup }
  const current = tabOf(props, context)
  const hrefOf = (tab: Tab, number = 1) =>
    localPath(
      withQuery(site, reservationListPath(site), {
        tab,
        ...(number > 1 && { page: String(number) }),
      }),
    )
  const tabs = tabsOf(props).map((tab) => ({
    tab,
    href: hrefOf(tab),
    isCurrent: tab === current,
    count: data ? formatCount(data.counts[tab], locale) : null,
  }))
  if (!data) {
    return answer.state === 'failed'
      ? { isMain, state: 'failed', tabs, retry: answer.retry }
      : { isMain, state: 'loading', tabs }
  }
  const findHref = localPath(lookupReservationPath(site))
  if (data.stays.length === 0) {
    const searchHref = localPath(homeSearchPath(site))
    return { isMain, state: 'empty', tabs, tab: current, searchHref, findHref }
  }
  const first = (data.page - 1) * PAGE_SIZE + 1
  const numbers = { from: first, to: first + data.stays.length - 1, count: data.counts[current] }
  return {
    isMain,
    state: 'ready',
    tabs,
    stays: namedApart(
      data.stays.map((stay) => cardOf(stay, props, { locale, localPath, site })),
      locale,
    ),
    shown: data.pages > 1 ? fillText(labels.shown, numbersText(numbers, locale)) : '',
    previous: data.page > 1 ? hrefOf(current, data.page - 1) : null,
    more: data.page < data.pages ? hrefOf(current, data.page + 1) : null,
    findHref,
  }
}

interface CardOptions {
  locale: string
  localPath: (path: string) => string
  site: Page['site']
}

function cardOf(
  stay: Answered,
  { labels }: ReservationListProps,
  { locale, localPath, site }: CardOptions,
): StayCard {
  const facts = listedStayFacts(stay, { labels, locale, localPath })
  const { status, property, checkIn } = stay
  const isOver = status === 'PAST' || status === 'CANCELLED'
  const again = withQuery(site, rateListPath(site), { propertyCode: property.id })
  return {
    ...facts,
    total: totalOf(stay, labels, locale),
    bookAgain: isOver
      ? {
          href: localPath(again),
          name: fillText(labels.bookAgainName, {
            hotel: facts.hotel,
            date: longDate(checkIn, locale),
          }),
        }
      : null,
  }
}

function totalOf(
  { total, totalPoints, freeNights }: Answered,
  labels: ReservationListProps['labels'],
  locale: string,
): string {
  const points = inKindText({ points: totalPoints, freeNights }, labels, locale)
  if (!total) return points
  const amount = formatMoney(total, locale)
  if (!points) return amount
  return total.amount > 0 ? fillText(labels.withPoints, { points, amount }) : points
}

/** Two stays at one hotel from the same day are told apart by their numbers. */
function namedApart(cards: StayCard[], locale: string): StayCard[] {
  const isShared = (name: string) => cards.filter(({ linkName }) => linkName === name).length > 1
  const separator = /^(ja|zh)/.test(locale) ? '、' : ', '
  return cards.map((card) => {
    if (!isShared(card.linkName)) return card
    const { linkName, bookAgain, numbers } = card
    const apart = (name: string) => [name, ...numbers].join(separator)
    return {
      ...card,
      linkName: apart(linkName),
      bookAgain: bookAgain && { ...bookAgain, name: apart(bookAgain.name) },
    }
  })
}

function longDate(day: string, locale: string): string {
  return formatDateParts(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

function numbersText(numbers: Record<string, number>, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, formatCount(value, locale)]),
  )
}

function signInHref(page: Page, localPath: (path: string) => string): string | null {
  if (isLoginDisabled(page)) return null
  const { site } = page
  return localPath(withQuery(site, signInPath(site), { returnTo: ownAddress(page) }))
}

/** For author mode: two stays that nobody has booked. */
const SAMPLE: Answer = {
  counts: { upcoming: 2, past: 0, cancelled: 0 },
  page: 1,
  pages: 1,
  stays: [1, 2].map((number) => ({
    handle: `sample-${number}`,
    href: '#',
    status: 'UPCOMING',
    checkIn: `2030-03-0${number * 3}`,
    checkOut: `2030-03-0${number * 3 + 2}`,
    lengthOfStay: 2,
    daysUntil: number * 3,
    daysLeft: number * 3 + 2,
    rooms: 1,
    cancelledRooms: 0,
    confirmationNumbers: [`7012345${number}`],
    property: {
      id: '…',
      checkInTime: null,
      checkOutTime: null,
      basicInformation: null,
      contactInformation: null,
      media: null,
    },
    total: null,
    totalPoints: null,
    freeNights: null,
  })),
}

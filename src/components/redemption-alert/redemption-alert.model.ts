import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { staySearchAtom } from '../../features/stay/search.store'
import { searchInput } from '../../features/stay/search-input.rules'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { Preload } from '../../mapping/define-widget'
import { isFlagOn } from '../../rules/codes/flags'
import { formatDate } from '../../rules/formats/dates'
import { formatMoney } from '../../rules/money/money'
import { isPrivatePage } from '../../rules/pages/private-pages'
import { safeHref } from '../../rules/pages/urls'
import { parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { focusAnyway } from '../../ui/text/focus'
import { isolated } from '../../ui/text/isolated'
import { readDismissed, storeDismissed } from './dismissed-kinds.model'
import { redemptionNotificationQuery } from './redemption-alert.operations'
import type { RedemptionAlertProps } from './redemption-alert.schema'

type Answered = NonNullable<
  Operations['RedemptionNotification']['result']['redemptionNotification']
>
type Variables = Operations['RedemptionNotification']['variables']

interface Notice {
  kind: 'warning' | 'info' | 'success'
  title: string
  text: string
  /** Null: the author has set no link, its address is unsafe, or the page has nothing to open. */
  cta: { label: string; href: string; onClick?: (event: MouseEvent) => void } | null
}

export type RedemptionAlertModel =
  | { state: 'none' }
  /**
   * No notice yet, or none while the place is in view: its height is kept for visitors whom the site knows, so that
   * nothing moves.
   */
  | { state: 'place'; placeRef: RefObject<HTMLElement | null> }
  | {
      state: 'ready'
      notice: Notice
      /** It was dismissed on another page: it keeps its height while it is in view. */
      isHidden: boolean
      placeRef: RefObject<HTMLElement | null>
      dismiss: () => void
    }

/** What the page can ask for: its cart, its booked stay, or its search in points; null for none of them. */
function variablesOf(search: StaySearch, { mode, page, site }: PageContext): Variables | null {
  if (mode === 'edit' || !isFlagOn(site, 'points')) return null
  if (page.cart) return { cartId: page.cart }
  if (page.stay) return { stay: page.stay }
  const propertyId = search.propertyId ?? page.propertyId
  if (!search.usePoints || !search.checkIn || !propertyId) return null
  return { search: searchInput({ ...search, propertyId }) }
}

/** The same by the address alone, for a page that the server renders. */
export function noticeVariables(context: PageContext): Variables | null {
  const { page, site, renderedAt } = context
  const search = parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
  return variablesOf(search, context)
}

/** What the server asks first. Caches keep public pages: their HTML is the same for everybody. */
export function questionsOf(_props: RedemptionAlertProps, context: PageContext): Preload[] {
  const variables = isPrivatePage(context.page) ? noticeVariables(context) : null
  return variables ? [{ query: redemptionNotificationQuery, variables }] : []
}

/** The one thing that a member should know about points for this page (W24). */
export function useRedemptionAlert(props: RedemptionAlertProps): RedemptionAlertModel {
  const page = usePage()
  const { context } = page
  const localPath = usePageValue(localPathAtom)
  const { state: visitor } = usePageValue(visitorAtom)
  const variables = variablesOf(usePageValue(staySearchAtom), context)
  const isPrivate = isPrivatePage(context.page)
  const isAsked = isPrivate || visitor === 'authenticated'
  const answer = useQuery(redemptionNotificationQuery, isAsked ? variables : null)
  const track = useTrack('redemption-alert', props)
  // Null until the browser's storage is read.
  const [dismissed, setDismissed] = useState<string[] | null>(null)

  // Before the first paint of a widget without server HTML.
  useLayoutEffect(() => setDismissed(readDismissed(page)), [page])

  const isEdited = context.mode === 'edit'
  const found = answer.state === 'ready' ? answer.data.redemptionNotification : null
  const shown = isEdited ? SAMPLE : found
  const isHidden = !isEdited && shown !== null && dismissed?.includes(shown.type) === true
  const isWaiting = isAsked ? answer.state === 'loading' : visitor === 'unknown'
  const { placeRef, isGone, leave } = useKeptPlace(isHidden || (!isWaiting && !shown))
  const type = !dismissed || isHidden || isEdited ? null : (shown?.type ?? null)
  useEffect(() => {
    if (type) track('redemption_alert', { type })
  }, [type, track])

  if (!shown) {
    return variables && !isPrivate && !isGone ? { state: 'place', placeRef } : { state: 'none' }
  }
  if (isHidden && isGone) return { state: 'none' }
  return {
    state: 'ready',
    notice: noticeOf(shown, props, page, localPath),
    isHidden,
    placeRef,
    dismiss() {
      if (isEdited) return
      leave()
      storeDismissed(page, shown.type)
      setDismissed(readDismissed(page))
    },
  }
}

/** An empty place is given up out of view, where nothing moves, or by `leave`, with an action of the visitor. */
function useKeptPlace(isEmpty: boolean) {
  const placeRef = useRef<HTMLElement>(null)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    const place = placeRef.current
    if (!isEmpty || !place) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) setGone(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [isEmpty])
  return { placeRef, isGone, leave: () => setGone(true) }
}

const KINDS = {
  SHORTFALL: 'warning',
  EXPIRING_AWARD: 'info',
  BETTER_VALUE: 'info',
  POINTS_REFUNDED: 'success',
} as const

function noticeOf(
  { type, points, amount, freeNights, deadline }: Answered,
  props: RedemptionAlertProps,
  page: Page,
  localPath: (path: string) => string,
): Notice {
  const { labels } = props
  const { locale } = page.context
  const [title, text] = {
    SHORTFALL: [labels.shortfallTitle, labels.shortfall],
    EXPIRING_AWARD: [labels.expiringTitle, labels.expiring],
    BETTER_VALUE: [labels.betterValueTitle, labels.betterValue],
    POINTS_REFUNDED: [labels.refundedTitle, labels.refunded],
  }[type] as [string, string]
  return {
    kind: KINDS[type],
    title,
    text: fillText(countText(text, freeNights ?? points, locale), {
      amount: amount ? isolated(formatMoney(amount, locale)) : '',
      date: deadline ? isolated(formatDate(deadline, locale)) : '',
    }),
    cta: ctaOf(props, page, localPath),
  }
}

function ctaOf(
  { cta }: RedemptionAlertProps,
  page: Page,
  localPath: (path: string) => string,
): Notice['cta'] {
  if (!cta) return null
  const { label, action } = cta
  if (action === 'link') {
    const href = cta.href === undefined ? null : safeHref(cta.href)
    return href === null ? null : { label, href: localPath(href) }
  }
  const id = page.placed(['redemption-panel'])
  if (!id) return null
  return {
    label,
    href: `#${id}`,
    onClick(event) {
      const panel = document.getElementById(id)
      if (!panel || !isPlainClick(event)) return
      event.preventDefault()
      panel.scrollIntoView({ block: 'start' })
      focusAnyway(panel.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? panel, {
        preventScroll: true,
      })
    },
  }
}

/** For author mode. */
const SAMPLE: Answered = {
  ...{ type: 'SHORTFALL', points: 17_000 },
  ...{ freeNights: null, amount: null, deadline: null },
}

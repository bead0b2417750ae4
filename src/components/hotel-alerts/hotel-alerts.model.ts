import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePropertyFacts } from '../../features/property/use-property-facts'
import { usePropertyId } from '../../features/property/use-property-id'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { stayFrom } from '../../rules/codes/session-values'
import { asked } from '../../rules/site/query'
import { type Days, hotelDays, overlaps } from '../../rules/stay/hotel-days'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import { getSession } from '../../services/session/session'
import type { SessionValues } from '../../services/session/session-call'
import { claimAlerts } from './alert-claims'
import { type Alert, alertList, type Severity } from './alert-list'
import { readDismissed, storeDismissed } from './dismissed-alerts.model'
import { type Held, useHeldPlace } from './held-place.model'
import { alertsQuery } from './hotel-alerts.operations'
import type { HotelAlertsProps } from './hotel-alerts.schema'

export interface ShownAlert {
  id: string
  severity: Severity
  title: string
  html: string
  link: string | null
  /** `extra`: shown after “Show more”. `hidden`: outside of the stay, or closed. */
  shown: 'yes' | 'extra' | 'hidden'
  /** Critical, and not in the loaded page: announced as an alert. */
  isAnnounced: boolean
  /** Null: it cannot be closed. */
  dismiss: (() => void) | null
}

export type HotelAlertsModel =
  | { state: 'none' }
  | {
      state: 'ready'
      alerts: ShownAlert[]
      /** The number of alerts that are not shown. */
      more: number
      showMore: () => void
      /** The first one after “Show more”, which gets the focus. */
      firstExtraRef: RefObject<HTMLLIElement | null>
      firstExtra: string | null
      held: Held
      placeRef: RefObject<HTMLDivElement | null>
    }

export function useHotelAlerts(props: HotelAlertsProps): HotelAlertsModel {
  const page = usePage()
  const isEditing = page.context.mode === 'edit'
  const { alerts, cameWithPage, isHydrating, propertyId } = useAlerts(props)
  const [served] = useState(() => (isHydrating ? servedAlerts(props.id) : null))
  const [isLive, setLive] = useState(!isHydrating)
  const [hasMore, setMore] = useState(false)
  const [dismissed, setDismissed] = useState<string[]>([])
  const isLate = alerts !== null && !cameWithPage
  const { ref, held, hold, release } = useHeldPlace(!cameWithPage)
  const localPath = usePageValue(localPathAtom)
  const today = useToday(propertyId)
  const { stay, isAsking } = useStay(alerts !== null && alerts.length > 0 && !isEditing, hold)

  // Before the first paint of a widget without server HTML.
  useLayoutEffect(() => {
    hold()
    setLive(true)
    if (propertyId && !isEditing) setDismissed(readDismissed(page, propertyId))
  }, [page, propertyId, isEditing, hold])

  const isWaiting = alerts === null || (isLate && isAsking)
  const days = stay && stay.to >= today.from ? stay : today
  const isDue = (alert: Alert): boolean => {
    if (isEditing) return true
    if (!isLive && served) return served.due.has(alert.id)
    if (alert.severity !== 'critical' && props.dismissible && dismissed.includes(alert.id))
      return false
    return overlaps({ from: alert.startDate, to: alert.endDate }, days)
  }
  const rendered = isWaiting
    ? []
    : renderedAlerts(alerts, cameWithPage ? served : null, page, props.id)
  const due = rendered.filter(isDue)
  const atOnce = isEditing || hasMore ? due : due.slice(0, props.maxVisible)
  const [first] = useState(() => new Set(cameWithPage ? due.map(({ id }) => id) : []))
  const track = useTrack('hotel-alerts', props)
  useViewed(isLive ? atOnce : [], track)
  const firstExtraRef = useFocusOnMore(hasMore)

  if (rendered.length === 0) return { state: 'none' }
  const dismiss = ({ id, severity }: Alert) => {
    if (isEditing || !propertyId) return
    track('alert_dismiss', { id, severity })
    release()
    setDismissed(storeDismissed(page, propertyId, id))
  }
  return {
    state: 'ready',
    alerts: rendered.map((alert) => ({
      id: alert.id,
      severity: alert.severity,
      title: alert.title ?? '',
      html: alert.body ?? '',
      link: alert.link ? localPath(alert.link) : null,
      shown: atOnce.includes(alert) ? 'yes' : due.includes(alert) ? 'extra' : 'hidden',
      isAnnounced: isLive && alert.severity === 'critical' && !first.has(alert.id),
      dismiss: props.dismissible && alert.severity !== 'critical' ? () => dismiss(alert) : null,
    })),
    more: due.length - atOnce.length,
    showMore: () => {
      release()
      setMore(true)
    },
    firstExtraRef,
    firstExtra: due[props.maxVisible]?.id ?? null,
    held,
    placeRef: ref,
  }
}

/** The hotel's notices in order; null while loading. */
function useAlerts({ severities, pages }: HotelAlertsProps) {
  const { locale, page: place, mode } = usePage().context
  const { live, served } = useStores()
  const isEditing = mode === 'edit'
  const isWanted = isEditing || pages.length === 0 || pages.includes(place.id)
  const { id } = usePropertyId(isWanted && !isEditing)
  const propertyId = id ?? undefined
  const answer = useQuery(alertsQuery, isWanted && propertyId ? { propertyId, locale } : null)
  const [cameWithPage] = useState(answer.state === 'ready')
  const alerts = answer.state === 'ready' ? alertList(answer.data.alerts ?? [], severities) : null
  return { alerts, cameWithPage, isHydrating: live !== served, propertyId }
}

/** The notices in the server's HTML, and the shown ones, which hydration has to repeat. */
function servedAlerts(id: string): { ids: Set<string>; due: Set<string> } {
  const items = [
    ...(document.getElementById(id)?.querySelectorAll<HTMLElement>('[data-alert]') ?? []),
  ]
  const idsOf = (some: HTMLElement[]) => new Set(some.map(({ dataset }) => dataset.alert ?? ''))
  return {
    ids: idsOf(items),
    due: idsOf(items.filter(({ dataset }) => dataset.shown !== 'hidden')),
  }
}

/**
 * All notices that are not over, because another stay may overlap them: the browser then only shows
 * existing HTML. With server HTML, those that the server has rendered.
 */
function renderedAlerts(
  alerts: Alert[],
  served: { ids: Set<string> } | null,
  page: Page,
  owner: string,
): Alert[] {
  const { from } = hotelDays(page.now())
  const ofServer = served && alerts.filter(({ id }) => served.ids.has(id))
  const current = alerts.filter(({ endDate }) => !(endDate && endDate < from))
  const claimed = claimAlerts(page, owner, ofServer ?? current)
  return ofServer ?? claimed
}

/** The current day at the hotel if its time zone is loaded; else all possible days. */
function useToday(propertyId: string | undefined): Days {
  const page = usePage()
  return hotelDays(page.now(), usePropertyFacts(propertyId)?.timeZone)
}

/** The visitor's stay: that of the address, else that of the session. */
function useStay(isWanted: boolean, beforeChange: () => void) {
  const page = usePage()
  const [session, setSession] = useState<SessionValues | null>()
  const own = stayFrom({ fromDate: asked(page, 'fromDate'), toDate: asked(page, 'toDate') }, null)
  const isAsking = isWanted && !own && session === undefined
  useEffect(() => {
    if (!isAsking) return
    let isHere = true
    const keep = (values: SessionValues | null) => {
      if (!isHere) return
      beforeChange()
      setSession(values)
    }
    getSession(page).then(keep, () => keep(null))
    return () => {
      isHere = false
    }
  }, [page, isAsking, beforeChange])
  return { stay: own ?? stayFrom(null, session && { ...session }), isAsking }
}

/** Each notice is tracked once, when it is first shown. */
function useViewed(alerts: Alert[], track: ReturnType<typeof useTrack>) {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, severity } of alerts) {
      if (seen.current.has(id)) continue
      seen.current.add(id)
      track('alert_view', { id, severity })
    }
  })
}

/** Moves the focus, because the focused button is removed with its notice. */
function useFocusOnMore(hasMore: boolean) {
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (hasMore) ref.current?.focus()
  }, [hasMore])
  return ref
}

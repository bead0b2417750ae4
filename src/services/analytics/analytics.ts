import type { Page } from '../page/page'

declare global {
  interface Window {
    /** The page's data layer, in the Adobe Client Data Layer's conventions. */
    adobeDataLayer?: unknown[]
  }
}

/** An event as the Adobe Client Data Layer takes it. */
export interface LayerEvent {
  event: string
  eventInfo: Record<string, unknown>
}

/** Events queued until the visitor's consent is known; `consent.ts` filters and forwards them. */
export const queuedEvents = {
  events: [] as LayerEvent[],
  /** Receives each event once consent was given or refused. */
  take: null as ((event: LayerEvent) => void) | null,
  /** The visitor's choice before `consent.ts` was loaded. */
  choice: null as unknown,
}

/** Limit of the queue; most early events are widget views. */
const MOST_HELD = 200

/**
 * Pushes an event with the base fields of B.0 into the data layer. Until `consent.ts` has read what the
 * visitor allows, the event is queued, also on a site that needs no consent: the visitor may have opted out
 * (C.10). `fields` must not contain names, e-mail addresses, or phone,
 * member or confirmation numbers: callers pass codes and counts only.
 */
export function track(page: Page, event: string, fields: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined' || page.context.mode !== 'publish') return
  const { brand } = page.site
  const { page: place, locale } = page.context
  const entry = {
    event,
    eventInfo: {
      pageId: place.id,
      pageType: place.type,
      locale,
      propertyId: place.propertyId,
      brandCode: brand.code,
      timestamp: page.now(),
      ...fields,
    },
  }
  if (queuedEvents.take) queuedEvents.take(entry)
  else if (queuedEvents.events.length < MOST_HELD) queuedEvents.events.push(entry)
}

export function pushToLayer(entry: object): void {
  window.adobeDataLayer ??= []
  window.adobeDataLayer.push(entry)
}

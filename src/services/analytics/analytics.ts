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

/** What waits for the visitor's consent; `consent.ts` looks through it and says where it goes. */
export const held = {
  events: [] as LayerEvent[],
  /** Who takes an event once consent was given or refused. */
  take: null as ((event: LayerEvent) => void) | null,
  /** What the visitor chose before anybody listened. */
  choice: null as unknown,
}

/** Most of a page's first events are its widgets' views. */
const MOST_HELD = 200

/**
 * Pushes an event with the base fields of B.0 into the data layer, where the site needs consent once
 * it is known (C.10). `fields` hold no name, e-mail, phone, member or confirmation number: callers
 * pass codes and counts only.
 */
export function track(page: Page, event: string, fields: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined' || page.context.mode !== 'publish') return
  const { brand, analytics } = page.site
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
  if (held.take) held.take(entry)
  else if (!analytics.needsConsent) pushToLayer(entry)
  else if (held.events.length < MOST_HELD) held.events.push(entry)
}

export function pushToLayer(entry: object): void {
  window.adobeDataLayer ??= []
  window.adobeDataLayer.push(entry)
}

import type { Page } from './page'

declare global {
  interface Window {
    /** The page's data layer, in the Adobe Client Data Layer's conventions. */
    adobeDataLayer?: unknown[]
  }
}

/**
 * Pushes an event with the base fields of B.0 into the data layer. `fields` hold no name, e-mail,
 * phone, member or confirmation number: callers pass codes and counts only.
 */
export function track(page: Page, event: string, fields: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined' || page.context.mode !== 'publish') return
  const { page: place, locale, brand } = page.context
  window.adobeDataLayer ??= []
  window.adobeDataLayer.push({
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
  })
}

import type { Page } from '../../services/page/page'
import { readJson } from '../../services/storage/storage'

const keyOf = (propertyId: string) => `hotelAlerts.${propertyId}`

/** The notices of a hotel that the visitor has closed in this tab. */
export function readDismissed(page: Page, propertyId: string): string[] {
  const stored = readJson(page.storage.session, keyOf(propertyId))
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
}

/** Adds to the stored list, because another widget may have changed it. */
export function storeDismissed(page: Page, propertyId: string, id: string): string[] {
  const ids = [...new Set([...readDismissed(page, propertyId), id])]
  page.storage.session.set(keyOf(propertyId), JSON.stringify(ids))
  return ids
}

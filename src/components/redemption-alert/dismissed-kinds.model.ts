import type { Page } from '../../services/page/page'
import { readJson } from '../../services/storage/storage'

const KEY = 'redemptionAlerts'

/** The kinds of notices that the visitor has closed in this tab. */
export function readDismissed(page: Page): string[] {
  const stored = readJson(page.storage.session, KEY)
  return Array.isArray(stored) ? stored.filter((kind) => typeof kind === 'string') : []
}

/** Adds to the stored list, because the widget of another page may have changed it. */
export function storeDismissed(page: Page, kind: string): void {
  const kinds = [...new Set([...readDismissed(page), kind])]
  page.storage.session.set(KEY, JSON.stringify(kinds))
}

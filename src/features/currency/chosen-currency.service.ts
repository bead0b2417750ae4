import { isBookingPage } from '../../rules/pages/page-types'
import { emit } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import { askedSession, getSession } from '../../services/session/session'

const KEY = 'currency'

/**
 * The currency that the visitor wants to read prices in (W07); null for the hotels' own. It is what
 * this tab knows of the session's `selectedCurrency`: where nothing was chosen, nothing is asked.
 */
export function chosenCurrency(page: Page): string | null {
  return codeOf(page.storage.session.get(KEY))
}

/**
 * Takes over what the session has of another tab's choice; this tab's own stands. A page that has
 * not asked for the session does not for this, but for a booking's, which needs it anyway.
 */
export async function adoptCurrency(page: Page): Promise<void> {
  if (chosenCurrency(page) !== null || page.context.mode === 'edit') return
  try {
    if (isBookingPage(page.context.page.id)) await getSession(page)
    const session = await askedSession(page)
    const { selectedCurrency, rk_currency } = session?.values ?? {}
    if (chosenCurrency(page) === null) keepCurrency(page, selectedCurrency ?? rk_currency)
  } catch {
    // The session's own failure, which is logged.
  }
}

/** Keeps the choice for this tab, and tells the page's prices of it with `currency-changed`. */
export function keepCurrency(page: Page, chosen: unknown): void {
  const currency = codeOf(chosen)
  if (currency === null || currency === chosenCurrency(page)) return
  page.storage.session.set(KEY, currency)
  emit('currency-changed', { currency })
}

function codeOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : null
}

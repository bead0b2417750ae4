import { isBookingPage } from '../../rules/pages/page-types'
import { emit } from '../../services/events/events'
import type { Page } from '../../services/page/page'
import { askedSession, getSession } from '../../services/session/session'

const KEY = 'currency'

/**
 * The visitor's currency for prices (W07); null for each hotel's own. Reads this tab's copy of the
 * session's `selectedCurrency`, without a request.
 */
export function chosenCurrency(page: Page): string | null {
  return codeOf(page.storage.session.get(KEY))
}

/**
 * Adopts the currency that another tab stored in the session, unless this tab has its own. Only a
 * booking page requests the session for this; other pages use it if it was requested already.
 */
export async function adoptCurrency(page: Page): Promise<void> {
  if (chosenCurrency(page) !== null || page.context.mode === 'edit') return
  try {
    if (isBookingPage(page.context.page.id)) await getSession(page)
    const session = await askedSession(page)
    const { selectedCurrency, rk_currency } = session?.values ?? {}
    if (chosenCurrency(page) === null) keepCurrency(page, selectedCurrency ?? rk_currency)
  } catch {
    // The session call logs its own failure.
  }
}

/** Stores the choice for this tab and notifies the page with `currency-changed`. */
export function keepCurrency(page: Page, chosen: unknown): void {
  const currency = codeOf(chosen)
  if (currency === null || currency === chosenCurrency(page)) return
  page.storage.session.set(KEY, currency)
  emit('currency-changed', { currency })
}

function codeOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : null
}

import type { Page } from '../../services/page/page'
import { setSessionValues } from '../../services/session/session'
import { keepCurrency } from './chosen-currency.service'
import { exchangeRate } from './exchange-rates.service'

/**
 * Shows prices in another currency from now on, on this page and the next (W07). False, and nothing
 * has changed, where there is no rate from the hotel's own; a page without a hotel asks for none.
 * The session keeps it; a cart would be told with CurrencyChange, once there are carts.
 */
export async function chooseCurrency(
  page: Page,
  currency: string,
  own: string | null,
): Promise<boolean> {
  const rate = own === null ? 1 : await exchangeRate(page, own, currency)
  if (rate === null) return false
  keepCurrency(page, currency)
  void setSessionValues(page, { selectedCurrency: currency })
  return true
}

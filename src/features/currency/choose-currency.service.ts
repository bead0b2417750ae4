import type { Page } from '../../services/page/page'
import { setSessionValues } from '../../services/session/session'
import { keepCurrency } from './chosen-currency.service'
import { exchangeRate } from './exchange-rates.service'

/**
 * Switches the currency of displayed prices, on this page and the following ones (W07). Returns
 * false, without any change, if there is no exchange rate from the hotel's currency; a page without
 * a hotel needs no rate. The session keeps the choice, for its cart too: a cart's own amounts are
 * never converted.
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

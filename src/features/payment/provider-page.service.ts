import type { Page } from '../../services/page/page'
import { isProviderOrigin } from './payment-settings.rules'

/** Goes to the provider's own page, if the address is one of the provider's; returns whether it is. */
export function leaveForProvider(page: Page, address: unknown): boolean {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null
  if (!url || !isProviderOrigin(page.site, url.origin)) {
    page.log('error', 'payment|unsafe||The address of the provider’s page is not allowed.')
    return false
  }
  if (page.context.mode === 'edit') return false
  page.leave(url.href, false)
  return true
}

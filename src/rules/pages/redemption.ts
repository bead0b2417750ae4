import { type AskedPage, asked } from '../site/query'

/** Whether the page is about a stay that is paid with points: its search asks for points (W16). */
export function isRedemptionPage(page: AskedPage): boolean {
  return asked(page, 'usePoints') === 'true'
}

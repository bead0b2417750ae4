import { type AskedPage, asked } from '../site/query'

/** A page that may be about a stay in points. */
interface RedemptionPage extends AskedPage {
  context: { page: { isRedemption?: boolean } }
}

/**
 * Whether the page is about a stay that is paid with points: the server says so of its cart or order, or its search
 * asks for points (W16).
 */
export function isRedemptionPage(page: RedemptionPage): boolean {
  return page.context.page.isRedemption === true || asked(page, 'usePoints') === 'true'
}

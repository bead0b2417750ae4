import type { PageContext } from '../../../services/page/page-context'

type Page = PageContext['page']

/** Whether a page is about the cart of a change: its address names the booked stay beside the cart (docs/decisions/0095). */
export function isChangePage(page: Page): page is Page & { cart: string; stay: string } {
  return page.cart !== undefined && page.stay !== undefined
}

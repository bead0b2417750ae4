/** Whether a page is about the cart of a change: its address names the booked stay beside the cart (docs/decisions/0095). */
export function isChangePage<Page extends { cart?: string; stay?: string }>(
  page: Page,
): page is Page & { cart: string; stay: string } {
  return page.cart !== undefined && page.stay !== undefined
}

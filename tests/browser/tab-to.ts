import type { Locator, Page } from '@playwright/test'

/** More than the elements of any page that Tab reaches. */
const MOST_PRESSES = 200

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, place: string | Locator) {
  const wanted = typeof place === 'string' ? page.locator(place) : place
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${wanted}.`)
}

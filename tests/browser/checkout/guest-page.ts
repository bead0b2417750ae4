import type { Page } from '@playwright/test'
import { bar, choose, ownStay, WORDS } from '../booking/journey-page'
import { RATES } from '../site'

/** A button of the booking bar. */
export const button = (page: Page, name: string) => bar(page).getByRole('button', { name })

/** A field of the form of the guest. */
export const field = (page: Page, name: string) =>
  page.locator(`[name="guest.${name}"]:not([type=hidden])`)

export const GUEST = {
  ...{ givenName: 'Maria', familyName: "O'Neil-Smith", email: 'maria@example.com' },
  ...{ emailConfirm: 'maria@example.com', phone: '212 555 0100' },
}

/** Goes through the pages from the rates in Munich to the one that asks for the guests. */
export async function walkToGuests(page: Page, locale: keyof typeof WORDS = 'en-US') {
  const words = WORDS[locale]
  const site = locale === 'en-US' ? '' : `/${locale}`
  await page.goto(`${site}${RATES.replace('NYCAB', 'MUCDE')}&${ownStay()}`)
  await choose(page, 0, words)
  await page.waitForURL(/reviewDetails/)
  await bar(page, words).locator('button[name=step]').click()
  await page.waitForURL(/guestInfo/)
}

export async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The other widgets of the page ask too. */
export async function agree(page: Page) {
  const boxes = page.locator('[type=checkbox]:is([name^="ack."], [name="prepay.accepted"])')
  for (const box of await boxes.all()) await box.check()
}

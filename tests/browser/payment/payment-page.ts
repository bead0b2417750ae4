import { expect, type FrameLocator, type Page } from '@playwright/test'
import { type Booking, openGuests } from '../checkout/by-form'
import { agree, fill, GUEST } from '../checkout/guest-page'
import { settled } from '../site'

/** Test cards of the sandbox's provider (sandbox/payment/test-cards.ts). */
export const CARD = {
  approve: '4111 1111 1111 1111',
  mastercard: '5555 5555 5555 4444',
  challenge: '4000 0000 0000 3220',
  decline: '4000 0000 0000 0002',
  /** Pays the stay, and is declined for another charge. */
  declineAgain: '4000 0000 0000 0341',
  /** Its bank takes no refund. */
  noRefund: '4000 0000 0000 0408',
  /** The token takes longer than the page waits for it. */
  late: '4000 0000 0000 0259',
} as const

/** The button of the booking bar, in the page's language. */
export const bookButton = (page: Page) => page.locator('button[name=step][value=book]').last()

/** The provider's form inside of the page. */
export const cardFrame = (page: Page): FrameLocator =>
  page.frameLocator('foyer-widget[type="payment-iframe"] iframe')

/** The page of the guests with a complete form, and the provider's form in sight. */
export async function openPayment(page: Page, guest = GUEST, booking: Booking = {}) {
  await openForm(page, guest, booking)
  await showCard(page)
}

/** The page of the guests with a complete form. */
export async function openForm(page: Page, guest = GUEST, booking: Booking = {}) {
  await openGuests(page, booking)
  await settled(page)
  await fill(page, guest)
  await agree(page)
}

export async function showCard(page: Page) {
  await page.locator('foyer-widget[type="payment-iframe"]').scrollIntoViewIfNeeded()
  await expect(cardFrame(page).locator('#number')).toBeVisible()
}

/** Types a card into the provider's form. */
export async function typeCard(page: Page, number: string) {
  const frame = cardFrame(page)
  await frame.locator('#name').fill('Maria Oneil')
  await frame.locator('#number').fill(number)
  await frame.locator('#expiry').fill(`04/${(new Date().getFullYear() + 3) % 100}`)
  await frame.locator('#cvv').fill('123')
  if (await isOfUnitedStates(page)) await frame.locator('#zip').fill('10001')
}

/** By the form of the page, or before anything is said there by its language. */
const isOfUnitedStates = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector<HTMLSelectElement>('[name="guest.country"]')
    return (field?.value || document.documentElement.lang.slice(3)) === 'US'
  })

/** What the bank says inside of the provider's form. */
export const bankPage = (page: Page) => bank(page).locator('body')

const bank = (page: Page) => cardFrame(page).frameLocator('#challenge iframe')

/** Says why there is no order. */
export const notice = (page: Page) =>
  page.locator('foyer-widget[type="payment-iframe"] [role=alert]')

/** The cards of a member, the last one of which is a new one. */
export const cardChoice = (page: Page) =>
  page.locator('foyer-widget[type="payment-information"] [role=radiogroup] input')

/** The field for the code that the bank asks for. */
export const bankQuestion = (page: Page) => bank(page).locator('#code')

/** Answers the bank's question inside of the provider's form. */
export async function answerBank(page: Page, code = '123456') {
  await bankQuestion(page).fill(code)
  await bank(page).locator('button[value=code]').click()
}

export const confirmation = (page: Page) =>
  page.locator('foyer-widget[type="confirmation-message"]')

export async function expectBooked(page: Page) {
  await page.waitForURL(/confirmation\.mi/)
  await expect(confirmation(page).locator('h2')).toBeVisible()
  await expect(confirmation(page).locator('bdi').first()).toHaveText(/^\d{1,11}$/)
}

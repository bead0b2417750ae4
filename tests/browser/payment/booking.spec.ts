/** Paying and booking with a script (W37, W38, W45, C.25). */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectSound } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'

import { become, layoutShifts, setFaults, settled, test, watch } from '../site'
import {
  answerBank,
  bankQuestion,
  bookButton,
  CARD,
  cardChoice,
  cardFrame,
  confirmation,
  expectBooked,
  notice,
  openForm,
  openPayment,
  showCard,
  typeCard,
} from './payment-page'

test('a declined card stays on the page; another one, asked for by the bank, books', async ({
  page,
}) => {
  const seen = await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.decline)
  await bookButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your bank declined the card' })
  await expect(alert).toBeVisible()
  await expect(page.locator('[name="guest.givenName"]')).toHaveValue('Maria')
  await expect(cardFrame(page).locator('#number')).toHaveValue('')
  await expect(cardFrame(page).locator('#name')).toHaveValue('Maria Oneil')
  await typeCard(page, CARD.challenge)
  await bookButton(page).click()
  await answerBank(page)
  await expectBooked(page)
  await settled(page)
  await expect(confirmation(page).locator('h2')).toBeFocused()
  await expectSound(page, 'confirmation')
  expect(seen.requests.filter((one) => one.endsWith('/CreateOrder'))).toHaveLength(2)
})

test('with the keyboard alone a card is declined, another one typed, the bank answered and the stay booked', async ({
  page,
}) => {
  await openPayment(page)
  const frame = cardFrame(page)
  const { keyboard } = page
  const year = `${(new Date().getFullYear() + 3) % 100}`
  const type = async (number: string) => {
    const values = { name: 'Maria Oneil', zip: '10001', number, expiry: `04${year}`, cvv: '123' }
    for (const [name, value] of Object.entries(values)) {
      await tabIn(page, frame.locator(`#${name}`))
      await keyboard.type(value)
    }
    await tabIn(page, bookButton(page))
    await keyboard.press('Enter')
  }
  await page.locator('[name="guest.phone"]:not([type=hidden])').focus()
  await type(CARD.decline)
  await expect(page.getByRole('alert').filter({ hasText: 'declined the card' })).toBeVisible()
  // From what has the focus now: it never has to be looked for from the start of the page.
  await type(CARD.challenge)
  await expect(bankQuestion(page)).toBeVisible()
  // The focus has gone to the bank's page.
  await tabIn(page, bankQuestion(page), 3)
  await keyboard.type('123456')
  await keyboard.press('Enter')
  await expectBooked(page)
})

test('Back from the confirmation leads to it, and a reload books nothing', async ({ page }) => {
  const seen = await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).dblclick()
  await expectBooked(page)
  const number = await confirmation(page).locator('bdi').first().textContent()
  await page.reload()
  await expect(confirmation(page).locator('bdi').first()).toHaveText(String(number))
  await page.goBack()
  await page.waitForURL(/confirmation\.mi/)
  await expect(confirmation(page).locator('bdi').first()).toHaveText(String(number))
  expect(seen.requests.filter((one) => one.endsWith('/CreateOrder'))).toHaveLength(1)
})

test('nothing moves while the card form comes, grows and asks', async ({ page }) => {
  await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.challenge)
  await bookButton(page).click()
  await expect(cardFrame(page).frameLocator('#challenge iframe').locator('#code')).toBeVisible()
  await settled(page)
  const moved = (await layoutShifts(page)).filter(([value]) => value > 0)
  expect(moved).toEqual([])
})

test('card details that are missing are asked for in the frame', async ({ page }) => {
  await openPayment(page)
  await bookButton(page).click()
  await expect(page.getByText('Please check your card details')).toBeVisible()
  await expect(cardFrame(page).locator('[aria-invalid=true]')).toHaveCount(5)
  await expect(cardFrame(page).locator('#name')).toBeFocused()
  expect(page.url()).toContain('guestInfo')
})

test('an order that gets no answer is told once, beside the card', async ({ page, context }) => {
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await setFaults(context, 'CreateOrder:status:503')
  await bookButton(page).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText(/[\da-f]{8}-[\da-f]{4}-/)
})

test('a token that comes too late is told, and pays once when the visitor tries again', async ({
  page,
}) => {
  const seen = await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.late)
  await bookButton(page).click()
  await expect(notice(page)).toContainText('The payment took too long')
  await expect(page.locator('[name="guest.givenName"]')).toHaveValue('Maria')
  await bookButton(page).click()
  await expectBooked(page)
  expect(seen.requests.filter((one) => one.endsWith('/CreateOrder'))).toHaveLength(1)
})

test('guests of the United States are asked for the ZIP code of the bill, others are not', async ({
  page,
}) => {
  await openPayment(page)
  const zip = cardFrame(page).locator('#zip')
  await expect(zip).toBeVisible()
  await page.locator('select[name="guest.country"]').selectOption('DE')
  await expect(zip).toBeHidden()
  await page.locator('select[name="guest.country"]').selectOption('US')
  await expect(page.getByText('please have a photo ID ready')).toBeVisible()
  await typeCard(page, CARD.approve)
  await zip.fill('1000')
  await bookButton(page).click()
  await expect(zip).toBeFocused()
  await expect(zip).toHaveAccessibleDescription(/five or nine digits/)
  await expect(cardFrame(page).locator('#keep')).toBeHidden()
})

test('a blocked frame leads to the provider’s own page', async ({ page, baseURL }) => {
  const provider = String(baseURL).replace('127.0.0.1', 'pay.localhost')
  await page.route(`${provider}/frame**`, (route) => route.abort())
  await openForm(page)
  await page.locator('foyer-widget[type="payment-iframe"]').scrollIntoViewIfNeeded()
  await expect(page.getByText('The card form does not open in your browser')).toBeVisible()
  await page.getByRole('button', { name: 'Pay on the provider’s page' }).click()
  await page.waitForURL(`${provider}/pay/**`)
})

test('no field of the page is for a card, and a card typed into one is not stored', async ({
  page,
}) => {
  await openPayment(page)
  const names = await page
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete))
  expect(names.filter((name) => name.startsWith('cc-'))).toEqual([])
  await showCard(page)
})

test('the cards of a member come late: their place is kept, and they can be asked for again', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await watch(page)
  await openGuests(page)
  let allow = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    allow = resolve
  })
  let times = 0
  await page.route(/CustomerPaymentInfo/, async (route) => {
    times += 1
    await isAllowed
    return times === 1 ? route.fulfill({ status: 500, body: '{}' }) : route.continue()
  })
  await page.reload()
  await page.locator('foyer-widget[type="payment-information"]').scrollIntoViewIfNeeded()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.poll(() => times).toBe(1)
  allow()
  await expect(again).toBeVisible()
  await again.click()
  await expect(cardChoice(page).first()).toBeChecked()
  expect(await layoutShifts(page)).toEqual([])
})

test('the bar stands still while the booking is on its way', async ({ page }) => {
  await openPayment(page)
  await typeCard(page, CARD.decline)
  let answer = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/CreateOrder/i, async (route) => {
    await isAllowed
    return route.continue()
  })
  const button = bookButton(page)
  const before = await button.boundingBox()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  expect(await button.boundingBox()).toEqual(before)
  answer()
  await expect(notice(page)).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
})

/** Presses Tab until the element has the focus, also inside of a frame. */
async function tabIn(page: Page, wanted: Locator, most = 40) {
  for (let presses = 0; presses < most; presses += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus') && document.hasFocus())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${wanted} in ${most} presses.`)
}

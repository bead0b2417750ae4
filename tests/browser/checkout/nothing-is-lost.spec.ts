/** Whatever happens on the page of the guests, what was typed is there (docs/decisions/0053). */
import { expect, type Page } from '@playwright/test'
import { main, ownStay } from '../booking/journey-page'
import { bankQuestion } from '../payment/payment-page'
import { become, settled, test, watch } from '../site'
import { openGuests } from './by-form'
import { agree, button, field, fill, GUEST, walkToGuests } from './guest-page'
import { setServerClock } from './review-page'

const MINUTE = 60_000

/** Fills in the form, and waits until the server has it. */
async function fillAndKeep(page: Page, values: Readonly<Record<string, string>> = GUEST) {
  await settled(page)
  const last = Object.values(values).at(-1) ?? ''
  const isKept = page.waitForResponse(
    (response) =>
      response.url().includes('updateCart') &&
      (response.request().postData() ?? '').includes(JSON.stringify(last)),
  )
  await fill(page, values)
  await isKept
}

async function expectTyped(page: Page, values: Readonly<Record<string, string>> = GUEST) {
  for (const [name, value] of Object.entries(values))
    await expect(field(page, name)).toHaveValue(value)
}

async function goOn(page: Page) {
  await agree(page)
  await button(page, 'Book now').click()
  // The form is complete: the card is asked for.
  await expect(main(page)).toContainText('Please check your card details')
}

async function signIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Email, member number or phone/).fill('maria@example.com')
  await dialog.getByLabel(/^Password/).fill('Alderway-1')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
}

test('back to the review, and forward', async ({ page }) => {
  await walkToGuests(page)
  await fillAndKeep(page)
  await page.goBack()
  await expect(page).toHaveURL(/reviewDetails/)
  await page.goForward()
  await expect(page).toHaveURL(/guestInfo/)
  await expectTyped(page)
  await goOn(page)
})

test('back to the review, which asks to go on once more', async ({ page }) => {
  await walkToGuests(page)
  await fillAndKeep(page)
  await page.goBack()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/guestInfo/)
  await expectTyped(page)
})

test('another country, and the first one again', async ({ page }) => {
  await openGuests(page)
  await fillAndKeep(page)
  await field(page, 'state').selectOption('NY')
  await field(page, 'postalCode').fill('10018')
  await field(page, 'country').selectOption('DE')
  await expect(main(page)).toContainText('The address fields now match your country or region.')
  await expect(field(page, 'postalCode')).toHaveValue('10018')
  await field(page, 'country').selectOption('US')
  await expect(field(page, 'state')).toHaveValue('NY')
  await expectTyped(page, { ...GUEST, postalCode: '10018' })
})

test('signing in: what was typed stays, the rest is the member’s, and so is the cart', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await openGuests(page)
  const typed = { givenName: 'Mary', familyName: 'Typed' }
  await fillAndKeep(page, typed)
  const associated = page.waitForResponse(/AssociateProfileWithCart/)
  await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(page)
  expect((await (await associated).json()).data.associateProfileWithCart.status.code).toBe(
    'SUCCESS',
  )
  await expect(main(page).getByRole('link', { name: 'Sign in', exact: true })).toBeHidden()
  await expect(main(page)).toContainText('Maria')
  await expectTyped(page, { ...typed, email: 'maria@example.com' })
  await page.reload()
  await settled(page)
  await expect(field(page, 'familyName')).toBeVisible()
  await expect(main(page)).toContainText('You book for the guest below')
  await expectTyped(page, { ...typed, email: 'maria@example.com' })
  // The form goes on with the revision that signing in has made.
  await expect(page.locator('#checkout-form [name=revision]')).toHaveValue('2')
  await agree(page)
  await button(page, 'Book now').click()
  // The form is complete: the bank asks about the member's card.
  await expect(bankQuestion(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('the hold has expired: the rooms are taken again', async ({ page, context, baseURL }) => {
  await openGuests(page)
  await fillAndKeep(page)
  await setServerClock(context, baseURL, Date.now() + 20 * MINUTE)
  await goOn(page)
})

test('the session has ended: the search goes on, and who signs in again has it all back', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await openGuests(page)
  await settled(page)
  const address = page.url()
  await main(page).getByText('Edit for this booking').click()
  const typed = { givenName: 'Mary', familyName: 'Typed' }
  await fillAndKeep(page, typed)
  await context.clearCookies({ name: 'foyer-session' })
  await button(page, 'Book now').click()
  await page.waitForURL(/problem=CART_NOT_FOUND/)
  expect(page.url()).toContain(ownStay())
  expect(page.url()).toContain('propertyCode=MUCDE')
  await page.goto(address)
  await expect(page).toHaveURL(/rateListMenu/)
  await become(context, 'member-maria')
  await page.goto(address)
  await settled(page)
  await expectTyped(page, typed)
})

test('a computer that slept for two hours', async ({ page, context, baseURL }) => {
  await page.clock.install()
  await openGuests(page)
  await fillAndKeep(page)
  await field(page, 'familyName').fill('Asleep')
  await setServerClock(context, baseURL, Date.now() + 120 * MINUTE)
  await page.clock.fastForward('02:00:00')
  await expectTyped(page, { ...GUEST, familyName: 'Asleep' })
  await goOn(page)
})

import { expect, type Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { isMounted } from '../loader/loader-page'
import { layoutShifts, settled, test, watch } from '../site'
import { openReview } from './by-form'

const PASSWORD = 'Alderway-1'

/** A stranger with one room in the cart, on its review. */
const openOffer = (page: Page) =>
  openReview(page, { propertyCode: 'NYCAB', search: `${ownStay()}&numAdultsPerRoom=1` })

const offer = (page: Page) => page.getByRole('region', { name: /^Join Alderway Circle$/ }).last()
const cartOf = (page: Page) => new URL(page.url()).searchParams.get('cart')

async function fillOffer(page: Page, email: string) {
  await offer(page)
    .getByLabel(/^Given name/)
    .fill('Zoe')
  await offer(page)
    .getByLabel(/^Family name/)
    .fill('Lindqvist')
  await offer(page)
    .getByLabel(/^Email/)
    .fill(email)
  await offer(page)
    .getByLabel(/^Country/)
    .selectOption('DE')
  await offer(page)
    .getByRole('checkbox', { name: /I accept/ })
    .check()
}

async function signIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Email, member number or phone/).fill('maria@example.com')
  await dialog.getByLabel(/^Password/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a stranger joins on the review, and the cart stays', async ({ page }) => {
      await openOffer(page)
      const cart = cartOf(page)
      const total = await page.getByRole('row', { name: /^Total/ }).textContent()
      await fillOffer(page, `zoe-${Date.now()}-${javaScriptEnabled}@example.com`)
      const associated = javaScriptEnabled && page.waitForResponse(/AssociateProfileWithCart/)
      await offer(page).getByRole('button', { name: 'Join now' }).click()
      await associated
      await expect(page.getByText(/Your member number is .?1003\d{5}/)).toBeVisible()
      expect(cartOf(page)).toBe(cart)
      expect(await page.getByRole('row', { name: /^Total/ }).textContent()).toBe(total)
      // The cart is the member's: joining is not offered again.
      await page.goto(page.url().replace(/&outcome=\w+/, ''))
      await expect(page.getByText(/Your member number is .?1003\d{5}/)).toBeVisible()
    })

    test('an address that has an account leads to signing in', async ({ page }) => {
      await openOffer(page)
      await fillOffer(page, 'maria@example.com')
      await offer(page).getByRole('button', { name: 'Join now' }).click()
      await expect(page.getByText(/already exists. Please sign in instead/)).toBeVisible()
      expect(cartOf(page)).not.toBeNull()
    })
  })
}

test('a visitor signs in on the review: the cart is theirs, and what is typed stays', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await openOffer(page)
  const cart = cartOf(page)
  await offer(page)
    .getByLabel(/^Given name/)
    .fill('Zoe')
  // Before that the link leads to the page for signing in.
  await isMounted(page, 'navigation')
  const associated = page.waitForResponse(/AssociateProfileWithCart/)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page)
  const answer = await (await associated).json()
  expect(answer.data.associateProfileWithCart.status.code).toBe('SUCCESS')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(offer(page)).toBeHidden()
  expect(cartOf(page)).toBe(cart)
  // The form goes on with the revision that signing in has made.
  await expect(page.locator('#checkout-form [name=revision]')).toHaveValue('2')
  await page.getByRole('region', { name: 'Booking summary' }).getByRole('button').click()
  await expect(page).toHaveURL(/\/reservation\/guestInfo\.mi\?/)
  expect(complaints).toEqual([])
})

test('nothing moves under the offer', async ({ page }) => {
  await watch(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await openOffer(page)
  await offer(page).scrollIntoViewIfNeeded()
  await settled(page)
  expect(await layoutShifts(page)).toEqual([])
})

import { expect, type Page } from '@playwright/test'
import { findStay, settled, test, UPCOMING, watch, withoutAhead } from '../site'

const HOME = '/homepage-searchform.mi'
const dialog = (page: Page) => page.locator('#lookup-dialog')
/** The console message that the browser writes for a refused call. */
const REFUSED = /^error: Failed to load resource: the server responded with a status of 40[34]/

test('with the keyboard alone, in German on a phone: a wrong name shows an error, a right one opens the hotel', async ({
  page,
}) => {
  const { complaints, requests } = await watch(page)
  await withoutAhead(page)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`/de-DE${HOME}`)
  await settled(page)
  expect(requests.filter((line) => line.includes('lookup'))).toEqual([])
  await page.getByRole('button', { name: 'Menü' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('header dialog').getByRole('link', { name: 'Reisen' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel(/^Bestätigungsnummer/)).toBeFocused()

  await page.keyboard.type('7011 0003')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Maier')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(/keine Reservierung mit diesen Angaben/)).toBeFocused()
  await dialog(page)
    .getByLabel(/^Nachname/)
    .focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Müller')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de-DE\/reservation\/findReservationDetail\.mi\?stay=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordkette')
  expect(complaints.filter((line) => !REFUSED.test(line))).toEqual([])
})

test('a member’s own stay requires the member to sign in, and is found afterwards', async ({
  page,
}) => {
  await page.goto(HOME)
  await settled(page)
  await page.getByRole('link', { name: 'Trips' }).first().click()
  await dialog(page)
    .getByLabel(/^Confirmation number/)
    .fill('70110007')
  await dialog(page)
    .getByLabel(/^Family name/)
    .fill('Morishita')
  await dialog(page).getByRole('button', { name: 'Find reservation' }).click()
  await expect(dialog(page).getByText(/^Information: Only the member/)).toBeFocused()
  await dialog(page)
    .getByRole('link', { name: /^Sign in/ })
    .first()
    .click()
  await expect(dialog(page)).toBeHidden()
  const signIn = page.getByRole('dialog', { name: 'Sign in to see your reservations' })
  await signIn.getByLabel(/^Email, member number or phone/).fill('ichika@example.com')
  await signIn.getByLabel(/^Password/).fill('Alderway-1')
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/reservation\/findReservationDetail\.mi\?stay=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Walsh Bay')
})

test('without a reservation that was found, its page leads to the lookup', async ({ page }) => {
  for (const path of [
    '/reservation/findReservationDetail.mi?propertyCode=NYCAB',
    '/reservation/expiredReservation.mi',
    '/reservation/confirmReservationCancellation.mi',
  ]) {
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe('/reservation/lookupReservation.mi')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a reservation')
  }
})

test('a hotel that the chain does not have leads to the error page', async ({ page }) => {
  await page.goto('/reservation/rateListMenu.mi?propertyCode=ZZZZZ')
  expect(new URL(page.url()).pathname).toBe('/error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has checked out')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a found stay shows its number, hotel, dates and guest; no cache keeps it', async ({
    page,
    context,
  }) => {
    await findStay(context, ['70110001', 'Lindqvist'])
    const answer = await page.goto(UPCOMING)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    const facts = page.getByRole('region', { name: 'Your stay' })
    for (const [name, value] of [
      ['Confirmation number', '70110001'],
      ['Hotel', 'Alderway Munich'],
      ['Check-in', 'Mon, May 12, 2031'],
      ['Check-out', 'Thu, May 15, 2031'],
      ['Guest', 'Lindqvist'],
    ] as const) {
      await expect(
        facts.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) }),
      ).toContainText(value)
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Munich')
    // A stay's page under another status redirects to its own status.
    await page.goto('/reservation/confirmReservationCancellation.mi')
    expect(new URL(page.url()).pathname).toBe(UPCOMING)
  })

  test('the header leads to a form that finds a stay and says when it does not', async ({
    page,
  }) => {
    await page.goto(HOME)
    await page.getByRole('banner').getByRole('link', { name: 'Trips' }).click()
    const form = page.getByRole('main').locator('form').first()
    await form.getByLabel(/^Confirmation number/).fill('70110003')
    await form.getByLabel(/^Family name/).fill('Maier')
    await form.getByRole('button', { name: 'Find reservation' }).click()
    await expect(page.getByRole('main')).toContainText('couldn’t find a reservation')
    await form.getByLabel(/^Confirmation number/).fill('70110003')
    await form.getByLabel(/^Family name/).fill('Müller')
    await form.getByRole('button', { name: 'Find reservation' }).click()
    await expect(page).toHaveURL(/\/reservation\/findReservationDetail\.mi\?stay=/)
  })
})

/** Checking in to a room online (W71). */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { setServerClock } from '../checkout/review-page'
import { accessibilityFindings, findStay, settled, test } from '../site'

const STAY = '/reservation/findReservationDetail.mi'
const CONFIRMATION = '/reservation/check-in-confirmation.mi'
/** A room in Munich, where guests of other nationalities are registered. */
const NUMBER = '70110001'
const banner = (page: Page) => page.locator('foyer-widget[type="check-in-banner"]')

interface Browser {
  page: Page
  context: BrowserContext
  baseURL: string | undefined
}

/** As it was booked, whatever other tests have done with it. */
async function openStay({ page, context, baseURL }: Browser, at = '2031-05-12T10:00:00Z') {
  expect((await context.request.post('/sandbox/start-over')).status()).toBe(204)
  await setServerClock(context, baseURL, Date.parse(at))
  await findStay(context, [NUMBER, 'Lindqvist'])
  await page.goto(STAY)
}

/** What the hotel's own system says of the room. */
async function desk(context: BrowserContext, event: string) {
  const form = { number: NUMBER, event }
  const answer = await context.request.post('/sandbox/desk', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a found guest checks in, says the arrival anew, and reads where the stay stands', async ({
      page,
      context,
      baseURL,
    }) => {
      await openStay({ page, context, baseURL })
      const form = banner(page).getByRole('form', { name: 'Check in online' })
      // Of German nationals nothing else is asked.
      await expect(form.getByLabel('Date of birth')).toBeHidden()
      await form.getByLabel('Nationality').selectOption('FR')
      await expect(form.getByLabel('Date of birth')).toBeVisible()
      await form.getByLabel('When will you arrive?').selectOption('18:00')
      await form.getByText('High floor').click()
      await form.getByRole('button', { name: 'Check in' }).click()
      const problem = banner(page).getByText('The registration is not complete')
      await expect(problem).toBeInViewport()
      await expect(form.getByLabel('When will you arrive?')).toHaveValue('18:00')
      await form.getByLabel('Nationality').selectOption('DE')
      await form.getByRole('button', { name: 'Check in' }).click()

      await page.waitForURL((url) => url.pathname === CONFIRMATION)
      await expect(page.getByRole('main')).toContainText('You’re checked in.')
      await expect(banner(page)).toContainText('The hotel has your registration.')
      await banner(page).getByText('Change arrival and wishes').click()
      const arrival = banner(page).getByLabel('When will you arrive?')
      await expect(arrival).toHaveValue('18:00')
      await arrival.selectOption('21:00')
      await banner(page).getByRole('button', { name: 'Save changes' }).click()
      await expect(arrival).toHaveValue('21:00')

      await desk(context, 'arrive')
      await page.goto(STAY)
      await expect(banner(page)).toContainText('Enjoy your stay.')
      await expect(banner(page).getByRole('button')).toHaveCount(0)
      await desk(context, 'depart')
      await page.goto(STAY)
      await expect(page).toHaveURL(/expiredReservation/)
    })
  })

test('three days before the arrival there is nothing to check in to, nor its page', async ({
  page,
  context,
  baseURL,
}) => {
  await openStay({ page, context, baseURL }, '2031-05-09T10:00:00Z')
  await expect(banner(page).locator('section')).toHaveCount(0)
  await page.goto(CONFIRMATION)
  await page.waitForURL((url) => url.pathname === STAY)
})

for (const width of [320, 1280])
  test(`at ${width} px it is accessible, and nothing is wider than the page`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openStay({ page, context, baseURL })
    await settled(page)
    await banner(page).getByLabel('Nationality').selectOption('FR')
    await expect(banner(page).getByLabel('Home address')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })

import { expect, type Page } from '@playwright/test'
import {
  accessibilityFindings,
  findStay,
  layoutShift,
  OVERVIEW,
  RATES,
  rewrite,
  setFaults,
  settled,
  test,
  UPCOMING,
  watch,
} from '../site'

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const errors = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') })

/** Writes a message into the tab's storage as the page before does. */
async function leave(page: Page, entries: Record<string, string>) {
  await page.goto(OVERVIEW)
  await page.evaluate((left) => {
    for (const [key, value] of Object.entries(left))
      sessionStorage.setItem(`foyer.v1.${key}`, value)
  }, entries)
}

test('a failing call that the site lists shows one box, also when it failed before the box was mounted', async ({
  page,
  context,
}) => {
  await setFaults(context, 'HotelHeader:status:500')
  await rewrite(page, `**${RATES}`, (html) =>
    html.replace('"gql":{', '"gql":{"uxlOperations":["HotelHeader"],'),
  )
  await page.goto(RATES)
  await settled(page)
  await expect(errors(page)).toHaveCount(1)
  await expect(errors(page)).toContainText('Something went wrong')
  await expect(errors(page).getByText(/^Ref: [\da-f-]{36}$/)).toBeVisible()
  await expect(errors(page)).not.toContainText('HotelHeader')
  await errors(page).getByRole('button', { name: 'Close: Something went wrong' }).click()
  await expect(errors(page)).toHaveCount(0)
})

test('a failing call that the site does not list shows none', async ({ page, context }) => {
  await setFaults(context, 'HotelHeader:status:500')
  await page.goto(RATES)
  await settled(page)
  await expect(errors(page)).toHaveCount(0)
})

test('the message of the page before a redirect is shown once', async ({ page }) => {
  await watch(page)
  const error = { code: 'E_TOO_MANY_NIGHTS', component: 'search-form' }
  await leave(page, { interPageErrorMessage: JSON.stringify(error) })
  await page.goto(RATES)
  await expect(errors(page)).toContainText('Please check your dates.')
  await expect(errors(page).getByRole('link', { name: 'Change dates' })).toBeVisible()
  // The server does not know of it and reserves no room: it shifts the page, within the limit of a
  // good score.
  expect(await layoutShift(page)).toBeLessThan(0.1)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.reload()
  await settled(page)
  await expect(errors(page)).toHaveCount(0)
})

test('an author’s rich text is shown under the strict policy', async ({ page }) => {
  const { complaints } = await watch(page)
  const message = { title: 'Let us talk', body: '<p>Ask <strong>our desk</strong>: {phone}</p>' }
  const props = JSON.stringify({ messages: { E_FRAUD_ALERT: message } }).replaceAll('<', '\\u003c')
  await rewrite(page, `**${RATES}**`, (html) =>
    html.replace(/(type="error-message"[^>]*><script[^>]*>)\{\}/, `$1${props}`),
  )
  await page.goto(`${RATES}&errorCode=E_FRAUD_ALERT`)
  await expect(errors(page)).toContainText('Ask our desk: +1 800-555-0134')
  await expect(errors(page).locator('strong')).toHaveText('our desk')
  expect(complaints).toEqual([])
})

test('an outcome is shown once, survives a reload, and has the focus', async ({
  page,
  context,
}) => {
  await findStay(context)
  await leave(page, {
    bannerMessagesKey: 'reservationModified',
    bannerMessageValues: JSON.stringify({ hotel: 'Alderway New York Midtown', dates: '4–7 May' }),
  })
  await page.goto(UPCOMING)
  const title = page.getByRole('heading', { name: 'Your reservation has been changed.' })
  await expect(title).toBeFocused()
  await expect(page.getByText('Alderway New York Midtown, 4–7 May')).toBeVisible()
  await page.reload()
  await expect(title).toBeVisible()
  await settled(page)
  await expect(title).not.toBeFocused()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.goto(RATES)
  await page.goto(UPCOMING)
  await settled(page)
  await expect(title).toHaveCount(0)
})

test('the error page shows the reason from its address, also without a script', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/error')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('This page has checked out')
    await expect(page.getByRole('link', { name: 'Search hotels' })).toBeVisible()
    await page.goto('/error?errorCode=E_BAD_CONF_NO')
    await expect(title).toHaveText('We can’t find a reservation with this number.')
    if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([])
    await context.close()
  }
})

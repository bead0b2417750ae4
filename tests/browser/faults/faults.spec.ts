// Playwright's own test: here `settled` also waits for retried calls (tests/browser/site.ts).
import { expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { hold } from '../loader/loader-page'
import { test } from '../sandbox'
import { become, findStay, OVERVIEW, RATES, setFaults, settled, UPCOMING, watch } from '../site'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Hotel quick links' })
const heart = (page: Page) =>
  page.getByRole('button', { name: /^Saved? Alderway New York/ }).first()

async function logLines(page: Page): Promise<string> {
  return JSON.stringify(await (await page.request.get('/sandbox/log')).json())
}

// The transport's own tests have each kind of failure.
for (const fault of casesOf(['status:500', 'nonsense', 'graphql', 'drop', 'null'], (one) =>
  ['nonsense', 'drop'].includes(one),
)) {
  test(`the property cannot be fetched (${fault}): no bar, one log entry, the rest of the page works`, async ({
    page,
    context,
  }) => {
    await setFaults(context, `PropertyBar:${fault}`)
    const { complaints } = await watch(page)
    await page.goto(OVERVIEW)
    await settled(page)
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser retries once after a pause; nothing in the page shows when it has given up.
    const logged = () => complaints.filter((line) => line === 'error: error fetching property data')
    await expect.poll(logged).toHaveLength(1)
    await settled(page)
    expect(logged()).toHaveLength(1)
  })
}

test('the property is slow: the server stops waiting, the browser loads it, without a layout shift', async ({
  page,
  context,
}) => {
  // Longer than the server's time limit for a page in these tests (playwright.config.ts).
  await setFaults(context, 'PropertyBar:once-slow:100000')
  await page.goto(OVERVIEW)
  await expect(bar(page)).toBeVisible()
})

test('user details fail: the visitor is anonymous and sees no error', async ({ page, context }) => {
  await become(context, 'member-maria')
  await setFaults(context, 'userDetails:status:500')
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(bar(page)).toBeVisible()
  await expect(heart(page)).toHaveCount(0)
})

for (const fault of casesOf(['fail', 'status:503', 'nonsense', 'graphql', 'drop'], (one) =>
  ['fail', 'status:503'].includes(one),
)) {
  test(`a save fails (${fault}): the state stays, it is logged, the visitor sees an error`, async ({
    page,
    context,
  }) => {
    await become(context, 'member-t')
    await page.goto(OVERVIEW)
    await settled(page)
    const before = await heart(page).getAttribute('aria-pressed')
    await setFaults(context, `UpdateSavedProperties:${fault}`)
    await heart(page).click()
    await expect(
      page.getByText('We couldn’t update your saved hotels. Please try again.'),
    ).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', before ?? '')
    await expect.poll(() => logLines(page)).toContain('updat')
  })
}

test('a slow save that fails: the heart changes at once, keeps the focus, and changes back', async ({
  page,
  context,
}) => {
  await become(context, 'member-t')
  await page.goto(OVERVIEW)
  await settled(page)
  await setFaults(context, 'UpdateSavedProperties:fail')
  const answer = await hold(page, /UpdateSavedProperties/)
  await heart(page).focus()
  await page.keyboard.press('Enter')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toBeFocused()
  answer.release()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t update your saved hotels.' }),
  ).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page)).toBeFocused()
})

test('a 503 before the response: a query is retried once and works', async ({ page, context }) => {
  await become(context, 'member-maria')
  await setFaults(context, 'PropertyBarAuth:once-status:503')
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(heart(page)).toBeVisible()
})

test('the header’s data fails to load: the rest of the page works and the log reports it', async ({
  page,
  context,
}) => {
  await setFaults(context, 'HotelHeader:status:500')
  const { complaints } = await watch(page)
  await page.goto(RATES)
  await settled(page)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => complaints.join('\n')).toContain('HotelHeader')
})

test('the header’s customer data fails to load: no heart, the header works', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await setFaults(context, 'HotelHeaderAuth:status:500,fetchHotelHeaderCustomerData:status:500')
  await page.goto(RATES)
  await settled(page)
  await expect(page.getByRole('link', { name: 'Alderway New York Midtown' }).first()).toBeVisible()
  await expect(heart(page)).toHaveCount(0)
})

test('the quick view’s fragment fails: the exact text, inside the dialog', async ({
  page,
  context,
}) => {
  await page.goto(OVERVIEW)
  await settled(page)
  await setFaults(context, 'quick-view:status:500')
  await page.getByRole('button', { name: 'Hotel details' }).click()
  await expect(
    page.getByRole('dialog').getByText('Something went wrong', { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Hotel details' })).toBeFocused()
})

test('the hotel’s details fail to load: phone and address stay, Retry loads the rest', async ({
  page,
  context,
}) => {
  await findStay(context)
  // The page tells the details too: they are not there for it either.
  await setFaults(context, 'PropertyDetails:status:500')
  await page.goto(UPCOMING)
  await settled(page)
  await page.getByRole('button', { name: 'Hotel details' }).click()
  const dialog = page.getByRole('dialog')
  const retry = dialog.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(dialog.getByText('+1 212-555-0134')).toBeVisible()
  await expect(dialog.getByText('27 Halloran Place', { exact: false })).toBeVisible()
  await setFaults(context, '')
  await retry.click()
  await expect(dialog.getByText('Check-in from')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Hotel details' })).toBeFocused()
})

test('every service is down: the page is still readable', async ({ page, context }) => {
  await setFaults(context, '*:status:503')
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { casesOf } from '../cases'
import { hold } from './loader/loader-page'
import { become, OVERVIEW, RATES, seeAll, setFaults, settled, test, watch } from './site'
import { startSandbox } from './start-sandbox'

const heart = (page: Page) =>
  page.getByRole('button', { name: /^Saved? Alderway New York/ }).first()

async function savedIds(context: BrowserContext, customerId = 'C1003') {
  const answer = await context.request.post(
    '/phoenix-reservation/v1/fetchHotelHeaderCustomerData',
    {
      data: { customerId },
    },
  )
  const { customer } = await answer.json()
  return customer.savedProperties.map(({ id }: { id: string }) => id)
}

test.beforeEach(async ({ context }) => {
  await context.request.post('/sandbox/reset', { form: {}, maxRedirects: 0 })
  await become(context, 'member-p')
})

test('a member saves a hotel by keyboard; it survives a reload, and every heart shows it', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).focus()
  await page.keyboard.press('Enter')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeAttached()
  await page.reload()
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(RATES)
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(complaints).toEqual([])
})

test('a hotel saved in one widget is shown as saved in all of the page', async ({ page }) => {
  await page.goto('/sandbox/widgets')
  await settled(page)
  await seeAll(page)
  const hearts = (pressed: boolean) =>
    page.getByRole('button', { name: /^Saved? Alderway New York/, pressed })
  await expect(hearts(false).nth(1)).toBeAttached()
  const count = await hearts(false).count()
  await hearts(false).last().click()
  await expect(hearts(true)).toHaveCount(count)
})

test('a double click saves once', async ({ page, context }) => {
  const { requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  const answer = await hold(page, /UpdateSavedProperties/)
  await heart(page).dblclick()
  answer.release()
  await expect.poll(() => savedIds(context)).toContain('NYCAB')
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(requests.filter((r) => r.endsWith('/UpdateSavedProperties'))).toHaveLength(1)
})

test('a press shows in the same frame, and the last of several presses wins', async ({
  page,
  context,
}) => {
  await page.goto(OVERVIEW)
  await settled(page)
  const answer = await hold(page, /UpdateSavedProperties/)
  const press = () =>
    heart(page).evaluate(async (button: HTMLElement) => {
      button.click()
      await new Promise(requestAnimationFrame)
      return button.ariaPressed
    })
  expect(await press()).toBe('true')
  await expect.poll(() => answer.asked).toHaveLength(1)
  expect(await press()).toBe('false')
  expect(await press()).toBe('true')
  expect(await press()).toBe('false')
  answer.release()
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(answer.asked).toHaveLength(2)
  expect(await savedIds(context)).toEqual(['TYOJP'])
})

test.describe('with a server that takes three seconds to save', () => {
  test.beforeEach(({ context }) =>
    setFaults(context, 'UpdateSavedProperties:slow:3000,UpdateCustomerSavedProperties:slow:3000'),
  )

  test('a hotel is saved although the visitor leaves the site at once', async ({
    page,
    context,
  }) => {
    await page.goto(OVERVIEW)
    await settled(page)
    await heart(page).click()
    await page.goto('about:blank')
    expect(await savedIds(context)).not.toContain('NYCAB')
    await expect.poll(() => savedIds(context)).toContain('NYCAB')
  })

  test('the next page of the site shows it before it is saved', async ({ page, context }) => {
    await page.goto(OVERVIEW)
    await settled(page)
    await heart(page).click()
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await settled(page)
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await savedIds(context)).toContain('NYCAB')
  })

  test('two removals are both saved when the visitor leaves the page', async ({
    page,
    context,
  }) => {
    await become(context, 'member-full')
    await page.goto('/loyalty/myAccount/saveProperties.mi')
    await page.getByRole('button', { name: /^Remove Alderway Tokyo/ }).click()
    await page.getByRole('button', { name: /^Remove Alderway Munich/ }).click()
    await expect(page.getByText('18 of 20')).toBeVisible()
    await page.goto(OVERVIEW)
    const saved = () => savedIds(context, 'C1002')
    await expect.poll(async () => (await saved()).slice(0, 2)).toEqual(['SHACN', 'MAXHT'])
  })
})

test('a heart is up to date when the visitor returns from another tab', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(OVERVIEW)
  await settled(one)
  await two.goto(OVERVIEW)
  await settled(two)
  await heart(two).click()
  await expect.poll(() => savedIds(context)).toContain('NYCAB')
  await expect(heart(one)).toHaveAttribute('aria-pressed', 'false')
  // A headless browser treats all tabs as visible, so no tab gets a visibility event by itself.
  await one.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 3_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(heart(one)).toHaveAttribute('aria-pressed', 'true')
})

test('each of 20 saved hotels can be removed, also those that have left the chain', async ({
  page,
  context,
}) => {
  await become(context, 'member-full')
  await page.goto('/loyalty/myAccount/saveProperties.mi')
  await expect(page.getByText('20 of 20')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(20)
  await page.getByRole('button', { name: 'Remove OLD16' }).click()
  await expect(page.getByText('19 of 20')).toBeVisible()
  await expect.poll(() => savedIds(context, 'C1002')).toHaveLength(19)
})

test('a removal that is refused is reverted with the message', async ({ page, context }) => {
  await become(context, 'member-full')
  await page.goto('/loyalty/myAccount/saveProperties.mi')
  const remove = page.getByRole('button', { name: /^Remove Alderway Tokyo/ })
  await expect(remove).toBeVisible()
  await setFaults(context, 'UpdateCustomerSavedProperties:fail')
  const answer = await hold(page, /UpdateCustomerSavedProperties/)
  await remove.click()
  await expect(page.getByText('19 of 20')).toBeVisible()
  answer.release()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t update your saved hotels.' }),
  ).toBeVisible()
  await expect(remove).toBeFocused()
  await expect(page.getByText('20 of 20')).toBeVisible()
})

test('two tabs that save at the same time lose nothing', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(OVERVIEW)
  await two.goto('/hotels/alderway-bangkok-riverside/overview')
  await Promise.all([settled(one), settled(two)])
  const other = two.getByRole('button', { name: /^Saved? Alderway Bangkok/ }).first()
  // Only one tab at a time is drawn: a pointer would wait for the other.
  await Promise.all([heart(one), other].map((button) => button.dispatchEvent('click')))
  await expect(heart(one)).toHaveAttribute('aria-pressed', 'true')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => savedIds(context))
    .toEqual(expect.arrayContaining(['TYOJP', 'NYCAB', 'BKKTH']))
})

test('the twenty-first hotel is refused with the text, and nothing is sent', async ({
  page,
  context,
}) => {
  await become(context, 'member-full')
  const { requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await heart(page).click()
  await expect(page.getByText('You can save up to 20 hotels.')).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(requests.filter((r) => r.includes('SavedProperties'))).toEqual([])
})

const SAVING = [OVERVIEW, `/ar-SA${OVERVIEW}`, RATES, `/ar-SA${RATES}`]
const BOTH_HEARTS = [OVERVIEW, `/ar-SA${RATES}`]

for (const path of casesOf(SAVING, (path) => BOTH_HEARTS.includes(path))) {
  test(`${path} at three widths: the heart’s message is completely visible`, async ({
    page,
    context,
  }) => {
    await become(context, 'member-full')
    await page.goto(path)
    await settled(page)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await page
        .locator(':is([type=property-bar], [type=hotel-header]) button[aria-pressed]')
        .click()
      const message = page.getByRole('alert').filter({ hasText: '20' })
      await expect(message).toBeInViewport({ ratio: 1 })
      const box = await message.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  })
}

test('a list of twenty allows a removal', async ({ page, context }) => {
  await become(context, 'member-full')
  await page.goto('/hotels/alderway-tokyo-tsukishima/overview')
  await settled(page)
  const tokyo = page.getByRole('button', { name: /^Saved? Alderway Tokyo/ })
  await expect(tokyo).toHaveAttribute('aria-pressed', 'true')
  await tokyo.click()
  await expect(tokyo).toHaveAttribute('aria-pressed', 'false')
})

test('a remembered visitor’s bar leads to the account page', async ({ page, context }) => {
  await become(context, 'remembered-maria')
  await page.goto(OVERVIEW)
  await settled(page)
  const link = page.getByRole('navigation').getByRole('link', { name: /^Save Alderway New York/ })
  await expect(link).toHaveAttribute(
    'href',
    `/loyalty/myAccount/saveProperties.mi?save=true&marshaCode=NYCAB&returnTo=${encodeURIComponent(OVERVIEW)}`,
  )
})

test('an anonymous visitor has no heart in the bar, and can sign in from the header', async ({
  page,
  context,
}) => {
  await become(context, 'anon')
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(
    page.getByRole('navigation', { name: 'Hotel quick links' }).getByText('Save'),
  ).toHaveCount(0)
  await page.goto(RATES)
  await settled(page)
  const link = page.getByRole('link', { name: /^Sign in to save Alderway/ })
  const href = new URL((await link.getAttribute('href')) ?? '', 'http://x')
  expect(href.pathname).toBe('/sign-in.mi')
  expect(href.searchParams.get('returnTo')).toBe(`${RATES}&saveProperty=true`)
})

test('saveProperty=true in the address saves once the customer is known', async ({
  page,
  context,
}) => {
  await page.goto(`${RATES}&saveProperty=true`)
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  // The heart says so before the server has answered.
  await expect.poll(() => savedIds(context)).toContain('NYCAB')
  await expect(page).toHaveURL(RATES)

  await heart(page).click()
  await expect.poll(() => savedIds(context)).not.toContain('NYCAB')
  await page.reload()
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  expect(await savedIds(context)).not.toContain('NYCAB')
})

test('opening a link removes no hotel', async ({ page, context }) => {
  await page.goto('/reservation/rateListMenu.mi?propertyCode=TYOJP&saveProperty=false')
  await settled(page)
  await expect(page.getByRole('button', { name: 'Saved Alderway Tokyo Tsukishima' })).toBeVisible()
  await page.goto('/loyalty/myAccount/saveProperties.mi?save=false&marshaCode=TYOJP')
  await expect(page.getByText('Do you want to remove Alderway Tokyo Tsukishima')).toBeVisible()
  await settled(page)
  expect(await savedIds(context)).toEqual(['TYOJP'])
})

test('saving survives a restart of the sandbox', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-restart-'))
  // Pictures that were drawn already, and a folder that is filled already.
  symlinkSync(join(process.env.SANDBOX_FOLDER ?? '', 'media'), join(folder, 'media'))
  const files = join(folder, 'database/postgres')
  mkdirSync(files, { recursive: true })
  execFileSync('tar', ['xf', process.env.SANDBOX_SNAPSHOT ?? '', '-C', files])
  const context = await browser.newContext()
  const page = await context.newPage()
  const onFolder = { SANDBOX_FOLDER: folder, SANDBOX_SNAPSHOT: '' }
  const first = await startSandbox(onFolder)
  await context.request.post(`${first.origin}/sandbox/visitor`, {
    form: { visitor: 'member-p' },
    maxRedirects: 0,
  })
  await page.goto(first.origin + OVERVIEW)
  await settled(page)
  await heart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeAttached()
  await first.stop()
  const second = await startSandbox({ ...onFolder, PORT: new URL(first.origin).port })
  await page.goto(second.origin + OVERVIEW)
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await second.stop()
  await context.close()
})

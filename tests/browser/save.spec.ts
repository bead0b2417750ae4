import { spawn } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { hold } from './loader-page'
import { become, OVERVIEW, RATES, seeAll, settled, test, watch } from './site'

// One customer's list, changed by one test after the other.
test.describe.configure({ mode: 'serial' })

const heart = (page: Page) =>
  page.getByRole('button', { name: /^Saved? Alderway New York/ }).first()

async function savedIds(context: BrowserContext) {
  const answer = await context.request.post(
    '/phoenix-reservation/v1/fetchHotelHeaderCustomerData',
    {
      data: { customerId: 'C1003' },
    },
  )
  const { customer } = await answer.json()
  return customer.savedProperties.map(({ id }: { id: string }) => id)
}

test.beforeEach(async ({ context }) => {
  await context.request.post('/sandbox/reset', { form: {}, maxRedirects: 0 })
  await become(context, 'member-p')
})

test('a member saves a hotel by keyboard; it survives a reload, and every heart agrees', async ({
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

test('saved in one widget it is saved in all of the page', async ({ page }) => {
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

test('two fast clicks are one save', async ({ page, context }) => {
  const { requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  const answer = await hold(page, /UpdateSavedProperties/)
  await heart(page).dblclick()
  answer.release()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(requests.filter((r) => r.endsWith('/UpdateSavedProperties'))).toHaveLength(1)
  expect(await savedIds(context)).toContain('NYCAB')
})

test('two tabs that save at once lose nothing', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto(OVERVIEW)
  await two.goto('/hotels/alderway-bangkok-riverside/overview')
  await Promise.all([settled(one), settled(two)])
  const other = two.getByRole('button', { name: /^Saved? Alderway Bangkok/ }).first()
  // Only one tab at a time is drawn: a pointer would wait for the other.
  await Promise.all([heart(one), other].map((button) => button.dispatchEvent('click')))
  await expect(heart(one)).toHaveAttribute('aria-pressed', 'true')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  const ids = await savedIds(context)
  expect(ids).toEqual(expect.arrayContaining(['TYOJP', 'NYCAB', 'BKKTH']))
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

for (const path of [OVERVIEW, `/ar-SA${OVERVIEW}`, RATES, `/ar-SA${RATES}`]) {
  test(`${path} at three widths: what the heart has to say is wholly in sight`, async ({
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

test('a list of twenty can lose one', async ({ page, context }) => {
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

test('an anonymous visitor has no heart in the bar, and a way to sign in from the header', async ({
  page,
  context,
}) => {
  await become(context, 'anon')
  await page.goto(OVERVIEW)
  await settled(page)
  await expect(
    page.getByRole('navigation', { name: 'Hotel quick links' }).getByText('save'),
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
  expect(await savedIds(context)).toContain('NYCAB')
})

test('saving survives a restart of the sandbox', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-restart-'))
  // Pictures that are drawn already need not be drawn again.
  symlinkSync(join(process.env.SANDBOX_FOLDER ?? '', 'media'), join(folder, 'media'))
  const context = await browser.newContext()
  const page = await context.newPage()
  const first = await startSandbox(folder)
  await context.request.post(`${first.origin}/sandbox/visitor`, {
    form: { visitor: 'member-p' },
    maxRedirects: 0,
  })
  await page.goto(first.origin + OVERVIEW)
  await settled(page)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await first.stop()
  const second = await startSandbox(folder, new URL(first.origin).port)
  await page.goto(second.origin + OVERVIEW)
  await settled(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await second.stop()
  await context.close()
})

async function startSandbox(folder: string, port = '0') {
  const env = { ...process.env, PORT: port, SANDBOX_FOLDER: folder }
  const child = spawn('node', ['scripts/start.mjs'], { env })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
      const address = /open at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.on('exit', () => reject(new Error(`The sandbox ended: ${output}`)))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      child.on('exit', () => resolve())
      child.kill('SIGTERM')
    })
  return { origin, stop }
}

import { expect, type Page } from '@playwright/test'
import { test } from './sandbox'
import { arrive, become, OVERVIEW, settled, watch } from './site'
import { UNTOUCHED } from './untouched'

test.use(UNTOUCHED)

const HOME = '/homepage-searchform.mi'
const header = (page: Page) => page.getByRole('banner')
/** Waits until the header is mounted, which every test that uses it needs. */
const alive = async (page: Page, path: string) => {
  await page.goto(path)
  await arrive(page)
  await expect(page.locator('#navigation')).toHaveAttribute('status', 'mounted')
}
const bottom = (page: Page) =>
  header(page).evaluate((element) => element.getBoundingClientRect().bottom)

test('by keyboard a panel opens with Enter, closes with Escape and returns the focus', async ({
  page,
}) => {
  const { requests } = await watch(page)
  await alive(page, HOME)
  const menus = () => requests.filter((request) => request.includes('/menus.part-')).length
  expect(menus()).toBe(0)
  const opener = header(page).getByRole('button', { name: 'Our hotels' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const tokyo = header(page).getByRole('link', { name: /^Tokyo/ })
  await expect(tokyo).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: /^New York/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tokyo).toBeHidden()
  await expect(opener).toBeFocused()
  // The server HTML did all that; the script loads when the header is touched.
  expect(menus()).toBe(1)
})

test('a panel opens when the mouse rests on it, and closes when the focus leaves it', async ({
  page,
}) => {
  await alive(page, HOME)
  const tokyo = header(page).getByRole('link', { name: /^Tokyo/ })
  await page.mouse.move(640, 400)
  // The first touch loads the script: the mouse is moved again until it is mounted.
  await expect(async () => {
    await header(page).getByRole('link', { name: 'Alderway Circle' }).hover()
    await header(page).getByRole('button', { name: 'Our hotels' }).hover()
    await expect(tokyo).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await tokyo.focus()
  await header(page).getByRole('link', { name: 'Sign in' }).focus()
  await expect(tokyo).toBeHidden()
})

test('at 375 px the drawer traps the focus, and Escape returns it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await alive(page, HOME)
  const opener = header(page).getByRole('button', { name: 'Menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest('dialog[open]'),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the header hides on scrolling down and returns on scrolling up, but stays while it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await alive(page, OVERVIEW)
  await page.mouse.move(600, 300)
  expect(await bottom(page)).toBe(64)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => bottom(page)).toBe(64)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => scrollTo(0, 60))
  await expect.poll(() => bottom(page)).toBe(64)
  await header(page).getByRole('link', { name: 'Sign in' }).focus()
  await page.mouse.wheel(0, 900)
  await page.waitForFunction(() => scrollY > 800)
  await expect(header(page)).toHaveAttribute('data-away')
  expect(await bottom(page)).toBe(64)
})

test('before any interaction a guest sees the sign-in offer, and a known visitor does not', async ({
  page,
  context,
}) => {
  const widget = page.locator('#navigation')
  const signIn = header(page).getByRole('link', { name: 'Sign in' })
  await page.goto(HOME)
  await expect(signIn).toBeVisible()
  await expect(widget).toHaveAttribute('status', 'found')
  await become(context, 'member-maria')
  await page.route('**/userDetails', () => {})
  await page.goto(HOME)
  await expect(widget).toHaveAttribute('status', 'mounted')
  await expect(signIn).toHaveCount(0)
})

test('a remembered visitor is greeted, and clears the name', async ({ page, context }) => {
  await become(context, 'remembered-maria')
  await alive(page, HOME)
  await header(page).getByRole('button', { name: 'Hi, Maria' }).click()
  await header(page).getByRole('button', { name: 'Remove my name' }).click()
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(header(page).getByText('Maria')).toHaveCount(0)
})

test('the language selector opens from the header', async ({ page }) => {
  await alive(page, HOME)
  await header(page).getByRole('button', { name: 'English' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Deutsch' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('panels, drawer and sign-in work', async ({ page }) => {
    await page.goto(HOME)
    await header(page).getByRole('button', { name: 'Our hotels' }).click()
    await header(page)
      .getByRole('link', { name: /^Tokyo/ })
      .click()
    await expect(page).toHaveURL(/alderway-tokyo-tsukishima\/overview$/)
    const signIn = header(page).getByRole('link', { name: 'Sign in' })
    await expect(signIn).toBeVisible()
    await expect(signIn).toHaveAttribute('href', /^\/sign-in\.mi\?returnTo=%2Fhotels%2F/)
    await page.setViewportSize({ width: 375, height: 700 })
    await header(page).getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Munich' }).click()
    await expect(page).toHaveURL(/alderway-muenchen-isarufer\/overview$/)
  })
})

test('in a tab of the German site every link of an English page leads to the German site', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('foyer.v1.contextPath', '/de-DE'))
  await page.goto(HOME)
  await settled(page)
  const hrefs = () =>
    header(page)
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await expect
    .poll(async () => (await hrefs()).filter((href) => !href.startsWith('/de-DE/')))
    .toEqual([])
  expect((await hrefs()).length).toBeGreaterThan(30)
})

for (const width of [992, 1280]) {
  test(`the booking’s steps at ${width} px, in German: no parts of the header overlap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/de-DE/reservation/rateListMenu.mi?propertyCode=NYCAB')
    await settled(page)
    const steps = header(page).getByRole('list', { name: 'Schritte der Buchung' })
    await expect(steps.getByRole('listitem').last()).toBeVisible()
    const boxes = await header(page)
      .locator('> div > :not(ol, ul), ol > li, ul > li')
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right }) => ({ left, right }))
          .sort((one, other) => one.left - other.left),
      )
    // Logo, steps, telephone, trips, languages, account.
    expect(boxes).toHaveLength(9)
    const overlaps = boxes.filter(({ right }, index) => right > (boxes[index + 1]?.left ?? width))
    expect(overlaps).toEqual([])
  })
}

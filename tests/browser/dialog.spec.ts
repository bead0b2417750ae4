import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, layoutShifts, settled, test, watch } from './site'

const languageButton = (page: Page) => page.getByRole('button', { name: /^Language:/ })
const languages = (page: Page) => page.getByRole('dialog', { name: 'Choose your language' })

/** A short page with the language selector in its footer. */
const PAGE = '/hotels/alderway-new-york-midtown/reviews'

async function openLanguages(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(PAGE)
  await languageButton(page).scrollIntoViewIfNeeded()
  await settled(page)
  await languageButton(page).click()
  await expect(languages(page)).toBeVisible()
}

/** Records the reasons for which overlays close. */
async function watchReasons(page: Page) {
  await page.evaluate(() => {
    const reasons: string[] = []
    Object.assign(window, { foyerReasons: reasons })
    addEventListener('overlay-close', (event) =>
      reasons.push((event as CustomEvent<{ reason: string }>).detail.reason),
    )
  })
  return () => page.evaluate(() => (window as unknown as { foyerReasons: string[] }).foyerReasons)
}

/** Adds a modal as a CMS without our server renderer does. */
async function placeModal(page: Page, id: string, props: object) {
  await page.evaluate(
    ([id, json]) => {
      const placeholder = document.createElement('foyer-widget')
      placeholder.id = id
      placeholder.setAttribute('type', 'modal')
      placeholder.setAttribute('props', json)
      document.querySelector('main')?.append(placeholder)
    },
    [id, JSON.stringify(props)] as const,
  )
  await expect(page.locator(`#${id}`)).toHaveAttribute('status', 'mounted')
}

const openOverlay = (page: Page, id: string, props: object = {}) =>
  page.evaluate(
    ([id, json]) =>
      void dispatchEvent(
        new CustomEvent('overlay-open', { detail: { id, props: JSON.parse(json) } }),
      ),
    [id, JSON.stringify(props)] as const,
  )

const regions = [
  { name: 'Europe', links: [{ linkLabel: 'Deutsch', linkURL: '/de-DE', locale: 'de-DE' }] },
]
const content = { type: 'language-selector', id: 'languages-in-modal', props: { regions } }

test('Escape closes and the focus comes back', async ({ page }) => {
  const { complaints } = await watch(page)
  await openLanguages(page)
  const reasons = await watchReasons(page)
  await expect(languages(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  await expect(languageButton(page)).toBeFocused()
  expect(await reasons()).toEqual(['escape'])
  await page.keyboard.press('Enter')
  await expect(languages(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test('a click outside closes; a click inside, or a text selection that starts inside, does not', async ({
  page,
}) => {
  await openLanguages(page)
  const reasons = await watchReasons(page)
  const title = languages(page).getByRole('heading', { name: 'Choose your language' })
  await title.click()
  await title.hover()
  await page.mouse.down()
  await page.mouse.move(20, 400)
  await page.mouse.up()
  await expect(languages(page)).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(languages(page)).toBeHidden()
  expect(await reasons()).toEqual(['outside'])
})

test('Tab stays inside, and nothing behind the dialog can be reached', async ({ page }) => {
  await openLanguages(page)
  const close = languages(page).getByRole('button', { name: 'Close' })
  const links = languages(page).getByRole('link')
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  for (const _ of await links.all()) await page.keyboard.press('Tab')
  await expect(links.last()).toBeFocused()
  await languageButton(page).evaluate((button) => button.focus())
  await expect(links.last()).toBeFocused()
})

test('the dialog and its columns use the width of the window', async ({ page }) => {
  await openLanguages(page, 1200)
  for (const [width, expected, columns] of [
    [1200, 744, 3],
    [800, 744, 3],
    [767, 735, 1],
    [699, 699, 1],
    [375, 375, 1],
  ] as const) {
    await page.keyboard.press('Escape')
    await expect(languages(page)).toBeHidden()
    await page.setViewportSize({ width, height: 800 })
    await languageButton(page).click()
    await expect(languages(page)).toBeVisible()
    const box = await languages(page).evaluate((dialog: HTMLElement) => ({
      width: dialog.offsetWidth,
      share: dialog.offsetHeight / innerHeight,
    }))
    expect(box.width).toBe(expected)
    if (width < 700) expect(box.share).toBe(1)
    else expect(box.share).toBeGreaterThanOrEqual(0.6)
    if (width >= 700) expect(box.share).toBeLessThanOrEqual(0.7)
    const tops = await languages(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    expect([width, await accessibilityFindings(page)]).toEqual([width, []])
  }
})

test('the dialog of a form is as wide, with its fields in a column (S1 §9)', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/homepage-searchform.mi')
  await settled(page)
  await page.evaluate(() => {
    dispatchEvent(new CustomEvent('overlay-open', { detail: { id: 'sign-in' }, cancelable: true }))
  })
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox').first()
  await expect(field).toBeVisible()
  expect(await dialog.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(744)
  expect(await field.evaluate((element: HTMLElement) => element.offsetWidth)).toBeLessThan(560)
})

test('the page behind neither scrolls nor moves', async ({ page }) => {
  await watch(page)
  await openLanguages(page)
  const place = () => page.evaluate(() => [scrollY, document.body.clientWidth])
  const before = await place()
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 400)
  await page.mouse.move(20, 20)
  await page.mouse.wheel(0, -400)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  expect(await place()).toEqual(before)
  expect(await layoutShifts(page)).toEqual([])
})

test('on a small screen Back closes the sheet, and then leaves the page', async ({ page }) => {
  await page.goto('/homepage-searchform.mi')
  await openLanguages(page, 375)
  const reasons = await watchReasons(page)
  await page.goBack()
  await expect(languages(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(PAGE)
  expect(await reasons()).toEqual(['navigation'])
  await languageButton(page).click()
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  await page.waitForFunction(() => history.state?.foyerSheet !== true)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/homepage-searchform.mi')
})

test('a dialog that was opened before its script loaded stays open and closes normally', async ({
  page,
}) => {
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/footer\.widget-.*\.js/, async (route) => {
    await late
    await route.continue()
  })
  await page.goto(PAGE)
  await languageButton(page).click()
  await expect(languages(page)).toBeVisible()
  release()
  await expect(page.locator('foyer-widget[type=footer]')).toHaveAttribute('status', 'mounted')
  await expect(languages(page)).toBeVisible()
  const reasons = await watchReasons(page)
  await page.keyboard.press('Escape')
  await expect(languages(page)).toBeHidden()
  await expect(languageButton(page)).toBeFocused()
  expect(await reasons()).toEqual(['escape'])
})

test('choosing a language stores it before the same page opens in that language', async ({
  page,
}) => {
  await openLanguages(page)
  const order: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) order.push(pathname)
    if (pathname === '/mi/session') order.push(request.postData() ?? '')
  })
  await languages(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(order).toEqual(['{"values":{"locale":"de-DE"}}', `/de-DE${PAGE}`])
})

test('a slow session delays the visitor by one second at most', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openLanguages(page)
  await page.clock.pauseAt(600_000)
  const asked = page.waitForRequest('/mi/session')
  await page.route('/mi/session', () => {})
  await languages(page).getByRole('link', { name: 'Deutsch' }).click()
  await asked
  await page.clock.runFor(900)
  expect(new URL(page.url()).pathname).toBe(PAGE)
  await page.clock.runFor(200)
  await page.waitForURL(`/de-DE${PAGE}`)
})

/** Counts the `history.back()` calls that have not finished. */
const countWaysBack = (page: Page) =>
  page.evaluate(() => {
    const ways = Object.assign(window, { waysBack: 0 })
    const { back } = history
    history.back = () => {
      ways.waysBack += 1
      back.call(history)
    }
    addEventListener('popstate', () => {
      ways.waysBack -= 1
    })
  })

async function wentBack(page: Page) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.waitForFunction(() => (window as unknown as { waysBack: number }).waysBack === 0)
}

test.describe('an author’s modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE)
    await settled(page)
  })

  test('hydrates its content when it opens', async ({ page }) => {
    await placeModal(page, 'stay', { title: 'Your stay', size: 'l', children: [content] })
    await openOverlay(page, 'stay')
    const dialog = page.getByRole('dialog', { name: 'Your stay' })
    await expect(dialog.locator('#languages-in-modal')).toHaveAttribute('status', 'mounted')
    expect(await accessibilityFindings(page)).toEqual([])
  })

  test('a dialog of its content opens on top of it', async ({ page }) => {
    await placeModal(page, 'stay', { title: 'Your stay', children: [content] })
    await openOverlay(page, 'stay')
    const dialog = page.getByRole('dialog', { name: 'Your stay' })
    const button = dialog.getByRole('button', { name: /^Language:/ })
    await button.click()
    await expect(languages(page)).toBeVisible()
    await expect(languages(page).getByRole('link', { name: 'Deutsch' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(languages(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('a second modal replaces the first; the focus returns to where the first was opened', async ({
    page,
  }) => {
    await placeModal(page, 'one', { title: 'One', children: [content] })
    await placeModal(page, 'two', { title: 'Two' })
    const opener = page.getByRole('button', { name: 'Hotel details' }).first()
    await opener.focus()
    await openOverlay(page, 'one')
    await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible()
    await openOverlay(page, 'two')
    await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'One' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('an alert is on top and closes alone, never by a click outside', async ({ page }) => {
    await placeModal(page, 'one', { title: 'One', children: [content] })
    await placeModal(page, 'sure', { title: 'Sure?', size: 's', role: 'alertdialog' })
    await openOverlay(page, 'one')
    await openOverlay(page, 'sure', { role: 'alertdialog' })
    const alert = page.getByRole('alertdialog', { name: 'Sure?' })
    await expect(alert).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(alert).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(alert).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'One' }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'One' })).toBeHidden()
  })

  test('on a small screen one Back closes one sheet, also after a second replaced the first', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await countWaysBack(page)
    await placeModal(page, 'one', { title: 'One' })
    await placeModal(page, 'two', { title: 'Two', footerButtons: ['clear', 'apply'] })
    await openOverlay(page, 'one')
    await openOverlay(page, 'two')
    const two = page.getByRole('dialog', { name: 'Two' })
    await expect(two).toBeVisible()
    const footer = await two.getByRole('button', { name: 'Apply' }).boundingBox()
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThan(680)
    await wentBack(page)
    await expect(two).toBeVisible()
    await page.goBack()
    await expect(two).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(PAGE)
  })

  test('its height is the author’s setting', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await placeModal(page, 'low', { title: 'Low', viewHeight: 40 })
    await openOverlay(page, 'low')
    const height = await page
      .getByRole('dialog', { name: 'Low' })
      .evaluate((d: HTMLElement) => d.offsetHeight)
    expect(height).toBe(320)
  })

  test('a scrolling text without controls is a tab stop', async ({ page }) => {
    await placeModal(page, 'text', { title: 'A text' })
    await openOverlay(page, 'text')
    const dialog = page.getByRole('dialog', { name: 'A text' })
    await expect(dialog.getByRole('heading', { name: 'A text' })).toBeFocused()
    await dialog.evaluate((element) => {
      const text = document.createElement('p')
      text.textContent = 'Long. '.repeat(4000)
      element.children[1]?.append(text)
    })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('PageDown')
    await expect.poll(() => dialog.evaluate((d) => d.children[1]?.scrollTop)).toBeGreaterThan(100)
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  })
})

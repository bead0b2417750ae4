import { expect } from '@playwright/test'
import { hold, openHeld, widget } from '../loader/loader-page'
import { test } from '../sandbox'
import { AHEAD, idle, OVERVIEW, watch } from '../site'
import { UNTOUCHED } from '../untouched'

test.use({
  ...UNTOUCHED,
  hasTouch: true,
  isMobile: true,
  viewport: { width: 375, height: 740 },
})

const SCRIPTS = /\/assets\/(?!loader)[^/]*\.js(\?|$)/

/** What the browser opens without a script: its button, and the visible result. */
const OPENED = {
  menu: ['[commandfor=navigation-drawer][command=show-modal]', '#navigation-drawer'],
  languages: ['#footer [command=show-modal]', '#footer-dialog'],
  'hotel details': ['#property-bar button[aria-haspopup]', '#hotel-details dialog'],
  'all photos': ['#gallery [command=show-modal]', '#hotel-gallery-viewer dialog'],
} as const

test.describe('with every script blocked', () => {
  for (const [what, [button, dialog]] of Object.entries(OPENED))
    test(`${what}: opens, has a name, closes by its button and by Escape`, async ({ page }) => {
      await page.route(/\.js(\?|$)/, (route) => route.abort())
      await page.goto(OVERVIEW)
      const opened = page.locator(dialog)
      await page.locator(button).first().tap()
      await expect(opened).toBeVisible()
      await expect(opened).toHaveAccessibleName(/\S/)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await page.locator(button).first().press('Enter')
      await opened.locator('[command=close]').first().tap()
      await expect(opened).toBeHidden()
    })
})

test.describe('while the scripts load', () => {
  for (const [what, [button, dialog]] of Object.entries(OPENED))
    test(`${what}: opens at once, and is still open after they have loaded`, async ({ page }) => {
      const { complaints } = await watch(page)
      const scripts = await hold(page, SCRIPTS)
      await openHeld(page, OVERVIEW)
      await page.locator(button).first().tap()
      const opened = page.locator(dialog)
      await expect(opened).toBeVisible()
      await expect.poll(() => scripts.asked.length).toBeGreaterThan(0)
      await opened.locator('[command=close]').first().focus()
      scripts.release()
      const type = await opened.evaluate((one) => one.closest('foyer-widget')?.id ?? '')
      await expect(widget(page, type)).toHaveAttribute('status', 'mounted')
      await idle(page)
      await expect(opened).toBeVisible()
      await expect(opened.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0)
      // Mounted: the widget's own Escape closes it, and it opens again.
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await page.locator(button).first().tap()
      await expect(opened).toBeVisible()
      expect(complaints).toEqual([])
    })

  test('a dialog that the visitor closes again stays closed', async ({ page }) => {
    const [button, dialog] = OPENED['hotel details']
    const scripts = await hold(page, SCRIPTS)
    await openHeld(page, OVERVIEW)
    await page.locator(button).tap()
    await page.locator(dialog).locator('[command=close]').tap()
    await expect(page.locator(dialog)).toBeHidden()
    scripts.release()
    await expect(widget(page, 'property-bar')).toHaveAttribute('status', 'mounted')
    await expect(widget(page, 'hotel-details')).toHaveAttribute('status', 'mounted')
    await idle(page)
    await expect(page.locator(dialog)).toBeHidden()
  })
})

test('the page is not painted before the loader handles clicks', async ({ page }) => {
  const loader = await hold(page, /\/assets\/loader\.js$/)
  await page.goto(OVERVIEW, { waitUntil: 'commit' })
  await expect.poll(() => loader.asked).toHaveLength(1)
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect(page.locator('#footer')).toBeAttached()
  expect(await paints()).toBe(0)
  loader.release()
  await expect.poll(paints).toBeGreaterThan(0)
})

test.describe('prefetching', () => {
  const fetched = (page: import('@playwright/test').Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )

  test('a page without an interaction prefetches its widgets’ scripts, and runs none', async ({
    page,
  }) => {
    await page.goto(OVERVIEW)
    await expect.poll(() => fetched(page)).toContainEqual(expect.stringMatching(/\/footer\.widget/))
    expect(await fetched(page)).toContainEqual(expect.stringMatching(/\/mount-/))
    await expect(page.locator('foyer-widget[status=mounted]')).toHaveCount(0)
    await expect(widget(page, 'navigation')).toHaveAttribute('status', 'found')
  })

  test('after prefetching, the first tap requests no widget’s script', async ({ page }) => {
    await page.goto(OVERVIEW)
    await expect.poll(() => fetched(page)).toContainEqual(expect.stringMatching(/\/footer\.widget/))
    await idle(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.locator('#gallery [data-to=next]').tap()
    await expect(widget(page, 'gallery')).toHaveAttribute('status', 'mounted')
    expect(asked.filter((path) => /widget-|\/mount-|\/react-/.test(path))).toEqual([])
  })

  test('a browser that is never idle prefetches all the same', async ({ page }) => {
    // On one core with eight workers Chromium called nothing back in every seventh page.
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout
          ? Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), 1))
          : 0
    })
    await page.goto(OVERVIEW)
    await expect.poll(() => fetched(page)).toContainEqual(expect.stringMatching(/\/footer\.widget/))
  })

  test('with data saving nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(OVERVIEW)
    await idle(page)
    expect(asked.filter((url) => AHEAD.test(url) || /mount-/.test(url))).toEqual([])
  })
})

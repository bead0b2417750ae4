import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { watch } from '../site'
import { UNTOUCHED } from '../untouched'
import {
  FAR,
  insert,
  isMounted,
  isWaiting,
  MOUNT,
  probe,
  probed,
  showMain,
  widget,
} from './loader-page'

test.use(UNTOUCHED)

const button = (page: Page, id: string) => page.getByRole('button', { name: `Button of ${id}` })

/** More than its status attribute: its button works. */
async function answers(page: Page, id: string) {
  await isMounted(page, id)
  await button(page, id).click()
  await expect(widget(page, id).locator('output')).toHaveText('1')
}

/** Opens a page of unmounted widgets, `a` among them: nothing is requested for it. */
async function showAsleep(page: Page, main: string) {
  const { requests } = await watch(page)
  await showMain(page, main)
  await isWaiting(page, 'a')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => MOUNT.test(request))).toEqual([])
}

test('load: at once, anywhere on the page', async ({ page }) => {
  await showMain(page, FAR + probe('a') + probe('unknown-word', { when: 'toString' }))
  await isMounted(page, 'unknown-word')
  await answers(page, 'a')
})

test('idle: without an interaction, anywhere on the page', async ({ page }) => {
  await showMain(page, FAR + probe('a', { when: 'idle' }))
  await answers(page, 'a')
})

test.describe('visible', () => {
  test('near the viewport, at the distance that the author sets', async ({ page }) => {
    const main = ['visible', 'visible:200', 'visible:900']
      .map((when, index) => probe(`abc`.charAt(index), { when }))
      .join('')
    // The tops of all three are 600 pixels below the window.
    const css =
      'main { block-size: 1px } foyer-widget { position: absolute; inset-block-start: 1320px }'
    await showMain(page, main, { css })
    await isMounted(page, 'c')
    await isWaiting(page, 'a')
    await isWaiting(page, 'b')
    await page.evaluate(() => scrollTo(0, 420))
    await isMounted(page, 'a')
    await isMounted(page, 'b')
  })

  test('also without a box of its own', async ({ page }) => {
    const css = '#a, #b { display: contents }'
    await showMain(page, probe('b', { when: 'visible' }) + FAR + probe('a', { when: 'visible' }), {
      css,
    })
    await isMounted(page, 'b')
    await isWaiting(page, 'a')
    await button(page, 'a').scrollIntoViewIfNeeded()
    await answers(page, 'a')
  })

  test('while hidden it is not mounted; shown, it is', async ({ page }) => {
    const css = 'main:not(.open) .closed { display: none }'
    const main = `<div class="closed">${probe('a', { when: 'visible' })}</div>${probe('b', { when: 'visible' })}`
    await showMain(page, main, { css })
    await isMounted(page, 'b')
    await isWaiting(page, 'a')
    await page.locator('main').evaluate((element) => element.classList.add('open'))
    await answers(page, 'a')
  })
})

test.describe('presence', () => {
  const main = probe('a', { when: 'presence' }) + FAR + probe('b', { when: 'presence' })
  const signs: [string, (page: Page) => Promise<unknown>][] = [
    ['a pointer that moves anywhere', (page) => page.mouse.move(300, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['scrolling', (page) => page.evaluate(() => scrollTo(0, 1))],
  ]
  for (const [what, act] of signs) {
    test(`${what} mounts the widgets in view, and nothing is loaded before`, async ({ page }) => {
      await showAsleep(page, main)
      await act(page)
      await isMounted(page, 'a')
      await isWaiting(page, 'b')
      await button(page, 'b').scrollIntoViewIfNeeded()
      await answers(page, 'b')
    })
  }

  test('a margin that is no number of pixels stops no widget', async ({ page }) => {
    const { complaints } = await watch(page)
    const words = ['presence:10 px', 'presence:far', 'presence:', 'visible:10 px', 'presence']
    const near = words.map((when, index) => probe('abcde'.charAt(index), { when }))
    await showMain(page, near.join('') + FAR + probe('f', { when: 'presence:10 px' }))
    await isMounted(page, 'd')
    await isWaiting(page, 'a')
    await page.keyboard.press('Shift')
    for (const id of 'abce') await isMounted(page, id)
    await isWaiting(page, 'f')
    await button(page, 'f').scrollIntoViewIfNeeded()
    await answers(page, 'f')
    expect(complaints).toEqual([])
  })

  test('for a known visitor it mounts without an interaction', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'foyer-known', value: '1', url: String(baseURL) }])
    await showMain(page, main)
    await isMounted(page, 'a')
    await isWaiting(page, 'b')
  })

  test('a link works, however late the script is', async ({ page }) => {
    const link = '<a href="/sandbox/arrived">Away</a>'
    await showMain(
      page,
      `<foyer-widget type="probe" id="a" when="presence">${link}</foyer-widget>`,
      {
        held: MOUNT,
      },
    )
    await page.route('**/sandbox/arrived', (route) => route.fulfill({ body: 'Arrived' }))
    await page.getByRole('link', { name: 'Away' }).click()
    await expect(page.getByText('Arrived')).toBeVisible()
  })

  test('a button clicked as the first interaction waits for the script, and is clicked once', async ({
    page,
  }) => {
    const scripts = await showMain(page, main, { held: MOUNT })
    // The loader has to run first: before that nothing handles the click.
    await isWaiting(page, 'a')
    await button(page, 'a').click()
    await expect.poll(() => scripts.asked).not.toEqual([])
    scripts.release()
    await isMounted(page, 'a')
    expect(await probed(page)).toEqual(['a: button'])
  })
})

test.describe('interaction', () => {
  const text = (page: Page) => page.getByLabel('Text of a')
  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['a pointer that comes over it', (page) => button(page, 'a').hover()],
    ['a click', (page) => button(page, 'a').click()],
    ['the focus', (page) => text(page).focus()],
    [
      'a key',
      async (page) => {
        // The element has the focus before the loader runs.
        await text(page).press('x')
      },
    ],
    [
      'submitting its form',
      (page) =>
        page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.requestSubmit()),
    ],
  ]
  for (const [what, act] of ways) {
    test(`${what} mounts it, and nothing is loaded before`, async ({ page }) => {
      await showAsleep(
        page,
        probe('a', { when: 'interaction' }) + probe('b', { when: 'interaction' }),
      )
      await act(page)
      await isMounted(page, 'a')
      await isWaiting(page, 'b')
    })
  }

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

    test('a tap mounts it and takes effect', async ({ page }) => {
      await showMain(page, probe('a', { when: 'interaction' }))
      await isWaiting(page, 'a')
      await button(page, 'a').tap()
      await isMounted(page, 'a')
      await expect(widget(page, 'a').locator('output')).toHaveText('1')
    })

    test('scrolling over it does not mount it', async ({ page }) => {
      await showMain(page, probe('a', { when: 'interaction' }) + FAR)
      await isWaiting(page, 'a')
      const box = await widget(page, 'a').boundingBox()
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove', y: number) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 100, y }] })
      const start = (box?.y ?? 0) + 50
      await touch('touchStart', start)
      for (let moved = 10; moved <= 100; moved += 10) await touch('touchMove', start - moved)
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
      await isWaiting(page, 'a')
    })
  })
})

test('media: when the window matches', async ({ page }) => {
  const main =
    probe('a', { when: 'media:(max-width: 600px)' }) +
    probe('b', { when: 'media:(min-width: 60em)' })
  await showMain(page, main)
  await isMounted(page, 'b')
  await isWaiting(page, 'a')
  await page.setViewportSize({ width: 500, height: 700 })
  await answers(page, 'a')
})

test('never: not by view, focus or click, and no script is loaded for it', async ({ page }) => {
  const { requests } = await watch(page)
  await showMain(page, probe('a', { when: 'never' }))
  await isWaiting(page, 'a')
  await page.getByText('Summary of a').click()
  await expect(page.getByText('Details of a')).toBeVisible()
  await page.getByRole('link', { name: 'Link of a' }).click()
  await expect(page).toHaveURL(/#there-a$/)
  await page.waitForLoadState('networkidle')
  await isWaiting(page, 'a')
  const scripts = requests.filter((request) => /\.js$/.test(request))
  expect(scripts.filter((request) => !/loader|ahead/.test(request))).toEqual([])
})

test('open: when its id or type is requested, and the request is confirmed', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    addEventListener('overlay-open', (event) => asked.push((event as CustomEvent).detail.id))
  })
  await showMain(page, probe('a', { when: 'open' }) + probe('b', { when: 'open' }))
  const ask = (id: string) =>
    page.evaluate((id) => dispatchEvent(new CustomEvent('overlay-open', { detail: { id } })), id)
  await isWaiting(page, 'b')
  await ask('nobody')
  await ask('b')
  await isMounted(page, 'b')
  await isWaiting(page, 'a')
  expect(await page.evaluate(() => (window as { asked?: string[] }).asked)).toEqual([
    'nobody',
    'b',
    'b',
  ])
  await ask('probe')
  await isMounted(page, 'a')
})

test('with data saving, widgets out of view are not mounted when idle', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  await showMain(page, probe('b', { when: 'idle' }) + FAR + probe('a', { when: 'idle' }))
  await isMounted(page, 'b')
  await isWaiting(page, 'a')
  await button(page, 'a').scrollIntoViewIfNeeded()
  await answers(page, 'a')
})

test('inserted later as HTML, each keeps its condition', async ({ page }) => {
  await showMain(page, probe('a'))
  await isMounted(page, 'a')
  await insert(page, probe('b') + probe('c', { when: 'interaction' }))
  await answers(page, 'b')
  await isWaiting(page, 'c')
  await button(page, 'c').click()
  await isMounted(page, 'c')
})

test('a due widget requests all its scripts at once', async ({ page }) => {
  const held = await showMain(page, probe('a', { when: 'interaction' }), {
    held: /\/assets\/(mount|react|probe)[^/]*\.js$/,
  })
  await isWaiting(page, 'a')
  expect(held.asked).toEqual([])
  await button(page, 'a').hover()
  await expect.poll(() => held.asked.length).toBe(3)
  held.release()
  await answers(page, 'a')
})

import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { startStreaming } from '../server/streaming-server'
import { watch } from '../site'
import {
  allProbed,
  collectFailures,
  FRAME,
  hold,
  isMounted,
  isWaiting,
  MOUNT,
  manifest,
  placeholderFrom,
  probe,
  serveProbe,
  showMain,
  widget,
  withMain,
} from './loader-page'

const ASSETS = /\/assets\//
const paths = (files: string[]) => [...new Set(files)].map((file) => `/assets/${file}`).sort()

const scriptsOf = (...types: string[]) =>
  [manifest.mount, ...types.map((type) => manifest.widgets[type])].flatMap((asset) =>
    asset ? [asset.js, ...asset.imports] : [],
  )

test('two round trips: after its HTML a page requests all due scripts at once', async ({
  page,
}) => {
  const path = '/sandbox/widgets'
  const html = await (await page.request.get(path)).text()
  const due = [...html.matchAll(/<foyer-widget type="([\w-]+)" id="[\w-]+">/g)].map(
    ([, type = '']) => type,
  )
  expect(due).not.toEqual([])
  const held = await hold(page, ASSETS)
  await page.goto(path, { waitUntil: 'commit' })
  // No response has arrived yet: every request so far follows from the HTML.
  await expect
    .poll(() => held.asked.filter((file) => file.endsWith('.js')).sort())
    .toEqual(paths([manifest.loader.js, ...scriptsOf(...due)]))
  expect(held.asked).toEqual(expect.arrayContaining(paths([manifest.css])))
  held.release()
  await isMounted(page, due[0] ?? '')
})

test('three round trips when no widget is due at once: the loader, then all scripts of a widget', async ({
  page,
}) => {
  await collectFailures(page, true)
  const trip = await placeholderFrom(page.request, FRAME, 'trip')
  const held = await showMain(page, trip, { held: /\/assets\/(?!loader|ahead)[^/]*\.js$/ })
  await expect.poll(() => [...new Set(held.asked)].sort()).toEqual(paths(scriptsOf('accordion')))
  held.release()
  await isMounted(page, 'trip')
})

test('a parent is mounted before its children, whichever script arrives first', async ({
  page,
}) => {
  await collectFailures(page, true)
  await page.addInitScript(() => {
    const order: string[] = []
    Object.assign(window, { order })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { id } = target as Element
        if ((target as Element).getAttribute('status') === 'mounted') order.push(id)
      }
    }).observe(document, { subtree: true, attributeFilter: ['status'] })
  })
  const trip = await placeholderFrom(page.request, FRAME, 'trip')
  const held = await showMain(page, trip.replaceAll(/ when="[^"]*"/g, ''), {
    held: /\/assets\/accordion[^/]*\.js$/,
  })
  await expect(widget(page, 'city')).toHaveAttribute('status', 'loading')
  await expect.poll(() => held.asked).toHaveLength(1)
  held.release()
  for (const id of ['city', 'wishes', 'wish']) await isMounted(page, id)
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order)
  expect(order[0]).toBe('trip')
  expect(order.indexOf('wishes')).toBeLessThan(order.indexOf('wish'))
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)
const mounts = async (page: Page) =>
  (await allProbed(page)).flatMap((line) => /^(p\d+): mounted/.exec(line)?.[1] ?? [])

test('of three hundred widgets, those in view are mounted first', async ({ page }) => {
  test.slow()
  const ids = many(300)
  // The last one in the document is shown first on the page.
  const css = 'main { display: flex; flex-direction: column-reverse; justify-content: flex-end }'
  const held = await showMain(page, ids.map((id) => probe(id)).join(''), { css, held: MOUNT })
  held.release()
  await expect.poll(async () => (await mounts(page)).length).toBe(ids.length)
  const inSight = await page.evaluate(() =>
    [...document.querySelectorAll('foyer-widget')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight ? [element.id] : []
    }),
  )
  expect(inSight).toContain('p299')
  const order = await mounts(page)
  const places = inSight.map((id) => order.indexOf(id))
  expect(Math.max(...places)).toBeLessThan(inSight.length + 10)
})

test('while hundreds of widgets mount, a click is handled in between', async ({ page }) => {
  test.slow()
  const ids = many(400)
  // A click sent by Playwright would arrive late on a busy machine. This one is a task of the page,
  // as a visitor's is: it runs in between only if mounting yields to other tasks.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const first = document.getElementById('p0')
      if (first?.getAttribute('status') !== 'mounted') return
      observer.disconnect()
      setTimeout(() => first.querySelector('button')?.click())
    }).observe(document, { subtree: true, attributeFilter: ['status'] })
  })
  await showMain(page, ids.map((id) => probe(id)).join(''))
  await expect.poll(async () => (await mounts(page)).length).toBe(ids.length)
  const all = await allProbed(page)
  expect(all.indexOf('p0: button')).toBeGreaterThan(all.indexOf('p0: mounted'))
  expect(all.slice(all.indexOf('p0: button')).some((line) => line.endsWith(': mounted'))).toBe(true)
  await expect(widget(page, 'p0').locator('output')).toHaveText('1')
})

/**
 * Each look at the clock is 10 ms after the one before: a slice of the scheduler is one mount. Calls
 * `window.onFirst` when the first of many is mounted.
 */
async function mountOneByOne(page: Page) {
  await page.addInitScript(() => {
    let now = 0
    performance.now = () => (now += 10)
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[id^=p][status=mounted]')) return
      observer.disconnect()
      ;(window as unknown as { onFirst: () => void }).onFirst()
    }).observe(document, { subtree: true, attributeFilter: ['status'] })
  })
}

test('the tasks of a tap come one after the other, without a mount between them', async ({
  page,
}) => {
  await mountOneByOne(page)
  await page.addInitScript(() => {
    const counts: number[] = []
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      counts.push(document.querySelectorAll('[id^=p][status=mounted]').length)
      if (counts.length < 10) port2.postMessage(0)
    }
    Object.assign(window, { counts, onFirst: () => port2.postMessage(0) })
  })
  const ids = many(60)
  await showMain(page, ids.map((id) => probe(id)).join(''))
  await expect.poll(async () => (await mounts(page)).length).toBe(ids.length)
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(counts).toHaveLength(10)
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeLessThan(ids.length)
})

test('the widget whose button was pressed is mounted before those that are due', async ({
  page,
}) => {
  await mountOneByOne(page)
  await page.addInitScript(() => {
    const onFirst = () => document.querySelector<HTMLElement>('#asked button')?.click()
    Object.assign(window, { onFirst })
  })
  const ids = many(60)
  const asked = probe('asked', { when: 'interaction' })
  await showMain(page, ids.map((id) => probe(id)).join('') + asked)
  await expect.poll(async () => (await mounts(page)).length).toBe(ids.length)
  const all = (await allProbed(page)).filter((line) => / (mounted|button)$/.test(line))
  expect(all.indexOf('asked: mounted')).toBeLessThan(5)
  expect(all.filter((line) => line === 'asked: button')).toHaveLength(1)
})

test('while a page still arrives, complete placeholders are mounted and incomplete ones are left alone', async ({
  page,
  baseURL,
}) => {
  const { complaints } = await watch(page)
  const failures = await collectFailures(page)
  const main = probe('a') + probe('b') + probe('c') + probe('d', { when: 'interaction' })
  const server = await startStreaming(baseURL ?? '', (html) => withMain(html, main))
  try {
    await serveProbe(page)
    // Cut inside the HTML of b, and inside the props of c.
    const [head = '', rest = '', props = '', end = ''] = server.pieces(
      'Box of b',
      '":""}</script><div><div><h2 id="_cR',
      'Button of d',
    )
    const loaded = page.goto(server.address)
    await server.send(head)
    await isMounted(page, 'a')
    await page.getByRole('button', { name: 'Button of a' }).click()
    await expect(widget(page, 'a').locator('output')).toHaveText('1')
    await expect(widget(page, 'b')).toHaveAttribute('status', 'loading')
    // The visible part can be clicked already.
    await page.getByRole('button', { name: 'Button of b' }).click()
    await server.send(rest)
    await expect(widget(page, 'c')).toHaveAttribute('status', 'loading')
    await server.send(props)
    await isWaiting(page, 'd')
    await page.getByRole('link', { name: 'Link of d' }).click()
    await expect(widget(page, 'd')).toHaveAttribute('status', 'loading')
    await server.send(end)
    server.end()
    await loaded
    for (const id of ['b', 'c', 'd']) await isMounted(page, id)
    await expect(widget(page, 'b').locator('output')).toHaveText('1')
    await expect(page).toHaveURL(/#there-d$/)
    expect(await failures()).toEqual([])
    expect(complaints).toEqual([])
  } finally {
    await server.close()
  }
})

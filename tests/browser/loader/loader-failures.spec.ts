import { expect, type Page } from '@playwright/test'
import { findChrome } from '../../../scripts/find-chrome.mjs'
import { test } from '../sandbox'
import { watch } from '../site'
import {
  allProbed,
  collectFailures,
  FAR,
  FRAME,
  hasFailed,
  isMounted,
  PROBE,
  probe,
  probed,
  serveMain,
  showMain,
  widget,
} from './loader-page'

const button = (page: Page, id: string) =>
  page.getByRole('button', { name: `Button of ${id}`, exact: true })

/** Mounted, and its button works. */
async function lives(page: Page, id: string) {
  await isMounted(page, id)
  const output = widget(page, id).locator('output')
  const count = Number(await output.textContent())
  await button(page, id).click()
  await expect(output).toHaveText(String(count + 1))
}

/** A placeholder with server HTML whose widget cannot be mounted. */
const bad = (id: string, type: string, json = '{}') =>
  `<foyer-widget type="${type}" id="${id}"><script type="application/json">${json}</script><div><p>Words of ${id}</p></div></foyer-widget>`

/** A real type with its real script, and one whose script the test replaces. */
const GONE = /\/heading\.widget[^/]*\.js$/
const THROWS = /\/rich-text\.widget[^/]*\.js$/

const failing: [id: string, code: string, html: string][] = [
  ['broken-json', 'invalid-json', bad('broken-json', 'probe', '{"fault":')],
  ['no-type', 'unknown-type', bad('no-type', '')],
  ['never-heard-of', 'unknown-type', bad('never-heard-of', 'tea-urn')],
  ['proto', 'unknown-type', bad('proto', '__proto__')],
  ['constructor', 'unknown-type', bad('constructor', 'constructor')],
  ['to-string', 'unknown-type', bad('to-string', 'toString')],
  ['missing-prop', 'missing-prop', bad('missing-prop', 'checkbox')],
  ['gone', 'load-failed', bad('gone', 'heading')],
  ['throwing-script', 'load-failed', bad('throwing-script', 'rich-text')],
  ['throwing-render', 'render-failed', probe('throwing-render', { fault: 'render' })],
  ['throwing-effect', 'render-failed', probe('throwing-effect', { fault: 'effect' })],
]

async function showFailing(page: Page) {
  const main = failing.map(([, , html], index) => probe(`p${index}`) + html)
  await serveMain(page, `${main.join('')}${probe('last')}`)
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  await page.route(THROWS, (route) =>
    route.fulfill({ body: 'throw new Error("Of another age.")', contentType: 'text/javascript' }),
  )
  await page.goto(FRAME)
  for (const [id, code] of failing) await hasFailed(page, id, code)
}

const codes = failing.map(([id, code]) => `${id}: ${code}`).sort()

test('broken placeholders fail alone, and each is reported once', async ({ page }) => {
  const failures = await collectFailures(page)
  const { complaints } = await watch(page)
  await showFailing(page)
  for (const index of failing.keys()) await lives(page, `p${index}`)
  await lives(page, 'last')
  for (const [id, code] of failing) {
    // The server HTML stays unless the component fails while rendering; then nothing is shown.
    if (code === 'render-failed') await expect(widget(page, id)).toHaveText('')
    else await expect(page.getByText(`Words of ${id}`)).toBeVisible()
  }
  const reported = (await failures()).map(({ id, code }) => `${id}: ${code}`)
  expect(reported.sort()).toEqual(codes)
  const logged = () =>
    complaints
      .map((line) => /^error: ([a-z-]+)\|\|([\w-]*)#([\w-]+)\|./.exec(line))
      .flatMap((found) => (found ? [`${found[3]}: ${found[1]}`] : []))
  await expect.poll(() => logged().sort()).toEqual(codes)
})

test('a failure that the page handles is not logged', async ({ page }) => {
  const failures = await collectFailures(page, true)
  const { complaints } = await watch(page)
  await showFailing(page)
  expect((await failures()).length).toBe(failing.length)
  await page.waitForLoadState('networkidle')
  expect(complaints.filter((line) => /\|\|/.test(line))).toEqual([])
})

test('a widget that the server could not render is rendered in the browser', async ({ page }) => {
  const failures = await collectFailures(page)
  await showMain(page, probe('a').replace(/<div>.*<\/div>/s, ''))
  await lives(page, 'a')
  expect(await failures()).toEqual([])
})

test('a widget that throws in an update is removed alone, and reported once', async ({ page }) => {
  const failures = await collectFailures(page, true)
  await showMain(page, probe('a', { fault: 'update' }) + probe('b'))
  await isMounted(page, 'a')
  await button(page, 'a').click()
  await expect(widget(page, 'a')).toHaveText('')
  await lives(page, 'b')
  expect(await failures()).toMatchObject([{ id: 'a', type: 'probe', code: 'render-failed' }])
  await hasFailed(page, 'a', 'render-failed')
})

test('server HTML that differs from the browser’s is corrected, and reported once', async ({
  page,
}) => {
  const failures = await collectFailures(page, true)
  const bend = (html: string) => html.replace('Probe a', 'Probe of yesterday')
  await showMain(page, probe('a', { bend }) + probe('b'))
  await lives(page, 'a')
  await expect(page.getByRole('heading', { name: 'Probe a' })).toBeVisible()
  await expect(page.getByText('Probe of yesterday')).toHaveCount(0)
  await lives(page, 'b')
  expect(await failures()).toMatchObject([{ id: 'a', code: 'hydration-mismatch' }])
})

test('the browser reports an error in an event handler; the widget keeps working', async ({
  page,
}) => {
  const failures = await collectFailures(page)
  const { complaints } = await watch(page)
  await showMain(page, probe('a', { fault: 'handler' }) + probe('b'))
  await isMounted(page, 'a')
  await button(page, 'a').click()
  await button(page, 'a').click()
  await page.getByRole('checkbox', { name: 'Box of a' }).click()
  expect(await probed(page)).toEqual(['a: button', 'a: button', 'a: box true'])
  await lives(page, 'b')
  expect(await failures()).toEqual([])
  expect(complaints).toEqual([
    'error: This probe throws in a handler.',
    'error: This probe throws in a handler.',
  ])
})

for (const [what, scripts] of [
  ['the script of a widget', PROBE],
  ['every script but the loader', /\/ass[^/]*\/(?!loader)[^/]*\.js/],
] as const) {
  test(`the network loses ${what} for a while: no reload is needed`, async ({ page, context }) => {
    const failures = await collectFailures(page, true)
    await serveMain(page, probe('a') + probe('b', { when: 'interaction' }))
    let isGone = true
    await page.route(scripts, (route) =>
      isGone ? route.abort('internetdisconnected') : route.fallback(),
    )
    await page.goto(FRAME)
    await hasFailed(page, 'a', 'load-failed')
    await expect(button(page, 'a')).toBeVisible()
    await context.setOffline(true)
    isGone = false
    await context.setOffline(false)
    await lives(page, 'a')
    await expect(widget(page, 'a')).not.toHaveAttribute('code')
    await button(page, 'b').click()
    await isMounted(page, 'b')
    expect(await failures()).toHaveLength(1)
  })
}

test('a failed widget is retried when online or in view again, and reported only once', async ({
  page,
}) => {
  const failures = await collectFailures(page, true)
  await serveMain(page, probe('a'))
  await page.route(PROBE, (route) => route.abort())
  let tries = 0
  page.on('request', (request) => {
    if (request.url().includes('/map.js')) tries += 1
  })
  await page.goto(FRAME)
  await hasFailed(page, 'a', 'load-failed')
  expect(tries).toBe(1)
  for (const [event, target] of [
    ['online', 'window'],
    ['visibilitychange', 'document'],
  ]) {
    const before = tries
    await page.evaluate(
      ([event = '', target]) =>
        (target === 'window' ? window : document).dispatchEvent(
          new Event(event, { bubbles: true }),
        ),
      [event, target],
    )
    await expect.poll(() => tries).toBeGreaterThan(before)
    await hasFailed(page, 'a', 'load-failed')
  }
  expect(await failures()).toHaveLength(1)
})

test('a network that returns later than the event `online` is tried again without another', async ({
  page,
}) => {
  await serveMain(page, probe('a'))
  let isGone = true
  let tries = 0
  await page.route(PROBE, (route) => {
    tries += 1
    return isGone ? route.abort('internetdisconnected') : route.fallback()
  })
  await page.goto(FRAME)
  await hasFailed(page, 'a', 'load-failed')
  const before = tries
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => tries).toBeGreaterThan(before)
  await hasFailed(page, 'a', 'load-failed')
  isGone = false
  await lives(page, 'a')
})

test('a script that keeps failing is requested with a spelling of its own each time', async ({
  page,
}) => {
  await serveMain(page, probe('a'))
  const spelled: string[] = []
  await page.route(PROBE, (route) => {
    if (route.request().url().includes('%')) spelled.push(route.request().url())
    return route.abort()
  })
  await page.goto(FRAME)
  for (let round = 1; round <= 14; round += 1) {
    await expect.poll(() => spelled.length).toBeGreaterThanOrEqual(round)
    await hasFailed(page, 'a', 'load-failed')
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  expect(new Set(spelled).size).toBe(spelled.length)
})

test('a page without its context says so once, and no return to it tries again', async ({
  page,
}) => {
  const failures = await collectFailures(page, true)
  const heading =
    '<foyer-widget type="heading" id="a"><script type="application/json">{"text":"Rooms"}</script></foyer-widget>'
  await serveMain(page, heading + probe('b'), {
    bend: (html) => html.replace(/<script[^>]*id="foyer-page"[^>]*>.*?<\/script>/s, ''),
  })
  await page.route(PROBE, (route) => route.abort())
  await page.goto(FRAME)
  await hasFailed(page, 'a', 'no-context')
  await hasFailed(page, 'b', 'load-failed')
  const tried = await page.evaluateHandle(() => {
    const ids: string[] = []
    const note = ({ target }: MutationRecord) => {
      const element = target as Element
      if (element.getAttribute('status') === 'loading') ids.push(element.id)
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributeFilter: ['status'],
      subtree: true,
    })
    return ids
  })
  for (const attempt of [1, 2]) {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(async () => (await tried.jsonValue()).length).toBeGreaterThanOrEqual(attempt)
    await hasFailed(page, 'b', 'load-failed')
  }
  expect(new Set(await tried.jsonValue())).toEqual(new Set(['b']))
  expect((await failures()).filter(({ id }) => id === 'a')).toHaveLength(1)
})

test('with the loader loaded twice and once more from another build, every widget mounts once', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  const again = (tag: string) => `${tag}${tag.replace('loader.js', 'loader.js?another')}`
  await serveMain(page, probe('a') + probe('b', { when: 'interaction' }), {
    bend: (html) =>
      html.replace(/<script [^>]*loader\.js[^>]*><\/script>/, (tag) => tag + again(tag)),
  })
  const loaders: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/loader')) loaders.push(request.url())
  })
  await page.goto(FRAME)
  await lives(page, 'a')
  await button(page, 'b').click()
  await isMounted(page, 'b')
  await expect(widget(page, 'b').locator('output')).toHaveText('1')
  expect(loaders).toHaveLength(2)
  const mounted = (await allProbed(page)).filter((line) => line.endsWith(': mounted'))
  expect(mounted).toEqual(['a: mounted', 'b: mounted'])
  expect(complaints).toEqual([])
})

test('a widget removed while its script loads is not mounted; inserted again it is', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  const held = await showMain(page, probe('a') + probe('b'), { held: PROBE })
  await expect.poll(() => held.asked).toHaveLength(1)
  const taken = await page.locator('#a').evaluateHandle((element) => {
    element.remove()
    return element
  })
  held.release()
  await lives(page, 'b')
  expect(await taken.evaluate((element) => element.getAttribute('status'))).toBe(null)
  expect(await allProbed(page)).not.toContain('a: mounted')
  await taken.evaluate((element) => document.querySelector('main')?.append(element))
  await lives(page, 'a')
  expect(complaints).toEqual([])
})

test('a widget moved while its script loads mounts once, at its new place', async ({ page }) => {
  const { complaints } = await watch(page)
  const held = await showMain(page, `<section></section>${probe('a')}${probe('b')}`, {
    held: PROBE,
  })
  await expect.poll(() => held.asked).toHaveLength(1)
  await page.evaluate(async () => {
    const move = (id: string) =>
      document.querySelector('section')?.append(document.getElementById(id) as HTMLElement)
    // Moved in one task, and in two.
    move('a')
    const b = document.getElementById('b') as HTMLElement
    b.remove()
    await new Promise((resolve) => setTimeout(resolve))
    document.querySelector('section')?.append(b)
  })
  held.release()
  await lives(page, 'a')
  await lives(page, 'b')
  await expect(page.locator('section > foyer-widget')).toHaveCount(2)
  expect((await allProbed(page)).filter((line) => line.endsWith(': mounted')).sort()).toEqual([
    'a: mounted',
    'b: mounted',
  ])
  expect(complaints).toEqual([])
})

test('a page restored from the back/forward cache is unchanged, and nothing is loaded twice', async ({
  playwright,
  baseURL,
}) => {
  // Only the full Chromium has that cache, and Playwright disables it by default.
  const browser = await playwright.chromium.launch({
    executablePath: findChrome(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage(baseURL ? { baseURL } : {})
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await showMain(page, probe('a') + probe('b', { when: 'interaction' }))
    await lives(page, 'a')
    await page.goto('/sandbox')
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => (window as { persisted?: boolean }).persisted)
    await expect(widget(page, 'a').locator('output')).toHaveText('1')
    await lives(page, 'a')
    await button(page, 'b').click()
    await isMounted(page, 'b')
    await expect(widget(page, 'b').locator('output')).toHaveText('1')
    const mounted = (await allProbed(page)).filter((line) => line.endsWith(': mounted'))
    expect(mounted).toEqual(['a: mounted', 'b: mounted'])
  } finally {
    await browser.close()
  }
})

test('in print, widgets that are not mounted are as complete as mounted ones', async ({ page }) => {
  const failures = await collectFailures(page)
  const waiting = ['interaction', 'never', 'open'].map((when, i) => probe(`s${i}`, { when }))
  await showMain(page, waiting.join('') + FAR + probe('far', { when: 'visible' }) + probe('a'))
  await isMounted(page, 'a')
  await page.emulateMedia({ media: 'print' })
  for (const id of ['s0', 's1', 's2', 'a'])
    await expect(page.getByRole('heading', { name: `Probe ${id}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Probe far' })).toBeVisible()
  expect(await failures()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is shown, and links, details and forms work', async ({ page }) => {
    await showMain(page, probe('a') + probe('b', { when: 'interaction' }))
    await page.getByText('Summary of b').click()
    await expect(page.getByText('Details of b')).toBeVisible()
    await page.getByRole('link', { name: 'Link of a' }).click()
    await expect(page).toHaveURL(/#there-a$/)
    await page.getByLabel('Text of a').fill('Lisbon')
    await page.getByRole('button', { name: 'Send of a' }).click()
    await expect(page).toHaveURL(/\/sandbox\?text=Lisbon&by=post$/)
  })
})

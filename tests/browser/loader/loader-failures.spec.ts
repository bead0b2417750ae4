import { expect, type Page, test } from '@playwright/test'
import { findChrome } from '../../../scripts/find-chrome.mjs'
import { watch } from '../site'
import {
  allProbed,
  collectFailures,
  FAR,
  FRAME,
  hasFailed,
  isAlive,
  PROBE,
  probe,
  probed,
  serveMain,
  showMain,
  widget,
} from './loader-page'

const button = (page: Page, id: string) =>
  page.getByRole('button', { name: `Button of ${id}`, exact: true })

/** Alive, and it answers. */
async function lives(page: Page, id: string) {
  await isAlive(page, id)
  const output = widget(page, id).locator('output')
  const count = Number(await output.textContent())
  await button(page, id).click()
  await expect(output).toHaveText(String(count + 1))
}

/** A placeholder that says something on the server, and cannot come to life. */
const bad = (id: string, type: string, json = '{}') =>
  `<foyer-widget type="${type}" id="${id}"><script type="application/json">${json}</script><div><p>Words of ${id}</p></div></foyer-widget>`

/** A real type whose script is there, and one whose script the test bends. */
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

test('whatever is wrong with some, each fails alone and is told once', async ({ page }) => {
  const failures = await collectFailures(page)
  const { complaints } = await watch(page)
  await showFailing(page)
  for (const index of failing.keys()) await lives(page, `p${index}`)
  await lives(page, 'last')
  for (const [id, code] of failing) {
    // What the server had to say stays; of what cannot be rendered nothing is shown.
    if (code === 'render-failed') await expect(widget(page, id)).toHaveText('')
    else await expect(page.getByText(`Words of ${id}`)).toBeVisible()
  }
  const told = (await failures()).map(({ id, code }) => `${id}: ${code}`)
  expect(told.sort()).toEqual(codes)
  const logged = () =>
    complaints
      .map((line) => /^error: ([a-z-]+)\|\|([\w-]*)#([\w-]+)\|./.exec(line))
      .flatMap((found) => (found ? [`${found[3]}: ${found[1]}`] : []))
  await expect.poll(() => logged().sort()).toEqual(codes)
})

test('what a page takes care of is not logged', async ({ page }) => {
  const failures = await collectFailures(page, true)
  const { complaints } = await watch(page)
  await showFailing(page)
  expect((await failures()).length).toBe(failing.length)
  await page.waitForLoadState('networkidle')
  expect(complaints.filter((line) => /\|\|/.test(line))).toEqual([])
})

test('what the server could not render, the browser does', async ({ page }) => {
  const failures = await collectFailures(page)
  await showMain(page, probe('a').replace(/<div>.*<\/div>/s, ''))
  await lives(page, 'a')
  expect(await failures()).toEqual([])
})

test('a widget that throws when it changes goes alone, and is told once', async ({ page }) => {
  const failures = await collectFailures(page, true)
  await showMain(page, probe('a', { fault: 'update' }) + probe('b'))
  await isAlive(page, 'a')
  await button(page, 'a').click()
  await expect(widget(page, 'a')).toHaveText('')
  await lives(page, 'b')
  expect(await failures()).toMatchObject([{ id: 'a', type: 'probe', code: 'render-failed' }])
  await hasFailed(page, 'a', 'render-failed')
})

test('HTML that is not what the browser renders is made right, and told once', async ({ page }) => {
  const failures = await collectFailures(page, true)
  const bend = (html: string) => html.replace('Probe a', 'Probe of yesterday')
  await showMain(page, probe('a', { bend }) + probe('b'))
  await lives(page, 'a')
  await expect(page.getByRole('heading', { name: 'Probe a' })).toBeVisible()
  await expect(page.getByText('Probe of yesterday')).toHaveCount(0)
  await lives(page, 'b')
  expect(await failures()).toMatchObject([{ id: 'a', code: 'hydration-mismatch' }])
})

test('an error in a handler is the browser’s to tell; the widget lives on', async ({ page }) => {
  const failures = await collectFailures(page)
  const { complaints } = await watch(page)
  await showMain(page, probe('a', { fault: 'handler' }) + probe('b'))
  await isAlive(page, 'a')
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
  test(`the network takes ${what} away and comes back: no reload is needed`, async ({
    page,
    context,
  }) => {
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
    await isAlive(page, 'b')
    expect(await failures()).toHaveLength(1)
  })
}

test('online again or in sight again it is tried again, and in vain it is not told again', async ({
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
    await expect.poll(() => tries).toBe(before + 1)
    await hasFailed(page, 'a', 'load-failed')
  }
  expect(await failures()).toHaveLength(1)
})

test('the loader twice, and once more of another build: everything lives once', async ({
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
  await isAlive(page, 'b')
  await expect(widget(page, 'b').locator('output')).toHaveText('1')
  expect(loaders).toHaveLength(2)
  const mounted = (await allProbed(page)).filter((line) => line.endsWith(': mounted'))
  expect(mounted).toEqual(['a: mounted', 'b: mounted'])
  expect(complaints).toEqual([])
})

test('taken away while its script is on its way: nothing comes of it, put back it lives', async ({
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

test('moved while its script is on its way it lives once, where it then stands', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  const held = await showMain(page, `<section></section>${probe('a')}${probe('b')}`, {
    held: PROBE,
  })
  await expect.poll(() => held.asked).toHaveLength(1)
  await page.evaluate(async () => {
    const move = (id: string) =>
      document.querySelector('section')?.append(document.getElementById(id) as HTMLElement)
    // In one task, and in two.
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

test('a page that comes back from the browser’s cache is as it was, and nothing comes twice', async ({
  playwright,
  baseURL,
}) => {
  // Only a whole browser has that cache, and Playwright switches it off unless told otherwise.
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
    await isAlive(page, 'b')
    await expect(widget(page, 'b').locator('output')).toHaveText('1')
    const mounted = (await allProbed(page)).filter((line) => line.endsWith(': mounted'))
    expect(mounted).toEqual(['a: mounted', 'b: mounted'])
  } finally {
    await browser.close()
  }
})

test('on paper what sleeps is as whole as what lives', async ({ page }) => {
  const failures = await collectFailures(page)
  const asleep = ['interaction', 'never', 'open'].map((when, i) => probe(`s${i}`, { when }))
  await showMain(page, asleep.join('') + FAR + probe('far', { when: 'visible' }) + probe('a'))
  await isAlive(page, 'a')
  await page.emulateMedia({ media: 'print' })
  for (const id of ['s0', 's1', 's2', 'a'])
    await expect(page.getByRole('heading', { name: `Probe ${id}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Probe far' })).toBeVisible()
  expect(await failures()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and links, details and forms work', async ({ page }) => {
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

import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import type { Manifest } from '../../../src/server/manifest'
import { rewrite, withoutAhead } from '../site'
import { makeProbe, type ProbeFault } from './probe-widget'

/** The page whose `<main>` a test fills: no other widget of it is mounted. */
export const FRAME = '/sandbox/nested'

export const manifest: Manifest = JSON.parse(
  readFileSync('dist/browser/assets/manifest.json', 'utf8'),
)

/** The scripts that every widget needs before it can be mounted. */
export const MOUNT = /\/assets\/(mount|react)-[^/]*\.js$/
/** Also matches the loader's request with another spelling of its folder. */
export const PROBE = /\/probe\.widget\.js$/

export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

interface ProbeOptions {
  /** The placeholder's condition; by default it is mounted at once. */
  when?: string
  fault?: ProbeFault
  /** Added to its server HTML. */
  bend?: (html: string) => string
}

/** The placeholder of a probe with its server HTML. */
export function probe(id: string, { when, fault = '', bend = same }: ProbeOptions = {}): string {
  const widget = makeProbe(React)
  const props = { id, fault }
  const Probe = () => React.createElement(widget.View, { props, model: widget.useModel(props) })
  const html = renderToString(React.createElement(Probe), { identifierPrefix: id })
  const timing = when ? ` when="${when}"` : ''
  return `<foyer-widget type="probe" id="${id}"${timing}><script type="application/json">${JSON.stringify({ fault })}</script><div>${bend(html)}</div></foyer-widget>`
}

const same = (html: string) => html

/** A spacer that keeps the following content far out of view. */
export const FAR = '<div class="far"></div>'
/**
 * Keeps placeholders away from a pointer at its initial position, which would count as an
 * interaction.
 */
const CSS = '.far { block-size: 5000px } body { padding: 4rem }'

interface MainOptions {
  /** Additional styles; the policy forbids inline styles in the page. */
  css?: string
  /** Changes the whole document. */
  bend?: (html: string) => string
}

/** The frame's document, with `main` as the content of its `<main>` and of everything after it. */
export function withMain(html: string, main: string): string {
  return withProbe(html).replace(/<main.*<\/body>/s, () => `<main>${main}</main></body>`)
}

/** A module map, of a page or of the build, with the probe added. */
function withProbe(map: string): string {
  return map.replace('{"widgets":{', '{"widgets":{"probe":["probe.widget.js"],')
}

/** Replaces the responses for FRAME and the probe's script. */
export async function serveMain(page: Page, main: string, options: MainOptions = {}) {
  const { css = '', bend = same } = options
  await serveProbe(page)
  await withoutAhead(page)
  await rewrite(page, `**${FRAME}`, (html) => bend(withMain(html, main)))
  await rewrite(page, '**/site.css', (text) => `${text}\n${CSS}\n${css}`)
}

export async function serveProbe(page: Page) {
  const react = manifest.mount.imports.find((file) => file.startsWith('react-'))
  const body = `import * as all from './${react}'
const react = Object.values(all).find((each) => each?.useState)
${makeProbe}
export default makeProbe(react)`
  await page.route(PROBE, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
  await rewrite(page, '**/assets/map.js?*', withProbe)
}

/**
 * Makes timers of a second or longer never fire: the loader would release a held click after a time
 * limit, which a slow machine may reach before the test lets the script load.
 */
export async function stopTimers(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const nothing = () => {}
    window.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) =>
      delay < 1000
        ? setTimeout(handler, delay, ...rest)
        : setTimeout(nothing)) as typeof window.setTimeout
  })
}

/**
 * Opens FRAME with `main` in it; requests that match `held` get no response until they are
 * released, and timers are stopped unless `passes` is set.
 */
export async function showMain(
  page: Page,
  main: string,
  {
    held = NOTHING,
    passes = false,
    ...options
  }: MainOptions & { held?: RegExp; passes?: boolean } = {},
): Promise<Held> {
  await serveMain(page, main, options)
  if (held !== NOTHING && !passes) await stopTimers(page)
  const scripts = await hold(page, held)
  // A held module delays the page's load event.
  if (held === NOTHING || held.test('/assets/loader.js'))
    await page.goto(FRAME, { waitUntil: 'domcontentloaded' })
  else await openHeld(page, FRAME)
  return scripts
}

/**
 * Opens a page whose widgets' scripts are held, and returns when the loader handles what the
 * visitor does. A browser paints nothing before that, but a test can press a key on a page that is
 * not painted.
 */
export async function openHeld(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('foyer-widget[status]').first()).toBeAttached()
}

const NOTHING = /(?!)/

/**
 * Inserts HTML into `<main>` as the site's fragments are: from a response, because Trusted Types
 * forbid text as HTML.
 */
export async function insert(page: Page, html: string) {
  await page.route('**/inserted', (route) =>
    route.fulfill({ body: `<body>${html}`, contentType: 'text/html' }),
  )
  await page.evaluate(async () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/inserted')
    request.responseType = 'document'
    await new Promise((resolve) => {
      request.onload = resolve
      request.send()
    })
    document.querySelector('main')?.append(...(request.response as Document).body.childNodes)
  })
  await page.unroute('**/inserted')
}

export const widget = (page: Page, id: string) => page.locator(`foyer-widget[id=${id}]`)

export const isMounted = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'mounted')

/** The widget is not due: nothing was requested for it. */
export const isWaiting = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'found')

export const hasFailed = async (page: Page, id: string, code: string) => {
  await expect(widget(page, id)).toHaveAttribute('code', code)
  await expect(widget(page, id)).toHaveAttribute('status', 'failed')
}

/** The events that the probes' handlers received, in order; only those of `of` if given. */
export const probed = (page: Page, of = '') =>
  page.evaluate(
    (id) =>
      ((window as { probed?: string[] }).probed ?? []).filter(
        (line) => line.startsWith(id) && !/: (mounted|pointer|focus|key .*)$/.test(line),
      ),
    of && `${of}: `,
  )

/** Everything that the probes recorded. */
export const allProbed = (page: Page) =>
  page.evaluate(() => (window as { probed?: string[] }).probed ?? [])

export interface Held {
  /** The paths of the requests so far. */
  asked: string[]
  /** Answers the held requests and all later ones. */
  release(): void
}

/** Holds requests until the test releases them. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await released
    await route.fallback()
  })
  return { asked, release: () => release() }
}

/** Collects the page's component-error events; `isHandled` prevents that they are logged. */
export async function collectFailures(page: Page, isHandled = false) {
  await page.addInitScript((prevents) => {
    const seen: unknown[] = []
    Object.assign(window, { foyerFailures: seen })
    addEventListener('component-error', (event) => {
      seen.push((event as CustomEvent).detail)
      if (prevents) event.preventDefault()
    })
  }, isHandled)
  return () =>
    page.evaluate(() => (window as unknown as { foyerFailures: Failure[] }).foyerFailures)
}

/** A placeholder of another page of the sandbox, with its content. */
export async function placeholderFrom(request: APIRequestContext, path: string, id: string) {
  const html = await (await request.get(path)).text()
  const start = html.search(new RegExp(`<foyer-widget [^>]*id="${id}"`))
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?foyer-widget\b/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return html.slice(start, start + index + '</foyer-widget>'.length)
  }
  throw new Error(`${path} has no placeholder "${id}".`)
}

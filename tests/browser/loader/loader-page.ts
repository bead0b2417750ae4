import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import type { Manifest } from '../../../src/server/manifest'
import { rewrite, withoutAhead } from '../site'
import { makeProbe, type ProbeFault } from './probe-widget'

/** The page whose `<main>` a test fills: nothing else of it is alive. */
export const FRAME = '/sandbox/nested'

export const manifest: Manifest = JSON.parse(
  readFileSync('dist/browser/assets/manifest.json', 'utf8'),
)

/** The scripts without which nothing comes to life. */
export const MOUNT = /\/assets\/(mount|react)-[^/]*\.js$/
/** Also where the loader asks for it by another spelling of its folder. */
export const PROBE = /\/probe\.widget\.js$/

export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

interface ProbeOptions {
  /** Of the placeholder; by default it comes to life at once. */
  when?: string
  fault?: ProbeFault
  /** What stands in its server HTML besides. */
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

/** So much room that what follows is far out of sight. */
export const FAR = '<div class="far"></div>'
/** Nothing stands under a pointer that has not been moved yet: it would wake what waits for one. */
const CSS = '.far { block-size: 5000px } body { padding: 4rem }'

interface MainOptions {
  /** More styles; the policy allows none in the page. */
  css?: string
  /** Changes the whole document. */
  bend?: (html: string) => string
}

/** The frame's document with `main` in place of all that stands in and after its `<main>`. */
export function withMain(html: string, main: string): string {
  return withProbe(html).replace(/<main.*<\/body>/s, () => `<main>${main}</main></body>`)
}

/** A map of scripts, of a page or the build's, that knows the probe as well. */
function withProbe(map: string): string {
  return map.replace('{"widgets":{', '{"widgets":{"probe":["probe.widget.js"],')
}

/** Lets FRAME and the probe's script be answered as a test wants them. */
export async function serveMain(page: Page, main: string, options: MainOptions = {}) {
  const { css = '', bend = same } = options
  await serveProbe(page)
  await withoutAhead(page)
  await rewrite(page, `**${FRAME}`, (html) => bend(withMain(html, main)))
  await rewrite(page, '**/site.css', (text) => `${text}\n${CSS}\n${css}`)
}

export async function serveProbe(page: Page) {
  const react = manifest.mount.imports.find((file) => file.startsWith('react-'))
  const body = `import * as all from '../${react}'
const react = Object.values(all).find((each) => each?.useState)
${makeProbe}
export default makeProbe(react)`
  await page.route(PROBE, (route) => route.fulfill({ body, contentType: 'text/javascript' }))
  await rewrite(page, '**/assets/map.js?*', withProbe)
}

/**
 * What waits for a second or longer waits for ever: however slow the machine is, no click that is held
 * back is let go before the test lets its script come.
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
 * Opens FRAME with `main` in it; scripts that `held` fits get no answer until they are released, and
 * time stands still unless it `passes`.
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
  // A module that is held holds up the page's load event.
  await page.goto(FRAME, { waitUntil: 'domcontentloaded' })
  return scripts
}

const NOTHING = /(?!)/

/** Parses HTML into `<main>`, as the site's own fragments come: by a request, no text becomes HTML. */
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

export const isAlive = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'mounted')

/** It waits: nothing has been asked for its sake. */
export const isAsleep = (page: Page, id: string) =>
  expect(widget(page, id)).toHaveAttribute('status', 'found')

export const hasFailed = async (page: Page, id: string, code: string) => {
  await expect(widget(page, id)).toHaveAttribute('code', code)
  await expect(widget(page, id)).toHaveAttribute('status', 'failed')
}

/** What the probes’ handlers heard, in order; `of` one of them. */
export const probed = (page: Page, of = '') =>
  page.evaluate(
    (id) =>
      ((window as { probed?: string[] }).probed ?? []).filter(
        (line) => line.startsWith(id) && !/: (mounted|pointer|focus|key .*)$/.test(line),
      ),
    of && `${of}: `,
  )

/** Everything that they wrote down. */
export const allProbed = (page: Page) =>
  page.evaluate(() => (window as { probed?: string[] }).probed ?? [])

export interface Held {
  /** The paths that were asked for so far. */
  asked: string[]
  /** Answers what was asked for, and whatever comes after it. */
  release(): void
}

/** Leaves requests without an answer until the test lets them have it. */
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

/** Collects the page's component-error events; with `isHandled` it keeps them out of the log. */
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

/** A placeholder of another page of the sandbox, whole with what stands in it. */
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

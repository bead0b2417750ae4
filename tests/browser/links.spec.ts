import { type BrowserContext, expect } from '@playwright/test'
import { hotels } from '../../sandbox/seed/hotels'
import {
  BAD_INPUT_PATH,
  HOSTILE_TEXT_PATH,
  NESTED_PATH,
  seedPages,
  WIDGETS_PATH,
} from '../../sandbox/seed/pages'
import { casesOf } from '../cases'
import { become, test, type VisitorId } from './site'

/** Their links are samples. */
const FOR_DEVELOPERS = [BAD_INPUT_PATH, HOSTILE_TEXT_PATH, NESTED_PATH, WIDGETS_PATH]

/** Where the page `error` itself stands: its answer is 404 on purpose. */
const ERROR_PATH = '/error'

const pathsOf = (locale: string) =>
  seedPages(hotels)
    .filter((page) => page.locale === locale && !FOR_DEVELOPERS.includes(page.path))
    .map(({ path }) => path)
    .filter((path) => path !== ERROR_PATH)

/** The pages of this site that a page links to; where one comes back to makes no other page. */
function linksIn(html: string, address: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const own = new URL(address)
  return hrefs
    .map((href) => new URL(href, own))
    .filter(({ origin }) => origin === own.origin)
    .map((url) => {
      url.searchParams.delete('returnTo')
      return url.pathname + url.search
    })
}

/** Follows every link from the seeded pages on; each link that leads nowhere, with its page. */
async function brokenLinks(context: BrowserContext, start: string[]) {
  const { request } = context
  const broken: string[] = []
  const seen = new Set(start)
  let next = start.map((path) => ({ path, from: 'the seed' }))
  while (next.length > 0) {
    const found: typeof next = []
    for (const { path, from } of next) {
      const answer = await request.get(path)
      // No visitor is redirected as often in ten seconds.
      await context.clearCookies({ name: 'foyer-redirects' })
      if (!answer.ok()) broken.push(`${from} → ${path}: ${answer.status()}`)
      const isPage = answer.headers()['content-type']?.startsWith('text/html')
      if (!isPage || from !== 'the seed') continue
      for (const link of linksIn(await answer.text(), answer.url())) {
        if (seen.has(link)) continue
        seen.add(link)
        found.push({ path: link, from: path })
      }
    }
    next = found
  }
  return { broken, count: seen.size }
}

const cases: [string, VisitorId, string, string][] = [
  ['English', 'anon', 'en-US', ''],
  ['German', 'anon', 'de-DE', '/de-DE'],
  ['a member', 'member-maria', 'en-US', ''],
]

for (const [name, visitor, locale, root] of casesOf(cases, ([name]) => name === 'English')) {
  test(`every link of every page leads somewhere (${name})`, async ({ context }) => {
    await become(context, visitor)
    const start = pathsOf(locale).map((path) => root + path)
    const { broken, count } = await brokenLinks(context, start)
    expect(broken).toEqual([])
    expect(count).toBeGreaterThan(start.length)
  })
}

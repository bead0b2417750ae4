import { readdirSync } from 'node:fs'
import { offlinePage, pageContext } from '../fixtures/pages'
import { hotels } from '../sandbox/seed/hotels'
import { seedPages } from '../sandbox/seed/pages'
import { asFixture } from '../src/mapping/as-fixture'
import { prepareWidget } from '../src/server/print/placeholder'
import { printPlaceholder } from '../src/server/print/print-placeholder'
import { isListed } from './blockers'
import { type AnyFixture, fixturesOf, types, widgetOf } from './widgets'

/** The HTML of a fixture, with the id that an author's editor gives a widget. */
async function render(type: string, fixture: AnyFixture): Promise<string> {
  const context = pageContext(fixture.page)
  const node = { type, id: type, props: fixture.props as Record<string, unknown> }
  const prepared = await prepareWidget(node, context, () => {})
  const shown = { ...prepared, widget: asFixture(widgetOf(type), fixture) }
  return printPlaceholder(shown, offlinePage(context).store, () => {})
}

/** The ids, and the names of those classes that are no hashes. */
const namesIn = (html: string) =>
  [...html.matchAll(/ (?:id|class)="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))

test.each(types)('no ad blocker hides a part of %s', async (type) => {
  const found = new Set<string>()
  for (const [, fixture] of fixturesOf(type))
    for (const name of namesIn(await render(type, fixture))) if (isListed(name)) found.add(name)
  expect([...found]).toEqual([])
})

test('no ad blocker hides a widget of the sandbox’s pages', () => {
  const ids = [...JSON.stringify(seedPages(hotels)).matchAll(/"id":"([\w-]+)"/g)]
  expect(ids.length).toBeGreaterThan(100)
  expect([...new Set(ids.map(([, id = '']) => id))].filter(isListed)).toEqual([])
})

test('no ad blocker knows the name of a folder, which is that of its scripts', () => {
  const features = readdirSync('src/features')
  expect([...types, ...features].filter(isListed)).toEqual([])
})

test.each([
  'footer-social',
  'socialLinks',
  'ad-slot',
  'top_ads',
  'share-buttons',
  'sidebar-promo',
  'cookie-notice',
  'consent-banner',
  'newsletter-signup',
  'assets/tracking.js',
])('%s is on the lists', (name) => {
  expect(isListed(name)).toBe(true)
})

test.each([
  'footer-networks',
  'share-reservation',
  'hero-banner',
  'legal-consent',
  'address',
  'loading',
  'sticky-bar.widget-CqSSVs9z.js',
])('%s is on none', (name) => {
  expect(isListed(name)).toBe(false)
})

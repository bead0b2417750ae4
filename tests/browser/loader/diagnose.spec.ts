/** What a developer's console says of each mistake on a page: one sentence, with what to do. */
import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'

const CONTEXT = {
  locale: 'en-US',
  page: { id: 'welcome' },
  site: { brand: { chainName: 'Harbour Houses' } },
}
const context = (value: object = CONTEXT) =>
  `<script type="application/json" id="foyer-page">${JSON.stringify(value)}</script>`
const widget = (attributes: string, json = '{"text":"Rooms"}') =>
  `<foyer-widget ${attributes}><script type="application/json">${json}</script></foyer-widget>`
const HEADING = widget('type="heading" id="rooms"')

/** Opens a page with this body; resolves with what the console was told once nothing more comes. */
async function warningsOf(page: Page, body: string): Promise<string[]> {
  const sentences: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Foyer: ')) sentences.push(message.text().slice('Foyer: '.length))
  })
  const html = `<!doctype html><html lang="en"><title>A page</title>
    <script type="module" src="/assets/loader.js"></script>
    <script type="module" src="/assets/diagnose.js"></script><body>${body}</body></html>`
  await page.route('**/diagnosed', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto('/diagnosed')
  // A mistake that comes last is told after those before it.
  await page.evaluate((last) => document.body.insertAdjacentHTML('beforeend', last), LAST)
  await expect.poll(() => sentences.some((sentence) => sentence.includes('#the-end'))).toBe(true)
  return sentences.filter((sentence) => !sentence.includes('#the-end'))
}
const LAST = '<foyer-widget type="heading" id="the-end" when="the-end"></foyer-widget>'

const MISTAKES: [name: string, body: string, sentence: string][] = [
  [
    'no context',
    HEADING,
    'The page has no context, so no component can be shown: print <script type="application/json" id="foyer-page"> before the first one.',
  ],
  [
    'a part of a context',
    context({ ...CONTEXT, page: {} }) + HEADING,
    'The page context has no page.id: add it, as its default is empty.',
  ],
  [
    'an unknown type',
    context() + widget('type="headnig" id="rooms"'),
    'There is no widget "headnig" (headnig#rooms): did you mean "heading".',
  ],
  [
    'an unknown time',
    context() + widget('type="heading" id="rooms" when="visable"'),
    'heading#rooms has when="visable", which counts as "load": did you mean "visible".',
  ],
  [
    'no id',
    context() + widget('type="heading"'),
    'heading has no id: give it one that is unique on the page.',
  ],
  [
    'an id twice',
    context() + HEADING + HEADING,
    'Several components have the id "rooms": give each its own, or only one of them works.',
  ],
  [
    'PHP’s [] for props',
    context() + widget('type="heading" id="rooms"', '[]'),
    'heading#rooms has [] for props, which is taken as {}: in PHP, write json_encode((object) $props).',
  ],
  [
    'a button without its overlay',
    context() + widget('type="property-bar" id="bar" when="never"', '{"bookHref":"/book"}'),
    'Property bar: place a component of type hotel-quick-view-modal on this page, as without the overlay “hotel-quick-view” a button here does nothing.',
  ],
]

for (const [name, body, sentence] of MISTAKES)
  test(`the console says what to do about ${name}`, async ({ page }) => {
    expect(await warningsOf(page, body)).toEqual([sentence])
  })

test('the console says nothing of a page without a mistake', async ({ page }) => {
  const body =
    context() +
    HEADING +
    widget('type="property-bar" id="bar" when="never"', '{"bookHref":"/book"}') +
    widget('type="hotel-quick-view-modal" id="quick" when="open"', '{}')
  expect(await warningsOf(page, body)).toEqual([])
})

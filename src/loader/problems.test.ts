/** @jest-environment jsdom */
import { problemsOf } from './problems'

const CONTEXT = {
  locale: 'en-US',
  page: { id: 'welcome' },
  site: { brand: { chainName: 'Harbour Houses' } },
}

const context = (value: unknown = CONTEXT) =>
  `<script type="application/json" id="foyer-page">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

const widget = (attributes = '', json = '{}') =>
  `<foyer-widget type="rate-list" id="a" ${attributes}><script type="application/json">${json}</script></foyer-widget>`

const TYPES = ['rate-list', 'heading', 'hotel-overview']

function problems(html: string, types = TYPES) {
  document.body.innerHTML = html
  return problemsOf(document, types)
}

it('says nothing of a page without a mistake', () => {
  expect(problems(context() + widget('when="visible:400"'))).toEqual([])
  expect(problems('')).toEqual([])
})

it.each([
  [
    'no context',
    widget(),
    'The page has no context, so no component can be shown: print <script type="application/json" id="foyer-page"> before the first one.',
  ],
  [
    'a context that is no JSON',
    context('{') + widget(),
    'The page context is no JSON object: print it with your JSON encoder.',
  ],
  [
    'a context without a locale',
    context({ ...CONTEXT, locale: undefined }) + widget(),
    'The page context has no locale: add it, as its default is empty.',
  ],
  [
    'a context without a page id',
    context({ ...CONTEXT, page: {} }) + widget(),
    'The page context has no page.id: add it, as its default is empty.',
  ],
  [
    'a context without a chain',
    context({ ...CONTEXT, site: {} }) + widget(),
    'The page context has no site.brand.chainName: add it, as its default is empty.',
  ],
  [
    'a context too late',
    widget() + context(),
    'The page context stands after a component: print it before the first one.',
  ],
  [
    'an unknown type',
    `${context()}<foyer-widget type="rates-list" id="a"></foyer-widget>`,
    'There is no widget "rates-list" (rates-list#a): did you mean "rate-list".',
  ],
  [
    'a type like none',
    `${context()}<foyer-widget type="tea" id="a"></foyer-widget>`,
    'There is no widget "tea" (tea#a): use one of rate-list, heading, hotel-overview.',
  ],
  [
    'no type',
    `${context()}<foyer-widget id="a"></foyer-widget>`,
    'a foyer-widget#a has no type: name a widget.',
  ],
  [
    'an unknown time',
    context() + widget('when="visibel"'),
    'rate-list#a has when="visibel", which counts as "load": did you mean "visible".',
  ],
  [
    'a media query without a query',
    context() + widget('when="media"'),
    'rate-list#a has when="media" without a query: write when="media:(min-width: 60em)".',
  ],
  [
    'no id',
    `${context()}<foyer-widget type="heading"></foyer-widget>`,
    'heading has no id: give it one that is unique on the page.',
  ],
  [
    'an id twice',
    context() + widget() + widget(),
    'Several components have the id "a": give each its own, or only one of them works.',
  ],
  [
    'a list for props',
    context() + widget('', '[]'),
    'rate-list#a has [] for props, which is taken as {}: in PHP, write json_encode((object) $props).',
  ],
  [
    'props that are no JSON',
    context() + widget('', '{"a":'),
    'rate-list#a has props that are no JSON: print them with your JSON encoder.',
  ],
  [
    'a text for props',
    context() + widget('', '"a"'),
    'rate-list#a has props that are no object: write {…}.',
  ],
])('says in one sentence what to do about %s', (_mistake, html, sentence) => {
  expect(problems(html)).toEqual([sentence])
})

it('does not call a type unknown when it does not know the build', () => {
  expect(problems(`${context()}<foyer-widget type="tea" id="a"></foyer-widget>`, [])).toEqual([])
})

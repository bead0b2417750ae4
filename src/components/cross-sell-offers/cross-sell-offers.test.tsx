/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import type { AnyWidget } from '../../mapping/define-widget'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { CrossSellOffersInput } from './cross-sell-offers.schema'
import widget from './cross-sell-offers.widget'
import { readOffers } from './read-offers'

const NOW = Date.UTC(2026, 10, 21, 12)

const offer = (id: string, more: object = {}) => ({
  id,
  title: `Offer ${id}`,
  href: `/o/${id}`,
  ...more,
})

const fallbackOffers = ['one', 'two', 'three'].map((id) => ({
  id,
  title: `Own ${id}`,
  text: '<p>Text.</p>',
  cta: { label: 'Go', href: `/own/${id}` },
}))

let observers: { callback: IntersectionObserverCallback; targets: Element[]; isView: boolean }[]

beforeAll(() => import('../../services/analytics/data-layer'))
beforeEach(() => {
  observers = []
  window.adobeDataLayer = []
  window.IntersectionObserver = class {
    entry: (typeof observers)[number]
    constructor(
      callback: IntersectionObserverCallback,
      { threshold = 0 }: { threshold?: number } = {},
    ) {
      this.entry = { callback, targets: [], isView: threshold > 0 }
      observers.push(this.entry)
    }
    observe(target: Element) {
      this.entry.targets.push(target)
    }
    disconnect() {
      this.entry.targets = []
    }
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  cleanup()
})

/** Tells the widget where its list stands. */
function stand(isIntersecting: boolean, top: number) {
  return act(async () => {
    for (const { callback, targets, isView } of observers) {
      const entries = targets.map((target) => ({
        target,
        isIntersecting,
        boundingClientRect: { top },
      }))
      if (entries.length > 0 && (!isView || isIntersecting))
        callback(entries as never, null as never)
    }
  })
}

async function show(
  list: unknown[] | null | 'never',
  { props = { fallbackOffers } as CrossSellOffersInput } = {},
) {
  const fetch = async (input: unknown) => {
    if (!String(input).includes('data-layer')) return reply({})
    if (list === 'never') return new Promise<Response>(() => {})
    return list ? reply({ component: { data: { mvpOfferList: list } } }) : reply({}, 500)
  }
  const { store } = offlinePage(pageContext({ page: { id: 'confirmation', type: null } }), {
    fetch: fetch as typeof globalThis.fetch,
  })
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'x', ...props }, () => {})
  const view = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget as AnyWidget} props={read} />
    </PageProvider>,
  )
  for (let turn = 0; turn < 20; turn += 1) await act(async () => {})
  return view
}

function reply(body: object, status = 200): Response {
  const headers = new Headers({ 'content-type': 'application/json' })
  const text = async () => JSON.stringify(body)
  return { ok: status < 400, status, headers, text, json: async () => body } as Response
}

const titles = () => screen.queryAllByRole('link').map((link) => link.textContent)

const events = () =>
  (window.adobeDataLayer as { event: string; eventInfo?: object }[]).filter(({ event }) =>
    event.startsWith('offer'),
  )

test('AC 1, AC 2: keeps the order of priority, each id once, and nothing expired or unusable', () => {
  const list = [
    offer('last'),
    offer('third', { priority: 3 }),
    offer('first', { priority: 1 }),
    offer('second', { priority: 2 }),
    offer('first', { priority: 4, title: 'Again' }),
    offer('over', { priority: 0, expires: '2026-11-20' }),
    offer('odd end', { priority: 0, expires: 'soon' }),
    offer('today', { priority: 5, expires: '2026-11-21' }),
    offer('script', { href: 'javascript:alert(1)' }),
    offer('', { priority: 0 }),
    { id: 'untitled', href: '/x' },
    null,
    'text',
  ]
  expect(readOffers(list, NOW).map(({ id }) => id)).toEqual([
    'first',
    'second',
    'third',
    'today',
    'last',
  ])
})

test('AC 1: of five offers it shows the three that matter most, once there is room below the window', async () => {
  const five = [5, 4, 3, 2, 1].map((priority) => offer(`${priority}`, { priority }))
  await show(five)
  expect(titles()).toEqual(['Own one', 'Own two', 'Own three'])
  await stand(false, 2_000)
  expect(titles()).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
})

test('fills up with the author’s offers', async () => {
  await show([offer('a')])
  await stand(false, 2_000)
  expect(titles()).toEqual(['Offer a', 'Own one', 'Own two'])
})

test('never exchanges what a visitor sees', async () => {
  await show([offer('a')])
  await stand(true, 100)
  await stand(false, 2_000)
  expect(titles()).toEqual(['Own one', 'Own two', 'Own three'])
})

test.each([[null], [[]]])('AC 3: an answer %j leaves the author’s offers', async (list) => {
  await show(list)
  await stand(false, 2_000)
  expect(titles()).toEqual(['Own one', 'Own two', 'Own three'])
})

test('renders nothing without any offer', async () => {
  const { container } = await show(null, { props: {} })
  expect(container).toBeEmptyDOMElement()
})

test('without offers of the author it waits until it moves nothing in sight', async () => {
  await show([offer('a')], { props: {} })
  expect(titles()).toEqual([])
  await stand(true, 100)
  expect(titles()).toEqual([])
  await stand(false, 2_000)
  expect(titles()).toEqual(['Offer a'])
})

test('AC 4: partners are marked as sponsored, and a card’s link follows C.20', async () => {
  const card = '/mi/cobrand/chase.mi?destinationURL=https%3A%2F%2Fcards.alderway.example%2Fapply'
  await show([
    offer('own', { priority: 1 }),
    offer('partner', { priority: 2, href: 'https://cars.example/' }),
    offer('card', { priority: 3, href: card, disclosure: 'Advertisement.' }),
  ])
  await stand(false, 2_000)
  const [own, partner, bank] = screen.getAllByRole('link')
  expect(own).not.toHaveAttribute('rel')
  expect(partner).toHaveAttribute('rel', 'sponsored noopener')
  expect(bank).toHaveAttribute('rel', 'sponsored noopener')
  expect(bank).toHaveAttribute('href', `${card}&mcd=confirmation&SPID=card`)
  const disclosure = screen.getByText('Advertisement.')
  expect(disclosure.compareDocumentPosition(bank as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('counts a view once, and a click', async () => {
  await show([])
  await stand(true, 100)
  await stand(true, 100)
  expect(events().map(({ event, eventInfo }) => [event, eventInfo])).toEqual(
    ['one', 'two', 'three'].map((id) => ['offer_view', expect.objectContaining({ id })]),
  )
  const [first] = screen.getAllByRole('link')
  first?.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(first as Element)
  expect(events().at(-1)).toMatchObject({ event: 'offer_click', eventInfo: { id: 'one' } })
})

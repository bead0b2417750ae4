/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext, siteWithout } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import { memoryStorage } from '../../services/storage/storage'
import * as fixtures from './redemption-alert.fixtures'
import widget from './redemption-alert.widget'

/** Takes seconds the first time. */
beforeAll(() => import('../../services/graphql/client'))

let isInView = false
beforeEach(() => {
  isInView = false
  window.adobeDataLayer = []
  window.IntersectionObserver = class {
    constructor(tell: (entries: object[]) => void) {
      queueMicrotask(() => act(() => tell([{ isIntersecting: isInView }])))
    }
    observe() {}
    disconnect() {}
  } as never
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

interface Shown {
  props?: object
  page?: Partial<PageContext>
}

async function show({ props = {}, page = {} }: Shown, overrides: Partial<Page> = {}) {
  const { store } = offlinePage(pageContext(page), overrides)
  const raw = { id: 'points', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const { container } = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  await act(async () => {})
  return { container, store }
}

const json = (body: object, status = 200) =>
  ({
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response

/** A page that caches keep, whose browser asks; the questions that it has sent. */
async function search(
  details: object,
  notice: object | null | 'fails',
  page = fixtures.place.page,
) {
  const asked: string[] = []
  const fetch = async (input: unknown, init?: RequestInit) => {
    const url = String(input)
    if (url.includes('/mi/session')) return json({ data: { consumerID: 'C1' } })
    if (!url.includes('RedemptionNotification')) return json(details)
    asked.push(String(init?.body))
    if (notice === 'fails') return json({}, 500)
    return json({ data: { redemptionNotification: notice } })
  }
  const shown = await show({ page: page as never }, { fetch: fetch as typeof globalThis.fetch })
  await act(async () => shown.store.set(visitorAtom))
  for (let turns = 0; turns < 5; turns++) await act(async () => new Promise((go) => setTimeout(go)))
  return { ...shown, asked }
}

const MEMBER = { status: 'SUCCESS', headerSubtext: { consumerName: 'maria' } }
const REMEMBERED = { ...MEMBER, status: 'REMEMBERED', rememberedUser: null }
const SHORTFALL = {
  __typename: 'RedemptionNotification',
  type: 'SHORTFALL',
  points: 17_000,
  amount: null,
}

const tracked = () =>
  (window.adobeDataLayer ?? []).flatMap((entry) => {
    const { event, eventInfo } = entry as { event: string; eventInfo: { type: string } }
    return event === 'redemption_alert' ? [eventInfo.type] : []
  })

it.each([
  ['points that are missing', fixtures.minimal, 'You need 17,000 points more for this stay.'],
  ['a better value', fixtures.betterValue, 'Pay with 52,000 points and save €410.00.'],
  ['points that are back', fixtures.refunded, '48,000 points are back in your account.'],
])('tells of %s, once to analytics', async (_name, fixture, text) => {
  await show(fixture)
  expect(screen.getByRole('status').textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(text)
  expect(tracked()).toHaveLength(1)
})

it('tells nothing while the chain takes no points', async () => {
  await show({ page: { ...fixtures.minimal.page, site: siteWithout('points') } })
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([
  ['one', 1, 'You need 1 point more'],
  ['two in Arabic', 2, 'نقطتين إضافيتين'],
])('counts %s', async (_name, points, text) => {
  const locale = points === 1 ? 'en-US' : 'ar-SA'
  const [answer] = fixtures.minimal.page?.answers ?? []
  const data = { redemptionNotification: { ...SHORTFALL, points } }
  const { translations } = (await widget.translations?.()) ?? { translations: {} }
  await show({
    props: { labels: translations[locale] ?? {} },
    page: { ...fixtures.minimal.page, locale, answers: [{ ...answer, data } as never] },
  })
  expect(screen.getByRole('status')).toHaveTextContent(text)
})

it('shows nothing without a notice, and asks nothing without a cart, a stay or a search in points', async () => {
  expect((await show(fixtures.none)).container).toBeEmptyDOMElement()
  const { asked, container } = await search(MEMBER, SHORTFALL, fixtures.unasked.page)
  expect(container).toBeEmptyDOMElement()
  expect(asked).toEqual([])
})

it('asks for a member who searches in points, from the browser', async () => {
  const { asked } = await search(MEMBER, SHORTFALL)
  expect(await screen.findByRole('region')).toHaveTextContent('17,000 points more')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('"usePoints":true')
  expect(tracked()).toEqual(['SHORTFALL'])
})

it.each([
  ['a remembered visitor', REMEMBERED, SHORTFALL, 0],
  ['an anonymous visitor', { status: 'FAILURE' }, SHORTFALL, 0],
  ['a member with points enough', MEMBER, null, 1],
  ['a member whose call fails', MEMBER, 'fails' as const, 1],
])('shows nothing to %s', async (_name, details, notice, calls) => {
  const { asked, container } = await search(details, notice)
  expect(container).toBeEmptyDOMElement()
  expect(asked).toHaveLength(calls)
})

it('keeps its place while it is in view', async () => {
  isInView = true
  const { container } = await search(MEMBER, null)
  expect(container.querySelector('section')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('is dismissed for the session by its kind, with a button that names it', async () => {
  const storage = { local: memoryStorage(), session: memoryStorage() }
  const { container } = await show(fixtures.minimal, { storage })
  await userEvent.click(screen.getByRole('button', { name: 'Close: Not enough points yet' }))
  expect(container).toBeEmptyDOMElement()
  cleanup()
  const again = await show(fixtures.minimal, { storage })
  expect(again.container).toBeEmptyDOMElement()
  expect(tracked()).toEqual(['SHORTFALL'])
  cleanup()
  await show(fixtures.betterValue, { storage })
  expect(screen.getByRole('region', { name: /go further/ })).toBeInTheDocument()
})

it('keeps the height of a dismissed notice that the server has printed, while it is in view', async () => {
  isInView = true
  const session = memoryStorage()
  session.set('redemptionAlerts', '["SHORTFALL"]')
  const { container } = await show(fixtures.minimal, {
    storage: { local: memoryStorage(), session },
  })
  expect(container.querySelector('[data-hidden]')).toBeInTheDocument()
})

it('leads to the choice of points and money where the page has it', async () => {
  document.body.innerHTML = '<foyer-widget id="split"><h2>Points and money</h2></foyer-widget>'
  Element.prototype.scrollIntoView = jest.fn()
  const props = { cta: { label: 'Use points' } }
  await show({ ...fixtures.minimal, props }, { placed: () => 'split' })
  const link = screen.getByRole('link', { name: 'Use points' })
  expect(link).toHaveAttribute('href', '#split')
  await userEvent.click(link)
  expect(screen.getByRole('heading', { name: 'Points and money' })).toHaveFocus()
})

it.each([
  ['no choice of points and money on the page', { label: 'Use points' }],
  ['an unsafe address', { label: 'Buy', action: 'link', href: 'javascript:alert(1)' }],
  ['no address', { label: 'Buy', action: 'link' }],
])('has no link with %s', async (_name, cta) => {
  await show({ ...fixtures.minimal, props: { cta } })
  expect(screen.getByRole('status')).not.toHaveTextContent(cta.label)
})

it('is as well a small card with the same words, link and button', async () => {
  await show(fixtures.mini)
  expect(screen.getByRole('region', { name: 'Not enough points yet' })).toHaveTextContent('17,000')
  expect(screen.getByRole('link', { name: 'Buy points' })).toHaveAttribute(
    'href',
    '/loyalty/buy-points',
  )
  expect(screen.getByRole('button', { name: /^Close/ })).toBeInTheDocument()
})

it('shows authors a sample that stays when it is closed, without a call', async () => {
  const fetch = jest.fn()
  const storage = { local: memoryStorage(), session: memoryStorage() }
  await show(fixtures.author, { fetch, storage })
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
  expect(screen.getByRole('region')).toHaveTextContent('17,000')
  expect(storage.session.get('redemptionAlerts')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

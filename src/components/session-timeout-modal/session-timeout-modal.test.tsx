/** @jest-environment jsdom */
import { setImmediate as turn } from 'node:timers/promises'
import { act, render, screen } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { loadParts } from '../../mapping/load-parts'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import widget from './session-timeout-modal.widget'

const MINUTE = 60_000
const SEARCH = 'propertyCode=NYCAB&fromDate=2027-03-12&toDate=2027-03-14&numAdultsPerRoom=2'

beforeAll(() => Promise.all([import('../../services/graphql/client'), loadParts(widget)]))

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
  jest.useFakeTimers({ now: Date.UTC(2027, 2, 1, 12) })
})
afterEach(() => {
  document.body.replaceChildren()
})

const json = (body: object) =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as unknown as Response

interface Setup {
  /** What the server answers to each extension; null: there is no such cart. */
  kept?: { expires: string; expiresIn: number; revision: number } | null
  hasCart?: boolean
  mode?: 'publish' | 'edit'
}

const KEPT = { expires: '2027-03-01T12:30:00Z', expiresIn: 900, revision: 1 }

async function show({ kept = KEPT, hasCart = true, mode = 'publish' }: Setup = {}) {
  const leave = jest.fn()
  const asked: string[] = []
  const clock = { id: 'c1', revision: 1, expiresIn: 900 }
  const { store } = offlinePage(
    pageContext({
      mode,
      page: {
        ...{ id: 'review-details', type: null, propertyId: 'NYCAB', search: SEARCH },
        ...(hasCart && { cart: 'c1' }),
      },
      answers: [{ name: 'CartClock', variables: { cartId: 'c1' }, data: { cart: clock } }],
    }),
    {
      leave,
      now: () => Date.now(),
      location: () => new URL(`https://a.example/reservation/reviewDetails.mi?${SEARCH}&cart=c1`),
      fetch: async (address) => {
        const [name = ''] = String(address).split('/').slice(-1)
        asked.push(name)
        return name === 'ExtendCartExpiration'
          ? json({ data: { extendCartExpiration: kept } })
          : json({ data: {} })
      },
    },
  )
  const raw = { id: 'timeout' }
  const props = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={props} />
    </PageProvider>,
  )
  await pass(0)
  return { leave, asked }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** The hash of an operation is made outside the faked time. */
async function until(isDone: () => boolean) {
  while (!isDone()) {
    await act(() => turn())
    await pass(1)
  }
}
const dialog = () => screen.queryByRole('alertdialog')
const announced = () =>
  [...document.querySelectorAll('[aria-live=assertive] p')].map((line) => line.textContent)
const tracked = () =>
  (window.adobeDataLayer as unknown as { event?: string }[]).map(({ event }) => event)

it('speaks at five minutes, one minute, thirty and ten seconds, and at no other time', async () => {
  await show()
  const spoken: [number, string | null][] = []
  for (let second = 0; second < 15 * 60; second += 1) {
    const before = new Set(announced())
    await pass(1000)
    for (const text of announced()) if (!before.has(text)) spoken.push([899 - second, text])
  }
  expect(spoken).toEqual([
    [300, '5 minutes left'],
    [60, '1 minute left'],
    [30, '30 seconds left'],
    [10, '10 seconds left'],
  ])
  expect(tracked()).toContain('session_warning')
})

it('has the focus on Continue, which keeps the booking', async () => {
  const { asked } = await show()
  await pass(10 * MINUTE)
  expect(dialog()).toHaveAccessibleName('Are you still there?')
  const proceed = screen.getByRole('button', { name: 'Continue' })
  expect(proceed).toHaveFocus()
  const before = asked.length
  act(() => proceed.click())
  await until(() => dialog() === null && asked.length === before + 2)
  expect(asked.slice(before)).toEqual(['ExtendCartExpiration', 'session'])
  expect(tracked()).toContain('session_extend')
})

it('leads back to the rates of the same search without the cart', async () => {
  await show()
  await pass(10 * MINUTE)
  const href = screen.getByRole('link', { name: 'Start over' }).getAttribute('href')
  expect(href).toBe(`/reservation/rateListMenu.mi?${SEARCH}`)
})

it('goes to the page of an ended session with the search at the end of the session', async () => {
  const { leave, asked } = await show()
  await pass(30 * MINUTE)
  await pass(0)
  expect(leave).toHaveBeenCalledWith(expect.stringMatching(/^\/sessionTimedOut\.mi\?/), true)
  expect(leave.mock.calls[0]?.[0]).toContain('fromDate=2027-03-12&toDate=2027-03-14')
  expect(asked).not.toContain('ExtendCartExpiration')
  expect(tracked()).toContain('session_expired')
})

it('says so when the server has no such cart any more, and leads to the search', async () => {
  const { leave } = await show({ kept: null })
  await pass(10 * MINUTE)
  act(() => screen.getByRole('button', { name: 'Continue' }).click())
  await until(() => screen.queryByText('One moment, please') === null)
  expect(dialog()).toHaveAccessibleName('Your session has ended')
  expect(screen.getByRole('heading', { name: 'Your session has ended' })).toHaveFocus()
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: 'Search again' })).toBeVisible()
})

it('does nothing on a page without a cart, and counts nothing for an author', async () => {
  await show({ hasCart: false })
  await pass(60 * MINUTE)
  expect(dialog()).toBeNull()
  await show({ mode: 'edit' })
  await pass(60 * MINUTE)
  expect(screen.getByText('5:00')).toBeVisible()
})

/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm'
import { act, cleanup, render, screen } from '@testing-library/react'
import { HANDLE, LONGER_IN_POINTS, STAY_OF_CART, stickyBarAnswer } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './sticky-bar.fixtures'
import widget from './sticky-bar.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

/** The page of `offlinePage` is opened at noon, UTC. */
const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

/** A browser's zone is that of all its formatters, and a test here changes it. */
jest.mock('../../rules/formats/memoize', () => ({ memoize: <Made,>(make: Made) => make }))
const inZone = (zone: string) => void runInThisContext(`process.env.TZ = '${zone}'`)
afterEach(() => inZone('UTC'))

interface Shown {
  props: object
  page?: object
  now?: () => number
}

function show({ props, page = {}, now = () => NOON }: Shown) {
  const { store } = offlinePage(pageContext(page), { now })
  const raw = { id: 'bar', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

it('leads on to the review with the search and the cart once every room is chosen', () => {
  show(fixtures.minimal)
  const href = screen.getByRole('link', { name: 'Continue' }).getAttribute('href') ?? ''
  const { pathname, searchParams } = new URL(href, 'https://www.alderway.example')
  expect(pathname).toBe('/reservation/reviewDetails.mi')
  expect(searchParams.get('cart')).toBe('cart')
  expect(searchParams.get('fromDate')).toBe('2027-03-09')
})

it('has no next step while a room is to be chosen, and says how many are', () => {
  show(fixtures.oneOfTwo)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('1 of 2 rooms chosen')).toBeVisible()
})

it('goes on by the form of the page while its own question has no answer', () => {
  const search = 'propertyCode=MUCDE&fromDate=2027-03-09&toDate=2027-03-11'
  show({ props: {}, page: { page: { id: 'guest-info', type: null, search, cart: 'cart' } } })
  const button = screen.getByRole('button', { name: 'Continue' })
  const form = button.closest('form')
  expect(new FormData(form ?? undefined).get('cartId')).toBe('cart')
  expect(new FormData(form ?? undefined).has('revision')).toBe(false)
})

it('has no amount of a rate that the guest may not see', () => {
  show(fixtures.confidential)
  expect(screen.getByRole('status')).toHaveTextContent('Your rate is not displayed.')
  expect(screen.getByRole('status')).not.toHaveTextContent(/\d/)
})

it.each([
  ['America/Los_Angeles', '4:15'],
  ['Asia/Tokyo', '9:15'],
  ['Pacific/Kiritimati', '2:15'],
  ['Europe/Berlin', '1:15'],
])('in %s the rooms are held until %s, and nothing is said of it after that', (zone, time) => {
  inZone(zone)
  jest.useFakeTimers()
  const answer = stickyBarAnswer('MUCDE', { plans: ['FLEX'] })
  const { stickyBar } = answer.data as never as { stickyBar: object }
  const heldUntil = new Date(NOON + 15 * MINUTE).toISOString()
  const answers = [{ ...answer, data: { stickyBar: { ...stickyBar, heldUntil } } }]
  const search = `propertyCode=MUCDE&${STAY_OF_CART}`
  const page = { page: { id: 'guest-info', type: null, search, cart: 'cart' }, answers }
  let now = NOON + 14 * MINUTE
  show({ props: {}, page, now: () => now })
  expect(screen.getByText(/^We keep your booking/)).toHaveTextContent(`until ${time}`)
  now += 2 * MINUTE
  act(() => void jest.advanceTimersByTime(2 * MINUTE))
  expect(screen.queryByText(/We keep your booking/)).toBeNull()
  expect(screen.queryByText(/no longer kept/)).toBeNull()
})

it('the button of a change says what it does, whatever an author calls it', () => {
  show(fixtures.changed)
  expect(screen.getByRole('button')).toHaveAccessibleName('Save your changes')
  expect(screen.getByText('New total')).toBeVisible()
  expect(screen.queryByText(/no longer kept/)).toBeNull()
})

it('on the page of its payment the button names the amount', () => {
  show(fixtures.paidChange)
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Change and pay €[\d.]+$/)
})

it('shows what a stay costs in points, with no money beside them where there is none', () => {
  show(fixtures.points)
  expect(screen.getByRole('status')).toHaveTextContent(/^Total47,500 points(?! \+)/)
})

it('names the points that the button of a change takes, though nothing is paid by card', () => {
  show(fixtures.pointsChange)
  expect(screen.getByRole('button')).toHaveAccessibleName('Change and pay 22,000 points')
})

it('names points and money where a change takes both, and no points that come back', () => {
  const answer = stickyBarAnswer('BKKTH', LONGER_IN_POINTS)
  const { stickyBar } = answer.data as never as { stickyBar: { change: object } }
  const name = (change: object) => {
    const bar = { ...stickyBar, change: { ...stickyBar.change, ...change } }
    const answers = [{ ...answer, data: { stickyBar: bar } }]
    const page = { id: 'review-guest-info', type: null, cart: 'cart', stay: HANDLE }
    show({ props: {}, page: { page, answers } })
    const button = screen.getByRole('button')
    const named = button.textContent
    cleanup()
    return named
  }
  const charge = { amount: 6_000, decimalPoint: 2, currency: 'EUR' }
  expect(name({ payment: 'CHARGE', charge })).toBe('Change and pay 22,000 points + €60.00')
  expect(name({ points: { difference: -22_000 } })).toBe('Save your changes')
})

it('has a button that gives the stay another card, though nothing else is changed', () => {
  show(fixtures.cardChange)
  expect(screen.getByRole('button', { name: 'Use this card' })).toBeVisible()
  expect(screen.queryByText(/Nothing is changed yet|New total/)).toBeNull()
})

it('leads to the insurance where that is to be decided, though nothing is to be paid', () => {
  show(fixtures.insuredChange)
  expect(screen.getByRole('button')).toHaveAccessibleName('Continue to your insurance')
})

it('has no button while nothing is changed', () => {
  show(fixtures.nothingChanged)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Nothing is changed yet.')).toBeVisible()
  // The fields of other widgets, extras among them, belong to it.
  expect(document.getElementById('checkout-form')).toBeInstanceOf(HTMLFormElement)
})

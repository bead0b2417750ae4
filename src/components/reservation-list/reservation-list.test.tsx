/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { staysAnswer } from '../../../fixtures/stays'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './reservation-list.fixtures'
import { stayVariables } from './reservation-list.model'
import widget from './reservation-list.widget'

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page), {
    location: () => new URL('https://www.alderway.example/loyalty/findReservationList.mi?tab=past'),
  })
  const raw = { id: 'list', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const cards = () => screen.getAllByRole('article')
const path = (link: HTMLElement) => (link as HTMLAnchorElement).getAttribute('href')

it('AC 1: has three tabs with their counts, each an address', () => {
  show(fixtures.full)
  const tabs = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Upcoming (3)',
    'Past (1)',
    'Cancelled (1)',
  ])
  expect(tabs.map(path)).toEqual([
    '/loyalty/findReservationList.mi?tab=upcoming',
    '/loyalty/findReservationList.mi?tab=past',
    '/loyalty/findReservationList.mi?tab=cancelled',
  ])
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null])
})

it('shows where each stay stands, its days, rooms and numbers, and no hidden price', () => {
  show(fixtures.full)
  const [first, second, third] = cards()
  expect(first).toHaveTextContent(/^You are staying now.*Total \$612\.40View stay$/)
  expect(second).toHaveTextContent(/Tomorrow.*2 nights · 2 rooms · 1 room cancelled/)
  expect(second).toHaveTextContent(/Confirmation numbers: 70123460.*70123461/)
  expect(third).toHaveTextContent('In 108 days')
  expect(third).not.toHaveTextContent(/Total|¥/)
})

it('AC 4: each link leads to its stay, and says which one', () => {
  show(fixtures.full)
  const links = screen.getAllByRole('link', { name: /^View stay/ })
  expect(links[0]).toHaveAccessibleName('View stay, Alderway New York Midtown, November 20, 2026')
  expect(path(links[0] as HTMLElement)).toBe('/my-stay?stay=stay-NYCAB-0')
})

it('names two stays of one hotel and day by their numbers', () => {
  show(fixtures.twice)
  const names = screen.getAllByRole('link', { name: /^View stay/ })
  expect(names.map((link) => link.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/2026, 70123450$/),
    expect.stringMatching(/2026, 70123451$/),
  ])
  expect(cards()[0]).toHaveTextContent('Total 60,000 points')
  expect(cards()[1]).toHaveTextContent('Total 30,000 points + $120.00')
})

it('lets a guest book the hotel of a stay that is over or cancelled again', () => {
  show(fixtures.past)
  const again = screen.getByRole('link', { name: /^Book again, / })
  expect(path(again)).toBe('/reservation/rateListMenu.mi?propertyCode=MUCDE')
})

it('leads from page to page by links', () => {
  show(fixtures.secondPage)
  expect(screen.getByText('21 to 40 of 45 stays')).toBeVisible()
  expect(path(screen.getByRole('link', { name: 'Show previous stays' }))).toBe(
    '/loyalty/findReservationList.mi?tab=past',
  )
  expect(path(screen.getByRole('link', { name: 'Show more stays' }))).toBe(
    '/loyalty/findReservationList.mi?tab=past&page=3',
  )
})

it.each([
  ['upcoming', fixtures.empty, 'You have no stay ahead of you'],
  ['past', fixtures.pastEmpty, 'No stay in the last two years'],
  ['cancelled', fixtures.cancelledEmpty, 'No cancelled stays'],
])('AC 3: an empty tab says what to do next: %s', (_tab, fixture, title) => {
  show(fixture)
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(path(screen.getByRole('link', { name: 'Find a place to stay' }))).toBe(
    '/homepage-searchform.mi',
  )
  expect(path(screen.getByRole('link', { name: 'Find a stay by number' }))).toMatch(/lookup/i)
})

it('AC 2: who has not signed in can do so and come back, or find one stay by a form', () => {
  show(fixtures.signIn)
  expect(screen.queryByRole('navigation')).toBeNull()
  const signIn = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Sign in/ }).href)
  expect(signIn.searchParams.get('returnTo')).toBe('/loyalty/findReservationList.mi?tab=past')
  const form = screen.getByLabelText(/^Confirmation number/).closest('form')
  expect(form).toHaveAttribute('action', '/phoenix-reservation/v1/submitReservationLookup')
  expect(form).toHaveAttribute('method', 'post')
})

it('keeps the other tabs in reach while one has failed', () => {
  show({ ...fixtures.full, page: { ...fixtures.full.page, answers: [] } })
  expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(3)
})

describe('asks for', () => {
  const props = readProps(fieldsOf(widget.schema), widget.type, {}, () => {})
  const variables = (page: object, own: object = {}) =>
    stayVariables(
      { ...props, ...own } as never,
      pageContext({ page: { id: 'x', type: null, ...page } }),
    )

  it.each([
    [{}, {}, { tab: 'UPCOMING', page: 1 }],
    [{ tab: 'past' }, {}, { tab: 'PAST', page: 1 }],
    [{ tab: 'PAST' }, {}, { tab: 'UPCOMING', page: 1 }],
    [{ tab: 'constructor' }, {}, { tab: 'UPCOMING', page: 1 }],
    [{ tab: 'cancelled', search: 'page=3' }, {}, { tab: 'CANCELLED', page: 3 }],
    [{ search: 'page=-1' }, {}, { tab: 'UPCOMING', page: 1 }],
    [{ search: 'page=1e9' }, {}, { tab: 'UPCOMING', page: 1 }],
    [{ search: "page=1'--" }, {}, { tab: 'UPCOMING', page: 1 }],
    [{ tab: 'upcoming' }, { tabs: ['past', 'cancelled'] }, { tab: 'PAST', page: 1 }],
    [{ tab: 'cancelled' }, { tabs: [] }, { tab: 'CANCELLED', page: 1 }],
  ])('%j with %j: %j', (page, own, expected) => {
    expect(variables(page, own)).toEqual(expected)
  })
})

it('shows the last page for an address that goes beyond', () => {
  const answer = staysAnswer({
    page: 2,
    pages: 2,
    counts: { upcoming: 21, past: 0, cancelled: 0 },
    stays: [{}],
  })
  show({
    props: {},
    page: {
      page: { id: 'reservation-list', type: null, search: 'page=9' },
      answers: [{ ...answer, variables: { tab: 'UPCOMING', page: 9 } }],
    },
  })
  expect(screen.getByText('21 to 21 of 21 stays')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Show more stays' })).toBeNull()
})

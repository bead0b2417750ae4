/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import { HANDLE, reviewWith, roomOverviewAnswer } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './room-overview.fixtures'
import widget from './room-overview.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

function show({ props, page = {} }: { props: object; page?: object }) {
  const { store } = offlinePage(pageContext(page))
  const raw = { id: 'rooms', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

it('shows each room with its rate, guests and total', () => {
  show(fixtures.full)
  const [first, second] = screen.getAllByRole('article')
  expect(within(first as HTMLElement).getByText('Room 1 of 2')).toBeVisible()
  expect(within(first as HTMLElement).getByText('2 guests')).toBeVisible()
  expect(within(second as HTMLElement).getByText('1 guest')).toBeVisible()
  expect(within(second as HTMLElement).getByText('Non-refundable')).toBeVisible()
})

it('tells a changed price, before and now, above the rooms', () => {
  show(fixtures.priceChanged)
  expect(screen.getByText('The price of your stay has changed')).toBeVisible()
  expect(screen.getByText(/^It was \$[\d,.]+ and is \$[\d,.]+ now/)).toBeVisible()
})

it('names a room that is gone, and leads to the rates for another one', () => {
  show(fixtures.dropped)
  expect(screen.getByText(/ is not available any more$/)).toBeVisible()
  const href = screen.getByRole('link', { name: 'Choose a room' }).getAttribute('href')
  expect(href).toMatch(/^\/reservation\/rateListMenu\.mi\?.*numRooms=2.*cart=cart/)
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it('shows what was booked, with the guest, and nothing to choose any more', () => {
  show(fixtures.booked)
  const [first] = screen.getAllByRole('article')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(within(first as HTMLElement).getByText('Maria Adeyemi')).toBeVisible()
  expect(first).toHaveTextContent('Confirmation number: 70123450')
  expect(screen.queryByRole('link', { name: 'Choose a room' })).toBeNull()
})

it('says of a cancelled room that it is, with its number, and no price of it', () => {
  show(fixtures.cancelledRoom)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveTextContent(/CancelledCancellation number: 90123450/)
  expect(first).not.toHaveTextContent(/€|per night|Free cancellation|Pay at/)
  expect(second).toHaveTextContent(/You are staying now/)
  expect(second).toHaveTextContent(/€/)
  // A stay that has begun cannot be cancelled any more.
  expect(second).toHaveTextContent(/Pay now/)
  expect(second).not.toHaveTextContent(/cancellation|refundable/i)
})

it('says of a stay that is over that it has ended, and nothing of one that is to come', () => {
  show(fixtures.past)
  expect(screen.getByText('Stay ended')).toBeVisible()
})

it('tells of a change what becomes of each room: before, its nights, and its price', () => {
  show(fixtures.changed)
  const [first, second] = screen.getAllByRole('article')
  const textOf = (room: HTMLElement | undefined) =>
    within(room as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(first).toHaveTextContent('Before: Tue, Mar 9 to Thu, Mar 11')
  expect(first).not.toHaveTextContent('Before: Tue, Mar 9 to Thu, Mar 11 ·')
  expect(textOf(first)).toEqual(
    expect.arrayContaining([
      '2 nights at the price that you booked',
      '1 night at the price of today',
      expect.stringMatching(/^€[\d.]+ more than now$/),
    ]),
  )
  expect(second).toHaveTextContent(/Before: Tue, Mar 9 to Thu, Mar 11 · .+ · Pay Now and Save/)
  expect(textOf(second)).toContain('3 nights at the price of today')
})

it('tells of a room in points what it costs more in points, and in money beside them', () => {
  show(fixtures.changedPoints)
  const room = screen.getByRole('article')
  expect(room).toHaveTextContent('39,000 points more than now, €7.00 more than now')
  expect(room).toHaveTextContent('127,000 points + €21.00')
})

it('tells each room with its days, and its price with its nights, where they differ', () => {
  show(fixtures.roomGoesEarlier)
  const [first, second] = screen.getAllByRole('article')
  expect(first).toHaveTextContent('Tue, Mar 9 to Thu, Mar 11, 2 nights')
  expect(first).toHaveTextContent('Stays as it is')
  expect(first).toHaveTextContent('for 2 nights')
  expect(second).toHaveTextContent('Tue, Mar 9 to Wed, Mar 10, 1 night')
  expect(second).toHaveTextContent('Before: Tue, Mar 9 to Thu, Mar 11')
  expect(second).not.toHaveTextContent('for 2 nights')
})

it('says what else a change gives up, before it is made', () => {
  show(fixtures.givenUp)
  expect(screen.getByText(/gives up 2 suite nights/)).toBeVisible()
  expect(screen.getByText(/insurance covers the stay as it becomes/)).toBeVisible()
})

it('says what the insurance costs more, which is decided on the next page', () => {
  show(fixtures.insured)
  expect(
    screen.getByText(/^Your travel insurance costs €\d+\.\d\d more to cover all of the stay/),
  ).toBeVisible()
})

it('leads from a booked room to others for the same dates, on the page of the stay alone', () => {
  show(fixtures.booked)
  const name = 'Choose another room or rate'
  expect(screen.queryByRole('button', { name })).toBeNull()
  cleanup()
  show(fixtures.toCome)
  // The first room is cancelled.
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  const form = button.form as HTMLFormElement
  expect(new URL(form.action).pathname).toBe('/phoenix-reservation/v1/modifySelectRate')
  expect(Object.fromEntries(new FormData(form, button))).toEqual({ stay: HANDLE, choose: 'room-1' })
})

it('leads from each room of a change to others, for its own days and in the same change', () => {
  show(fixtures.roomGoesEarlier)
  const links = screen.getAllByRole('link', { name: 'Choose another room or rate' })
  const asked = links.map((link) => {
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    return { pathname, ...Object.fromEntries(searchParams) }
  })
  const change = { pathname: '/reservation/modifyRateListMenu.mi', cart: 'cart', stay: HANDLE }
  const from = '2027-03-09'
  expect(asked).toEqual([
    expect.objectContaining({ ...change, rooms: 'room-0', fromDate: from, toDate: '2027-03-11' }),
    expect.objectContaining({ ...change, rooms: 'room-1', fromDate: from, toDate: '2027-03-10' }),
  ])
})

it('leads to no other room where nights can only be added', () => {
  const page = reviewWith(roomOverviewAnswer)('MUCDE', {
    more: '&fromDate=2027-03-09&toDate=2027-03-13',
    plans: ['LONG'],
    booked: { plans: ['LONG'], stay: '&fromDate=2027-03-09&toDate=2027-03-12' },
  })
  show({ props: {}, page })
  expect(screen.getByRole('article')).toHaveTextContent('at the price of today')
  expect(screen.queryByRole('link', { name: 'Choose another room or rate' })).toBeNull()
})

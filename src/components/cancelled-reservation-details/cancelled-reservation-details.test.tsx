/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { HANDLE } from '../../../fixtures/cancelling'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './cancelled-reservation-details.fixtures'
import widget from './cancelled-reservation-details.widget'

beforeEach(() => {
  window.adobeDataLayer = []
})

function show(
  { props, page = {} }: { props: object; page?: object },
  { now, address = '' }: { now?: number; address?: string } = {},
) {
  const { store } = offlinePage(pageContext(page), {
    ...(now !== undefined && { now: () => now }),
    location: () => new URL(`https://www.alderway.example/reservation/cancelled.mi?${address}`),
  })
  const raw = { id: 'details', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const pointsOf = (row: HTMLElement) =>
  Number(/([\d,]+) points$/.exec(row.textContent ?? '')?.[1]?.replace(',', ''))
const rooms = () => screen.getAllByRole('article')
const fieldsOfForm = (button: HTMLElement) =>
  Object.fromEntries(new FormData(button.closest('form') as HTMLFormElement))
const query = (name: RegExp) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams

it('AC 1: has the cancellation number of each room, read digit by digit', () => {
  show(fixtures.full)
  const [first, second] = rooms()
  expect(first).toHaveTextContent(/^Cancelled Room 1: .*Cancellation number: 90123450/)
  expect(within(second as HTMLElement).getByText('9 0 1 2 3 4 5 1')).toBeInTheDocument()
})

it('tells that nobody came to a room, and what that cost', () => {
  show(fixtures.notArrived)
  const [missed, stayed] = rooms()
  expect(missed).toHaveTextContent(/^No-show Room 1: /)
  expect(stayed).toHaveTextContent(/^Room 2: /)
  const fees = screen.getByRole('table', { name: 'Rooms not used' })
  expect(fees).toHaveTextContent(/Room 1: .*No-show fee€180\.00/)
  expect(fees).toHaveTextContent(/Refund: Goes back to the card.*€60\.00/)
})

it('is a receipt of a stay that is over, with what its guest wants on it', () => {
  show(fixtures.receipt)
  const receipt = document.querySelector<HTMLElement>('[data-receipt]') as HTMLElement
  const { getByText, getAllByRole } = within(receipt)
  expect(getByText('Adeyemi & Søn AB, <Storgatan> 1, 111 22 Stockholm')).toBeVisible()
  expect(getByText('70123450, 70123451')).toBeVisible()
  const [price, moved] = getAllByRole('table') as [HTMLElement, HTMLElement]
  const amounts = (table: HTMLElement) =>
    [...table.querySelectorAll('tr')].map(
      (row) => Number(row.cells[1]?.textContent?.replace(/[^\d]/g, '')) || 0,
    )
  const total = within(price).getByRole<HTMLTableRowElement>('row', { name: /^Total/ })
  const paid = amounts(moved).reduce((sum, amount) => sum + amount, 0)
  expect(Number(total.cells[1]?.textContent?.replace(/[^\d]/g, ''))).toBe(paid)
  // When it was due does not matter any more.
  expect(receipt).not.toHaveTextContent(/Due (when|at)/)
  expect(fieldsOfForm(screen.getByRole('button', { name: 'Put it on the receipt' }))).toEqual({
    ...{ stay: HANDLE, change: 'address', vatId: 'SE556677889901' },
    line: 'Adeyemi & Søn AB, <Storgatan> 1, 111 22 Stockholm',
  })
})

it('tells who has found the stay what the card did not pay, and lets them change nothing', () => {
  show(fixtures.receiptOfFound)
  expect(screen.getByRole('row', { name: /^Your card was declined/ })).toBeVisible()
  const left = screen.getByRole('row', { name: /^Paid at the hotel, or still to be paid there/ })
  expect(left).toHaveTextContent(/€\d/)
  expect(screen.getByRole('row', { name: /Cancellation fee/ })).toHaveTextContent('€180.00')
  expect(screen.queryByText(/ending in/)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('says after a form without a script why the receipt was not sent', () => {
  show(fixtures.receiptNotSent, { address: 'outcome=receipt.TOO_MANY' })
  expect(screen.getByText('The receipt was sent too often. You can print this page.')).toBeVisible()
})

it('AC 2: shows penalty and refund, and where the refund is', () => {
  show(fixtures.refunded)
  expect(rooms()[0]).toHaveTextContent(
    /Cancellation fee\$306\.20Refund\$306\.20Sent to the card that you paid with\./,
  )
})

it.each([
  ['waiting', fixtures.waiting, /within 10 days/],
  ['refused', fixtures.refused, /Your card did not take it/],
])('says of a refund that it is %s', (_name, fixture, text) => {
  show(fixture)
  expect(screen.getByText(text)).toBeVisible()
})

it('tells the points that were kept and came back, and calls nothing free of them', () => {
  show(fixtures.points)
  expect(rooms()[0]).toHaveTextContent(
    /Points that are kept24,000 pointsPoints that come back48,000 points$/,
  )
  expect(screen.queryByText('Free of charge')).toBeNull()
})

it('tells of points that came back no more than of money, where the author does not want it', () => {
  show({ ...fixtures.points, props: { showRefund: false } })
  expect(screen.getByText('24,000 points')).toBeVisible()
  expect(screen.queryByText('48,000 points')).toBeNull()
})

it('has the points of a missed room on the receipt, and those that paid for the others', () => {
  show(fixtures.pointsOfMissed)
  const fees = screen.getByRole('table', { name: 'Rooms not used' })
  expect(fees).toHaveTextContent(/Points that are kept24,000 points.*come back48,000 points/)
  const used = pointsOf(screen.getByRole('row', { name: /^Points used/ }))
  expect(used).toBeGreaterThan(0)
  expect(pointsOf(screen.getByRole('row', { name: /^Paid with points/ }))).toBe(used + 24_000)
})

it('shows no digit of a hidden rate', () => {
  show(fixtures.confidential)
  expect(screen.getByText(/Goes back to the card/)).toBeVisible()
  expect(screen.getByRole('region')).not.toHaveTextContent(/[$€]|\d[.,]\d\d/)
})

it('tells no refund where the author does not want it', () => {
  show(fixtures.withoutRefund)
  expect(screen.queryByText('Refund')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

describe('taking back', () => {
  it('is one form for rooms that were cancelled at once, until a time of the hotel’s clock', () => {
    show(fixtures.full)
    const button = screen.getByRole('button', { name: 'Take these 2 rooms back' })
    expect(fieldsOfForm(button)).toEqual({
      stay: HANDLE,
      rooms: 'room-0,room-1',
      revision: '2',
      undo: 'yes',
    })
    expect(button.closest('form')).toHaveAttribute(
      'action',
      '/phoenix-reservation-black/v1/confirmCancelReservation',
    )
    expect(screen.getByText(/^Until 1:12\sPM, hotel time/)).toBeVisible()
  })

  it('is a form for each room that was cancelled by itself', () => {
    show(fixtures.oneByOne)
    const buttons = screen.getAllByRole('button', { name: 'Take this room back' })
    expect(buttons.map((button) => fieldsOfForm(button).rooms)).toEqual(['room-0', 'room-1'])
  })

  it('is not offered once its time is over', () => {
    show(fixtures.full, { now: Date.parse('2026-11-21T12:12:00Z') })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells why it could not be done', () => {
    show(fixtures.partly, { address: 'outcome=TOO_LATE' })
    expect(screen.getByText('It’s too late to take this back')).toBeVisible()
  })

  it('does not call a success a failure', () => {
    show(fixtures.partly, { address: 'outcome=allRoomsCancelled' })
    expect(screen.queryByText('We couldn’t do this online')).toBeNull()
  })
})

it('names what is left of the stay, with the way to it', () => {
  show(fixtures.partly)
  expect(rooms()).toHaveLength(2)
  expect(rooms()[1]).not.toHaveTextContent('Cancelled')
  expect(screen.getByRole('heading', { name: 'Still booked' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your stay' })).toHaveAttribute(
    'href',
    `/reservation/findReservationDetail.mi?stay=${HANDLE}`,
  )
})

it('AC 3: leads to the rates for the dates and the guests of the cancelled rooms', () => {
  show(fixtures.partly)
  expect(Object.fromEntries(query(/same dates/))).toMatchObject({
    propertyCode: 'MUCDE',
    fromDate: '2027-03-09',
    toDate: '2027-03-11',
    numAdultsPerRoom: '2',
  })
})

it('leads to the rates without dates once these are over', () => {
  show(fixtures.partly, { now: Date.UTC(2027, 2, 10, 12) })
  expect(query(/Book this hotel again/).has('fromDate')).toBe(false)
})

it('AC 4: a stay that is over has no cancellation number, and no dates to book again', () => {
  show(fixtures.past)
  expect(screen.getByRole('heading', { name: 'Your stay has ended' })).toBeVisible()
  expect(rooms()).toHaveLength(1)
  expect(screen.queryByText(/Cancellation number/)).toBeNull()
  expect(query(/Book this hotel again/).has('fromDate')).toBe(false)
})

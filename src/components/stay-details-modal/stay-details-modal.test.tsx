/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OWN_DAYS, reservationAnswer } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { PreloadedAnswer } from '../../services/page/page-context'
import widget from './stay-details-modal.widget'

const SEARCH = 'propertyCode=NYCAB&fromDate=2027-03-12&toDate=2027-03-14&numAdultsPerRoom=2'

beforeEach(() => {
  window.adobeDataLayer = []
  window.matchMedia = ((query: string) => ({
    matches: Number(/\d+/.exec(query)?.[0]) <= 1280 && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
})

/** The hotel is full on March 20 and takes two nights at least from March 22. */
const stayDate = {
  today: '2026-11-21',
  timeZone: 'America/New_York',
  maxNights: 99,
  restrictions: [
    {
      date: '2027-03-20',
      minStay: null,
      closedToArrival: true,
      closedToDeparture: false,
      reason: 'soldOut',
    },
    {
      date: '2027-03-22',
      minStay: 2,
      closedToArrival: false,
      closedToDeparture: false,
      reason: null,
    },
  ],
}

/** The first nights of March, with cents and without; points do not pay for the second. */
const lowest = [
  {
    date: '2027-03-15',
    price: { amount: 18_850, decimalPoint: 2, currency: 'USD' },
    points: 24_000,
  },
  { date: '2027-03-16', price: { amount: 20_000, decimalPoint: 2, currency: 'USD' }, points: null },
]

async function show({
  opening = undefined as Record<string, unknown> | undefined,
  search = SEARCH,
  props = {} as object,
  hasCart = false,
  isDown = false,
  filters = '',
  pageOf = {} as object,
  answers = [] as PreloadedAnswer[],
  onCall = (_body: Record<string, unknown>) => {},
} = {}) {
  const leave = jest.fn()
  const { store } = offlinePage(
    pageContext({
      page: {
        id: 'rate-list',
        type: null,
        propertyId: 'NYCAB',
        search,
        ...(hasCart && { cart: 'c1' }),
        ...pageOf,
      },
      answers,
    }),
    {
      leave,
      location: () => new URL(`https://a.example/reservation/rateListMenu.mi?${filters}`),
      fetch: async (url, options) => {
        if (/modifySelectRate$/.test(String(url))) onCall(JSON.parse(String(options?.body)))
        if (isDown) throw new TypeError('Failed to fetch')
        const { prices, search } = JSON.parse(String(options?.body ?? '{}')).variables ?? {}
        const nights = lowest.map((night) =>
          search?.usePoints ? night : { ...night, points: null },
        )
        const data = { stayDate: { ...stayDate, lowest: prices ? nights : [] } }
        return {
          ok: true,
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => ({ data }),
          text: async () => JSON.stringify({ data }),
        } as unknown as Response
      },
    },
  )
  const read = readProps(
    fieldsOf(widget.schema),
    widget.type,
    { id: 'stay-details', ...props },
    () => {},
  )
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  await act(async () =>
    emit('overlay-open', { id: 'stay-details', ...(opening && { props: opening }) }),
  )
  return leave
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.queryByRole('dialog', { name: 'Change your stay' })

it('leads to the page’s own address with the new stay, once', async () => {
  const leave = await show()
  await userEvent.click(day(/March 15, 2027/))
  await userEvent.click(day(/March 18, 2027/))
  await press(/^One more: Children/)
  await userEvent.selectOptions(screen.getByLabelText(/^Age of child 1/), '7')
  await press('Add a room')
  await press('View rates')
  await press('One moment, please')
  expect(leave.mock.calls).toEqual([
    [
      '/reservation/rateListMenu.mi?propertyCode=NYCAB&fromDate=2027-03-15&toDate=2027-03-18' +
        '&numRooms=2&numAdultsPerRoom=2-1&childrenAges=7-',
      false,
    ],
  ])
})

describe('a booked stay of two rooms', () => {
  const booked = async () => {
    const sent: Record<string, unknown>[] = []
    await show({
      pageOf: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
      answers: [reservationAnswer('MUCDE', OWN_DAYS)],
      onCall: (body) => sent.push(body),
    })
    return sent
  }
  const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))

  it('sends the rooms that are ticked: all of them at first', async () => {
    const sent = await booked()
    await userEvent.click(day(/March 15, 2027/))
    await userEvent.click(day(/March 18, 2027/))
    await press('See the new price')
    await tick(/Room 1/)
    await press('See the new price')
    expect(sent.map(({ rooms }) => rooms)).toEqual(['room-0,room-1', 'room-1'])
    expect(sent[1]?.searchCriteria).toContain('fromDate=2027-03-15&toDate=2027-03-18')
  })

  it('says beside the rooms that none is chosen, and sends nothing', async () => {
    const sent = await booked()
    await tick(/Room 1/)
    await tick(/Room 2/)
    await press('See the new price')
    const group = screen.getByRole('group', { name: 'Rooms that get these dates' })
    expect(group).toHaveAccessibleDescription('Please choose at least one room.')
    expect(screen.getByRole('checkbox', { name: /Room 1/ })).toHaveFocus()
    await tick(/Room 2/)
    expect(group).not.toHaveAccessibleDescription()
    expect(sent).toEqual([])
  })

  it('other guests alone move no room', async () => {
    const sent = await booked()
    await userEvent.click(
      screen.getAllByRole('button', { name: /^One fewer: Adults/ })[0] as HTMLElement,
    )
    await press('See the new price')
    expect(sent).toHaveLength(1)
    expect(sent[0]).not.toHaveProperty('rooms')
  })
})

it('other dates of the same list keep its filters of now', async () => {
  const leave = await show({ filters: 'filter=meal.breakfast&filter=beds.king' })
  await userEvent.click(day(/March 15, 2027/))
  await userEvent.click(day(/March 18, 2027/))
  await press('View rates')
  const { searchParams } = new URL(leave.mock.calls[0][0], 'https://a.example')
  expect(searchParams.get('fromDate')).toBe('2027-03-15')
  expect(searchParams.getAll('filter')).toEqual(['meal.breakfast', 'beds.king'])
})

it('AC 1: Clear restores the dates, rooms and guests with which it opened', async () => {
  await show()
  await userEvent.click(day(/March 15, 2027/))
  await press('Add a room')
  expect(screen.getByText('2 rooms, 3 guests')).toBeVisible()
  await press('Clear')
  expect(screen.getByText(/^Check-in March 12, check-out March 14: 2 nights/)).toBeVisible()
  expect(screen.getByText('1 room, 2 guests')).toBeVisible()
})

it('AC 2: a check-in without a check-out stops it, and so does an age that is missing', async () => {
  const leave = await show()
  await userEvent.click(day(/March 15, 2027/))
  await press('View rates')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a check-in and a check-out.')
  await userEvent.click(day(/March 18, 2027/))
  await press(/^One more: Children/)
  await press('View rates')
  expect(screen.queryByRole('alert', { name: /Choose a check-in/ })).toBeNull()
  expect(screen.getByText(/^Choose the age of each child/)).toBeVisible()
  expect(screen.getByLabelText(/^Age of child 1/)).toHaveFocus()
  expect(leave).not.toHaveBeenCalled()
})

it('says of a day why no stay begins or ends on it', async () => {
  await show()
  expect(day(/March 20, 2027.*Sold out/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(day(/March 22, 2027/))
  expect(day(/March 23, 2027.*Minimum stay: 2 nights/)).toHaveAttribute('aria-disabled', 'true')
})

it('without the hotel’s answer every day can be chosen: the rates will say what cannot', async () => {
  const leave = await show({ isDown: true })
  await userEvent.click(day(/March 20, 2027/))
  await userEvent.click(day(/March 21, 2027/))
  await press('View rates')
  expect(leave.mock.calls[0][0]).toContain('fromDate=2027-03-20&toDate=2027-03-21')
})

it('AC 4: warns on a page with a cart that its rooms will be removed', async () => {
  await show({ hasCart: true })
  expect(
    within(dialog() as HTMLElement).getByText(/rooms that you have chosen will be removed/),
  ).toBeVisible()
})

it('closes when nothing has changed', async () => {
  const leave = await show()
  await press('View rates')
  expect(dialog()).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})

it('shows what nights cost at least, where its opener asks for it, and to screen readers too', async () => {
  await show({ opening: { prices: true } })
  expect(day(/March 15, 2027, lowest price \$189$/)).toHaveTextContent('15$189')
  expect(day(/March 16, 2027, lowest price \$200$/)).toBeVisible()
  expect(day(/March 17, 2027$/)).toBeVisible()
  expect(
    screen.getByText('Lowest price per night, with all taxes and fees, rounded up.'),
  ).toBeVisible()
})

it('shows the fewest points of a night as well, if the search asks for points', async () => {
  await show({ opening: { prices: true }, search: `${SEARCH}&usePoints=true` })
  expect(day(/March 15, 2027, from \$189, from 24,000 points$/)).toHaveTextContent(
    /^15\$18924.*pts/,
  )
  expect(day(/March 16, 2027, lowest price \$200$/)).toBeVisible()
  expect(screen.getByText(/Points \(pts\) pay for the room/)).toBeVisible()
})

it('says nothing of prices that could not be asked for', async () => {
  await show({ opening: { prices: true }, isDown: true })
  // The question is repeated once.
  await waitFor(() => expect(screen.queryByText(/^Lowest price per night/)).toBeNull(), {
    timeout: 4000,
  })
  expect(day(/March 15, 2027$/)).toHaveTextContent(/^15$/)
})

it('asks for no prices otherwise', async () => {
  await show()
  expect(day(/^Monday, March 15, 2027$/)).toHaveTextContent(/^15$/)
  expect(screen.queryByText(/^Lowest price per night/)).toBeNull()
})

it('opens without dates in the address', async () => {
  await show({ search: 'propertyCode=NYCAB' })
  await press('View rates')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a check-in and a check-out.')
})

/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext, siteWithout } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { Site } from '../../rules/site/site'
import { searchParts } from './search-form.parts'
import widget from './search-form.widget'

// The page's clock is at 2026-11-21 (fixtures/pages.ts).
const places = [
  { placeId: 'city:MUC', label: 'Munich', detail: 'Germany', type: 'CITY', propertyId: null },
  { placeId: 'city:MCE', label: 'Munich Centre', detail: null, type: 'CITY', propertyId: null },
  {
    placeId: 'hotel:MUCDE',
    label: 'Alderway Munich Isarufer',
    detail: 'Munich',
    type: 'HOTEL',
    propertyId: 'MUCDE',
  },
].map((place) => ({ ...place, __typename: 'Place' }))

const RESULTS = '/search/findHotels'
const AREA = '48,11,49,12'
const FILTERED = `destinationAddress=Oslo&area=${AREA}&filter=brand.alderway&filter=amenities.pool`

async function show({
  search = '',
  path = '/',
  props = {} as object,
  isDown = false,
  site = undefined as Site | undefined,
} = {}) {
  const leave = jest.fn()
  const calls: string[] = []
  const { store, page } = offlinePage(
    pageContext({
      page: { id: 'home-search', type: null, ...(search && { search }) },
      ...(site && { site }),
    }),
    {
      leave,
      location: () => new URL(`https://a.example${path}?${search}`),
      fetch: async (input) => {
        calls.push(String(input))
        if (isDown) throw new TypeError('Failed to fetch')
        const body = { data: { suggestedPlaces: places } }
        return {
          ok: true,
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          json: async () => body,
          text: async () => JSON.stringify(body),
        } as unknown as Response
      },
    },
  )
  await Promise.all(Object.values(searchParts).map((part) => part.load()))
  const read = readProps(fieldsOf(widget.schema), widget.type, { id: 'search', ...props }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { leave, calls, page }
}

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
})

const destination = () => screen.getByRole('combobox', { name: /^Destination/ })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const addressOf = (leave: jest.Mock) => new URL(leave.mock.calls[0][0], 'https://a.example')

it.each([true, false])('asks for points as its box says: %s', async (isWanted) => {
  const { leave } = await show({ search: 'destinationAddress=Oslo&usePoints=true&flexible=true' })
  expect(screen.getByRole('checkbox', { name: 'My dates are flexible' })).toBeChecked()
  const points = screen.getByRole('checkbox', { name: 'Pay with points' })
  expect(points).toBeChecked()
  if (!isWanted) await userEvent.click(points)
  await press('Search')
  expect(addressOf(leave).searchParams.get('usePoints')).toBe(isWanted ? 'true' : null)
})

it('offers no points while the chain takes none', async () => {
  await show({ site: siteWithout('points') })
  expect(screen.getByRole('checkbox', { name: 'My dates are flexible' })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: 'Pay with points' })).toBeNull()
})

describe('filters and the area of the results', () => {
  const kept = async (path: string, change: () => Promise<unknown>) => {
    const { leave } = await show({ search: FILTERED, path })
    await change()
    await press('Search')
    const { searchParams } = addressOf(leave)
    return [searchParams.get('area'), ...searchParams.getAll('filter')]
  }

  it('stay with other dates of the same destination', async () => {
    const known = await kept(RESULTS, () =>
      userEvent.type(screen.getByLabelText('Check-out date'), '2026-11-25'),
    )
    expect(known).toEqual([AREA, 'brand.alderway', 'amenities.pool'])
  })

  it('do not go to another destination', async () => {
    const other = await kept(RESULTS, async () => {
      await userEvent.clear(destination())
      await userEvent.type(destination(), 'Tokyo')
    })
    expect(other).toEqual([null])
  })

  it('are not taken from another page', async () => {
    expect(await kept('/', async () => {})).toEqual([null])
  })

  it('without a script go along with the destination that they belong to', async () => {
    await show({ search: FILTERED, path: RESULTS })
    const sent = new URLSearchParams(new FormData(document.forms[0]) as never)
    expect(sent.getAll('filter')).toEqual(['brand.alderway', 'amenities.pool'])
    expect(sent.get('area')).toBe(AREA)
    expect(sent.getAll('destinationAddress')).toEqual(['Oslo', 'Oslo'])
  })
})

it('begins with tomorrow for a night, and leads to the results with the search in the address', async () => {
  const { leave } = await show()
  expect(screen.getByLabelText('Check-in date')).toHaveValue('2026-11-22')
  expect(screen.getByLabelText('Check-out date')).toHaveValue('2026-11-23')
  expect(screen.getByText('1 night')).toBeVisible()
  await userEvent.type(destination(), 'Tokyo')
  await press('Search')
  const { pathname, search } = addressOf(leave)
  expect(pathname).toBe('/search/findHotels')
  expect(search).toBe('?destinationAddress=Tokyo&fromDate=2026-11-22&toDate=2026-11-23')
})

it('shows the search of the address', async () => {
  await show({
    search:
      'destinationAddress=Oslo&fromDate=2027-03-12&toDate=2027-03-15&numRooms=2&numAdultsPerRoom=2-1',
  })
  expect(destination()).toHaveValue('Oslo')
  expect(screen.getByLabelText('Check-in date')).toHaveValue('2027-03-12')
  expect(screen.getByText('3 nights')).toBeVisible()
  expect(screen.getByText('2 rooms, 3 guests')).toBeVisible()
})

it('AC 2: a check-out that is not after the check-in is refused', async () => {
  const { leave } = await show({ search: 'destinationAddress=Oslo' })
  const checkOut = screen.getByLabelText('Check-out date')
  await userEvent.clear(checkOut)
  await userEvent.type(checkOut, '2026-11-22')
  await press('Search')
  expect(screen.getByText('Check-out has to be after check-in.')).toBeVisible()
  expect(screen.getByLabelText('Check-in date')).toHaveFocus()
  expect(leave).not.toHaveBeenCalled()
})

it('another check-in keeps the number of nights', async () => {
  await show({ search: 'fromDate=2027-03-12&toDate=2027-03-15' })
  const checkIn = screen.getByLabelText('Check-in date')
  await userEvent.clear(checkIn)
  await userEvent.type(checkIn, '2027-04-30')
  expect(screen.getByLabelText('Check-out date')).toHaveValue('2027-05-03')
})

it('asks where to', async () => {
  const { leave } = await show()
  await press('Search')
  expect(screen.getByText('Enter a city, an airport or a hotel.')).toBeVisible()
  expect(destination()).toHaveFocus()
  expect(leave).not.toHaveBeenCalled()
})

describe('rooms and guests', () => {
  const openGuests = async () => {
    const summary = screen.getByText(/^\d rooms?, /)
    const fold = summary.closest('details') as HTMLDetailsElement
    // jsdom does not dispatch `toggle`.
    await act(async () => {
      fold.open = true
      fold.dispatchEvent(new Event('toggle'))
    })
    return within(fold)
  }

  it('AC 3: two children need two ages', async () => {
    const { leave } = await show({ search: 'destinationAddress=Oslo' })
    const guests = await openGuests()
    const more = guests.getByRole('button', { name: 'One more: Children, Room 1' })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.selectOptions(guests.getByLabelText(/Age of child 1/), '4')
    await press('Search')
    expect(leave).not.toHaveBeenCalled()
    expect(guests.getByText(/^Choose the age of each child/)).toBeVisible()
    await userEvent.selectOptions(guests.getByLabelText(/Age of child 2/), '7')
    await press('Search')
    expect(addressOf(leave).searchParams.get('childrenAges')).toBe('4.7')
  })

  it('searches rooms of different sizes', async () => {
    const { leave } = await show({ search: 'destinationAddress=Oslo' })
    const guests = await openGuests()
    await userEvent.click(guests.getByRole('button', { name: 'Add a room' }))
    await userEvent.click(guests.getByRole('button', { name: 'One more: Adults, Room 2' }))
    await press('Search')
    const { searchParams } = addressOf(leave)
    expect(searchParams.get('numRooms')).toBe('2')
    expect(searchParams.get('numAdultsPerRoom')).toBe('1-2')
  })

  it('a ninth room is the last, and a group is led on', async () => {
    await show({ search: 'numRooms=9', props: { groupRequestHref: '/groups' } })
    const guests = await openGuests()
    const add = guests.getByRole('button', { name: 'Add a room' })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription(/up to 9 rooms/)
    expect(guests.getByRole('link', { name: 'Travelling as a group?' })).toHaveAttribute(
      'href',
      '/groups',
    )
  })
})

describe('suggestions', () => {
  it('lead to the rates of the hotel that was chosen by keyboard', async () => {
    const { leave } = await show()
    await userEvent.type(destination(), 'mun')
    const hotel = await screen.findByRole('option', { name: /Isarufer/ })
    expect(screen.getByText('3 suggestions')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(destination()).toHaveAttribute('aria-activedescendant', hotel.id)
    await userEvent.keyboard('{Enter}')
    expect(destination()).toHaveValue('Alderway Munich Isarufer')
    expect(screen.queryByRole('listbox')).toBeNull()
    await press('Search')
    expect(addressOf(leave).pathname).toBe('/reservation/rateListMenu.mi')
    expect(addressOf(leave).searchParams.get('propertyCode')).toBe('MUCDE')
  })

  it('close by Escape, and the words stay', async () => {
    await show()
    await userEvent.type(destination(), 'mun')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(destination()).toHaveValue('mun')
  })

  it('that fail leave the words to be searched', async () => {
    const { leave } = await show({ isDown: true })
    await userEvent.type(destination(), 'munich')
    await press('Search')
    expect(addressOf(leave).searchParams.get('destinationAddress')).toBe('munich')
  })
})

describe('AC 1: a group code', () => {
  it.each([
    ['AB', false],
    ['ABC', true],
    ['ABCDEFGHIJ', true],
  ])('%s: %j', async (code, isTaken) => {
    const { leave } = await show({ search: 'destinationAddress=Oslo&rateType=group' })
    await userEvent.type(screen.getByLabelText('Code of the rate'), code)
    await press('Search')
    expect(leave.mock.calls).toHaveLength(isTaken ? 1 : 0)
    if (isTaken) expect(addressOf(leave).searchParams.get('rateCode')).toBe(code)
    else expect(screen.getByText(/^A group code has/)).toBeVisible()
  })

  it('has at most ten characters', async () => {
    await show({ search: 'rateType=group' })
    await userEvent.type(screen.getByLabelText('Code of the rate'), 'ABCDEFGHIJK')
    expect(screen.getByLabelText('Code of the rate')).toHaveValue('ABCDEFGHIJ')
  })
})

it('AC 4: the next form of the tab begins with the last search', async () => {
  const { page } = await show({
    search: 'destinationAddress=Oslo&fromDate=2027-03-12&toDate=2027-03-15',
  })
  await press('Search')
  expect(page.storage.session.get('lastSearch')).toContain('destinationAddress=Oslo')
})

it('opens a calendar for the dates, which writes into the fields', async () => {
  await show({ search: 'fromDate=2027-03-12&toDate=2027-03-15' })
  await userEvent.click(screen.getByLabelText('Check-in date'))
  const calendar = within(screen.getByRole('dialog', { name: 'Choose your dates' }))
  await userEvent.click(calendar.getByRole('button', { name: /March 20, 2027/ }))
  await userEvent.click(calendar.getByRole('button', { name: /March 22, 2027/ }))
  await userEvent.click(calendar.getByRole('button', { name: 'Apply' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Check-in date')).toHaveValue('2027-03-20')
  expect(screen.getByLabelText('Check-out date')).toHaveValue('2027-03-22')
  expect(screen.getByText('2 nights')).toBeVisible()
})

describe('near me', () => {
  const locate = (answer: (found: (at: object) => void, failed: (why: object) => void) => void) => {
    const ask = jest.fn(answer)
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: ask },
      configurable: true,
    })
    return ask
  }

  it('asks for the position on the tap only, and fills in the nearest city', async () => {
    const ask = locate((found) => found({ coords: { latitude: 48.1374, longitude: 11.5755 } }))
    const { leave } = await show()
    expect(ask).not.toHaveBeenCalled()
    await press('Near me')
    expect(await screen.findByText('Munich is the nearest city with our hotels.')).toBeVisible()
    expect(destination()).toHaveValue('Munich')
    await press(/^Search|^Find/)
    expect(addressOf(leave).searchParams.get('placeId')).toBe('city:MUC')
  })

  it.each([
    [1, 'Your browser does not share where you are. Please type a place.'],
    [3, 'We couldn’t find where you are. Please type a place.'],
  ])('tells a refusal and a failure, and keeps what is typed (%i)', async (code, text) => {
    locate((_found, failed) => failed({ code, PERMISSION_DENIED: 1 }))
    await show()
    await userEvent.type(destination(), 'Tok')
    await press('Near me')
    expect(await screen.findByText(text)).toBeVisible()
    expect(destination()).toHaveValue('Tok')
  })

  it('tells that no place could be asked for', async () => {
    locate((found) => found({ coords: { latitude: 0, longitude: 0 } }))
    await show({ isDown: true })
    await press('Near me')
    expect(await screen.findByText(/^We couldn’t find where you are/)).toBeVisible()
  })
})

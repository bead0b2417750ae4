/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './stay-details.fixtures'
import widget from './stay-details.widget'

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
})
afterEach(() => jest.restoreAllMocks())

function show(
  { props, page = {} }: { props: object; page?: object },
  zone = 'America/New_York',
  address = '',
) {
  const known = Intl.DateTimeFormat().resolvedOptions()
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone: zone })
  const location = () => new URL(address, 'https://hotels.example')
  const { store } = offlinePage(pageContext(page), { location })
  const raw = { id: 'stay', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  return render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
}

const fact = (name: string) => screen.getByText(name).nextElementSibling

it('AC 1: tells hotel, days with the hotel’s times, nights, rooms and guests', () => {
  show(fixtures.minimal)
  expect(fact('Hotel')).toHaveTextContent('Alderway New York Midtown')
  expect(fact('Check-in')).toHaveTextContent(/^Tue, Mar 9, 2027 from \d/)
  expect(fact('Check-out')).toHaveTextContent(/^Thu, Mar 11, 2027 until \d/)
  expect(fact('Length of stay')).toHaveTextContent('2 nights')
  expect(fact('Rooms and guests')).toHaveTextContent('1 room, 2 guests')
})

it('AC 2: a stay that cannot be changed says why, and has no link', () => {
  show(fixtures.fixed)
  expect(screen.getByText('This rate is fixed.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('a stay that is over says so', () => {
  show(fixtures.ended)
  expect(screen.getByText('Stay ended')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('AC 3: names the hotel’s zone to a visitor whose clock shows another time', () => {
  show(fixtures.minimal, 'Europe/Berlin')
  const note = screen.getByText(/^Times are local to the hotel \(E[SD]T\)\.$/)
  expect(note).toHaveAttribute('data-shown')
})

it('says nothing of zones to a visitor of the same time', () => {
  show(fixtures.minimal, 'America/Toronto')
  expect(screen.getByText(/^Times are local/)).not.toHaveAttribute('data-shown')
})

it('of a booked stay tells the numbers of its living rooms and its guest, and offers no other cart', () => {
  show(fixtures.booked)
  expect(fact('Confirmation number')).toHaveTextContent(/^70123451/)
  expect(fact('Guest')).toHaveTextContent('Maria Adeyemi')
  expect(fact('Hotel')).toHaveTextContent('Alderway Munich')
  expect(screen.queryByRole('link', { name: /dates/ })).toBeNull()
})

it('leads who has booked the stay to its guests, and who has found it to prove that', () => {
  const link = () => screen.queryByRole('link', { name: 'Change contact and guests' })
  const { unmount } = show(fixtures.booked)
  expect(link()).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/reservation\/reviewGuestInfo\.mi\?stay=YXNr/),
  )
  unmount()
  show(fixtures.found)
  expect(link()).toBeNull()
  expect(screen.getByRole('link', { name: /^Have you booked this stay/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/reviewGuestInfo\.mi\?stay=YXNr/),
  )
})

it('leads a guest whose stay has begun to the card that pays the rest', () => {
  show(fixtures.inHouseWithCard)
  expect(screen.getByRole('link', { name: 'Use another card' })).toHaveAttribute(
    'href',
    expect.stringMatching(/reviewGuestInfo\.mi\?stay=YXNr/),
  )
})

it('a stay without a night is day use', () => {
  show(fixtures.dayUse)
  expect(fact('Length of stay')).toHaveTextContent('Day use')
})

it('AC 4: the link opens the dialog of the page, and leads to the cart’s rates without one', async () => {
  show(fixtures.minimal)
  const link = screen.getByRole('link', { name: 'Change dates and guests' })
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/reservation\/rateListMenu\.mi\?.*fromDate=2027-03-09/),
  )
  expect(link.getAttribute('href')).toContain('cart=cart')
  const dialog = document.createElement('foyer-widget')
  dialog.setAttribute('type', 'stay-details-modal')
  dialog.id = 'stay-details'
  const opened = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('overlay-open', opened)
  document.body.append(dialog)
  await userEvent.click(link)
  window.removeEventListener('overlay-open', opened)
  expect(opened).toHaveBeenCalledTimes(1)
})

it('of a booked stay a form without a script asks for other dates; with the dialog it opens that', async () => {
  show(fixtures.booked)
  const line = screen.getByText('Change dates and guests')
  const form = document.querySelector('form') as HTMLFormElement
  expect(form.getAttribute('action')).toMatch(/modifySelectRate$/)
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    ...{ stay: expect.any(String), fromDate: '2027-03-09', toDate: '2027-03-11' },
  })
  const dialog = document.createElement('foyer-widget')
  dialog.setAttribute('type', 'stay-details-modal')
  dialog.id = 'stay-details'
  const opened = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('overlay-open', opened)
  document.body.append(dialog)
  await userEvent.click(line)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(line.closest('details')).not.toHaveAttribute('open')
  window.removeEventListener('overlay-open', opened)
})

it('tells each room with its own days, the stay from the first arrival to the last departure', () => {
  show(fixtures.roomGoesEarlier)
  expect(fact('Check-in')).toHaveTextContent(/^Tue, Mar 9, 2027/)
  expect(fact('Check-out')).toHaveTextContent(/^Thu, Mar 11, 2027/)
  expect(fact('Room 1')).toHaveTextContent('Tue, Mar 9 to Thu, Mar 11, 2 nights')
  expect(fact('Room 2')).toHaveTextContent('Tue, Mar 9 to Wed, Mar 10, 1 night')
  expect(screen.queryByText('Length of stay')).toBeNull()
})

it('asks which rooms of a booked stay get other dates: all of them, unless one is left out', async () => {
  show(fixtures.bookedRooms)
  const form = document.querySelector('form') as HTMLFormElement
  const sent = () => Object.keys(Object.fromEntries(new FormData(form)))
  expect(sent()).toEqual(expect.arrayContaining(['rooms', 'room.room-0', 'room.room-1']))
  const second = within(form).getByRole('checkbox', { name: /Room 2/, hidden: true })
  expect(second).toHaveAccessibleDescription(/Tue, Mar 9 to Wed, Mar 10, 1 night/)
  await userEvent.click(second)
  expect(sent()).toEqual(expect.arrayContaining(['rooms', 'room.room-0']))
  expect(sent()).not.toContain('room.room-1')
})

it('one room is not asked for, and a cancelled one does not count', () => {
  show(fixtures.booked)
  expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  expect([...new FormData(document.querySelector('form') as HTMLFormElement).keys()]).not.toContain(
    'rooms',
  )
})

it('says beside the rooms that none was chosen', () => {
  const address = '/?outcome=change.NO_ROOM_CHOSEN&fromDate=2027-03-20&toDate=2027-03-22'
  show(fixtures.bookedRooms, 'America/New_York', address)
  const group = screen.getByRole('group', { name: 'Rooms that get these dates' })
  expect(group).toHaveAccessibleDescription('Please choose at least one room.')
  const form = new FormData(document.querySelector('form') as HTMLFormElement)
  expect(Object.fromEntries(form)).toEqual({
    ...{ stay: expect.any(String), rooms: '', fromDate: '2027-03-20', toDate: '2027-03-22' },
  })
})

it('says why dates were refused, in the open form', () => {
  show(fixtures.booked, 'America/New_York', '/?outcome=change.ADD_ONLY')
  expect(screen.getByText(/nights can be added/)).toBeVisible()
  expect(screen.getByText('Change dates and guests').closest('details')).toHaveAttribute('open')
})

it.each([
  ['POINTS_SHORT', /^You have too few points for this change/],
  ['SIGN_IN_REQUIRED', /^Please sign in as the member who has booked this stay/],
])('says of a stay in points why its dates were refused: %s', (code, text) => {
  show(fixtures.booked, 'America/New_York', `/?outcome=change.${code}`)
  expect(screen.getByText(text)).toBeVisible()
})

it('of a stay that has begun asks for the departure alone, from the first day that is free', () => {
  show(fixtures.begun)
  expect(screen.getByText('Stay longer or leave earlier')).toBeVisible()
  const departure = screen.getByLabelText(/^New departure/)
  expect(departure).toHaveAttribute('min', '2027-03-10')
  expect(screen.getByText(/^Wed, Mar 10, 2027 at the earliest/)).toBeVisible()
  const form = document.querySelector('form') as HTMLFormElement
  expect(form.getAttribute('action')).toMatch(/modifySelectRate$/)
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ stay: expect.any(String), toDate: '2027-03-11' },
  })
  expect(screen.queryByText('Change dates and guests')).toBeNull()
})

it('says no more of leaving earlier where that is not possible, and nothing of an end', () => {
  show(fixtures.lastDay)
  expect(screen.getByText('Stay longer')).toBeVisible()
  expect(screen.getByLabelText(/^New departure/)).toHaveValue('2026-10-04')
  expect(screen.queryByText('Stay ended')).toBeNull()
})

it('says why another departure was refused, beside its date', () => {
  show(fixtures.begun, 'America/New_York', '/?outcome=change.NIGHT_BEGUN')
  expect(screen.getByText(/^The night of this day has begun/)).toBeVisible()
})

it('the change of a stay that has begun leads back to its departure, and to no rates', () => {
  show(fixtures.changingBegun)
  const link = screen.getByRole('link', { name: 'Stay longer or leave earlier' })
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/findReservationDetail\.mi\?stay=.*#departure$/),
  )
  expect(screen.queryByRole('link', { name: 'Change dates and guests' })).toBeNull()
})

it('a change leads to other rates of it, and back to the stay as it is', () => {
  show(fixtures.changing)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Change dates and guests')).toMatch(/modifyRateListMenu\.mi\?.*cart=cart&stay=/)
  expect(href('Keep the booking as it is')).toMatch(/findReservationDetail\.mi\?stay=/)
})

it('says on the review why a change was not made', () => {
  show(fixtures.changing, 'America/New_York', '/?problem=TOO_MANY_CHANGES')
  expect(screen.getByText(/changed too often within an hour/)).toBeVisible()
})

/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reservationAnswer } from '../../../fixtures/cart'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { memoryStorage } from '../../services/storage/storage'
import * as fixtures from './check-in-banner.fixtures'
import widget from './check-in-banner.widget'

interface Shown {
  props: object
  page?: object
  /** The answers to the calls; null: the connection is lost. */
  answers?: (object | null)[]
  renewed?: ReturnType<typeof reservationAnswer>
  address?: string
  /** Of the session storage. */
  kept?: Record<string, string>
}

function show({ props, page = {}, answers = [], renewed, address = '', kept = {} }: Shown) {
  const sent: Record<string, string>[] = []
  const left: string[] = []
  const session = memoryStorage()
  for (const [name, value] of Object.entries(kept)) session.set(name, value)
  const fetched = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      const json = JSON.stringify({ answers: renewed ? [renewed] : [] })
      const html = `<script id="foyer-page">${json.replaceAll('<', '\\u003c')}</script>`
      return { ok: true, text: async () => html }
    }
    expect(String(url)).toContain('/phoenix-reservation/v1/checkIn')
    sent.push(JSON.parse(String(init.body)))
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('offline')
    const { httpStatus = 200 } = (answer as { status: { httpStatus?: number } }).status
    const headers = { get: () => null }
    return { ok: httpStatus < 400, status: httpStatus, headers, json: async () => answer }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    leave: (href) => void left.push(href),
    storage: { local: memoryStorage(), session },
    location: () =>
      new URL(`https://www.alderway.example/reservation/findReservationDetail.mi?${address}`),
  })
  const raw = { id: 'check-in', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  const { unmount } = render(
    <PageProvider live={store} served={store}>
      <WidgetRoot widget={widget} props={read} />
    </PageProvider>,
  )
  return { sent, left, session, unmount }
}

const munich = (asked: Partial<Parameters<typeof reservationAnswer>[1]> = {}) =>
  reservationAnswer('MUCDE', { plans: ['FLEX'], checkIns: ['CHECK_IN_ELIGIBLE'], ...asked })

/** What is announced as wrong. */
const said = () =>
  screen
    .getAllByRole('alert')
    .map((one) => one.textContent)
    .join(' ')

const status = (code: string, httpStatus = 200) => ({ status: { code, httpStatus } })

it.each([
  ['can check in', fixtures.minimal, 'Check in online', 'Check in'],
  ['has checked in', fixtures.registered, 'You’re checked in online', 'Save changes'],
  ['is in house', fixtures.inHouse, 'You’re checked in', null],
  ['leaves today', fixtures.leavingAtDesk, 'Today is your last day', 'Check out'],
  ['is the guest of a room', fixtures.lastDay, 'Today is your last day', null],
] as const)(
  'AC 1: a guest who %s has a text of its own, and a button where the guest can do something',
  (_name, fixture, title, button) => {
    show(fixture)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title)
    const buttons = screen.queryAllByRole('button', { hidden: true }).map((one) => one.textContent)
    expect(buttons).toEqual(button ? [button] : [])
  },
)

it('leads a guest in house to another departure, on the page and from the confirmation', () => {
  const link = () => screen.queryByRole('link', { name: /^Stay longer/ })
  const { unmount } = show(fixtures.inHouse)
  expect(link()).toHaveTextContent('Stay longer or leave earlier')
  expect(link()).toHaveAttribute('href', '#departure')
  unmount()
  const last = show(fixtures.leaving)
  expect(link()).toHaveTextContent(/^Stay longer$/)
  last.unmount()
  const { page } = fixtures.inHouse
  const confirmed = show({
    ...fixtures.inHouse,
    page: { ...page, page: { ...page?.page, id: 'check-in-confirmation' } },
  })
  expect(link()?.getAttribute('href')).toMatch(/findReservationDetail\.mi\?stay=.*#departure$/)
  confirmed.unmount()
  show(fixtures.inHouseAsIs)
  expect(link()).toBeNull()
})

it('names what is left and the card that pays it before a guest checks out, once', async () => {
  const nextStateURI = '/reservation/expiredReservation.mi?stay=abc'
  const { sent, left, session } = show({
    ...fixtures.leaving,
    props: { href: '/welcome' },
    answers: [{ ...status('SUCCESS'), nextStateURI }],
  })
  const amount = /^Still to be paid: (\$\d[\d,.]*)$/.exec(
    screen.getByText(/^Still to be paid: /).textContent ?? '',
  )?.[1]
  const form = screen.getByRole('form', { name: 'Today is your last day' })
  expect(form).toHaveTextContent(/With the card of your booking: Visa ending in .?4242/)
  const button = within(form).getByRole('button', { name: `Check out and pay ${amount}` })
  await userEvent.dblClick(button)
  await waitFor(() => expect(left).toEqual([nextStateURI]))
  expect(sent).toEqual([
    expect.objectContaining({ action: 'CHECK_OUT', terms: 'CARD', item: 'room-0' }),
  ])
  expect(session.get('bannerMessagesKey')).toBe('checkOutComplete')
})

it('sends who checks out to the desk for what no card pays, and when the hotel does not answer', async () => {
  const { sent } = show({ ...fixtures.leavingAtDesk, answers: [status('DESK_AWAY', 503)] })
  expect(screen.getByText('Please pay what is left at the desk.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Check out' }))
  await waitFor(() => expect(said()).toContain('We couldn’t check you out online.'))
  expect(sent).toEqual([expect.objectContaining({ terms: 'DESK' })])
})

it('AC 2: without a state there is nothing', () => {
  show(fixtures.none)
  expect(document.querySelector('section')).toBeNull()
})

it('AC 3: sends what was chosen once, and goes on to the confirmation with its outcome', async () => {
  const nextStateURI = '/reservation/check-in-confirmation.mi?stay=abc'
  const { sent, left, session } = show({
    ...fixtures.german,
    answers: [{ ...status('SUCCESS'), nextStateURI }],
  })
  await userEvent.selectOptions(screen.getByLabelText(/When will you arrive/), '18:00')
  await userEvent.click(screen.getByRole('radio', { name: 'Hohe Etage' }))
  await userEvent.selectOptions(screen.getByLabelText(/Nationality/), 'DE')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check in' }))
  await waitFor(() => expect(left).toEqual([`/de-DE${nextStateURI}`]))
  expect(sent).toEqual([
    expect.objectContaining({
      item: 'room-0',
      orderRevisionNumber: '1',
      'requests.room-0.arrival': '18:00',
      'requests.room-0.floor': 'HIGH',
      'requests.room-0.location': '',
      'registration.nationality': 'DE',
    }),
  ])
  expect(sent[0]?.stay).toBeTruthy()
  expect(session.get('bannerMessagesKey')).toBe('checkInComplete')
})

it('AC 4: the text of a linked reservation is said once', async () => {
  const { session } = show({ ...fixtures.minimal, kept: { bannerId: 'checked-in' } })
  expect(await screen.findByText('Your reservation is linked to your account.')).toBeVisible()
  expect(session.get('bannerId')).toBeNull()
})

it('asks guests of other nationalities for more where the law does, and says what is missing', async () => {
  const { sent, left } = show({
    ...fixtures.longNames,
    answers: [
      { ...status('REGISTRATION', 422), problems: ['birthDate', 'address'] },
      { ...status('SUCCESS'), nextStateURI: '/next' },
    ],
  })
  await userEvent.selectOptions(screen.getByLabelText(/Nationality/), 'FR')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(said()).toContain('The registration is not complete'))
  const address = screen.getByLabelText(/Home address/)
  expect(address).toBeInvalid()
  expect(address).toHaveAccessibleDescription(/Please fill in this field/)
  expect(screen.getByLabelText(/Nationality/)).toBeValid()
  await userEvent.type(address, 'Paris, Rue 1')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(left).toEqual(['/next']))
  // What was typed before the refusal is still there.
  expect(sent[1]).toMatchObject({
    'registration.nationality': 'FR',
    'registration.address': 'Paris, Rue 1',
  })
})

it('keeps what was typed when the stay has changed, and checks in with the revision of now', async () => {
  const renewed = munich()
  const { data } = renewed as { data: { reservationDetails: { orderRevisionNumber: string } } }
  data.reservationDetails.orderRevisionNumber = '7'
  const { sent, left } = show({
    ...fixtures.longNames,
    renewed,
    answers: [status('STALE_REVISION', 409), { ...status('SUCCESS'), nextStateURI: '/next' }],
  })
  await userEvent.selectOptions(screen.getByLabelText(/Nationality/), 'DE')
  await userEvent.selectOptions(screen.getByLabelText(/When will you arrive/), '20:00')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(said()).toContain('Your booking has changed meanwhile'))
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(left).toEqual(['/next']))
  expect(sent[1]).toMatchObject({
    ...{ orderRevisionNumber: '7', 'requests.room-0.arrival': '20:00' },
  })
})

it('says what went wrong beside the button, after all fields', async () => {
  show({ ...fixtures.refused, answers: [null] })
  await userEvent.selectOptions(screen.getByLabelText(/Nationality/), 'DE')
  await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
  await waitFor(() => expect(said()).toContain('Please see the front desk.'))
  const alert = screen.getByText(/Please see the front desk/)
  const follows = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(follows(screen.getByLabelText(/Nationality/), alert)).toBe(true)
  expect(follows(alert, screen.getByRole('button', { name: 'Check in' }))).toBe(true)
})

it('leads from the confirmation to the stay, and on the page of the stay nowhere', () => {
  const { unmount } = show(fixtures.confirmed)
  const link = screen.getByRole('link', { name: 'View stay' })
  expect(link.getAttribute('href')).toMatch(/^\/reservation\/findReservationDetail\.mi\?stay=\S+/)
  unmount()
  show(fixtures.registered)
  expect(screen.queryByRole('link')).toBeNull()
})

it('sends the guest to the desk when the hotel does not answer, and lets them try again', async () => {
  const { sent } = show({ ...fixtures.minimal, answers: [null, status('DESK_AWAY', 503)] })
  for (const count of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Check in' }))
    await waitFor(() => expect(sent).toHaveLength(count))
    await waitFor(() => expect(said()).toContain('Please see the front desk.'))
  }
})

it('tells after a form without a script what was refused, and nothing of other forms', () => {
  show({ ...fixtures.minimal, address: 'outcome=checkIn.DESK_AWAY' })
  expect(said()).toContain('Please see the front desk.')
})

it('has a form for each room that can be checked in to, named by its room', () => {
  show({ ...fixtures.full, address: 'outcome=STALE_REVISION' })
  const forms = screen.getAllByRole('form', { hidden: true })
  expect(forms).toHaveLength(2)
  const [first] = forms as [HTMLElement]
  expect(first).toHaveAccessibleName(/^Skip the queue, Room 1/)
  expect(within(first).getByLabelText(/When will you arrive/)).toHaveValue('18:00')
  expect(within(first).getByRole('radio', { name: 'High floor' })).toBeChecked()
  expect(screen.queryByText(/front desk/)).toBeNull()
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
})

/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { lookupAtom } from '../../features/reservation-lookup/lookup.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { LayerEvent } from '../../services/analytics/analytics'
import { emit, listen } from '../../services/events/events'
import { refreshVisitorAtom, visitorAtom } from '../../services/session/visitor'
import type { LookupOverlayInput } from './lookup-overlay.schema'
import widget from './lookup-overlay.widget'

type Answer = () => Promise<Response>

const respond = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  ({ ok: status < 400, status, headers: new Headers(headers), json: async () => body }) as Response
const refuse =
  (status: number, code: string, headers = {}): Answer =>
  async () =>
    respond(status, { phoenixErrorMessages: { errorMessages: [code] } }, headers)
const notFound = refuse(404, 'reservation.not.found')
const found = {
  status: 'SUCCESS',
  isRedirect: true,
  nextStateURI: '/reservation/findReservationDetail.mi',
  reservations: [{ propertyCode: 'MUCDE', hotelName: 'Isarufer', checkInDate: '2031-05-12' }],
}
const ok =
  (body: object = found): Answer =>
  async () =>
    respond(200, body)

async function show(answers: Answer[] = [], props: LookupOverlayInput = {}) {
  const leave = jest.fn()
  const log = jest.fn()
  const sent: object[] = []
  let details: object = { status: 'ANONYMOUS' }
  const site = { ...pageContext().site, helpPhone: '+18005550199' }
  const { store } = offlinePage(pageContext({ site, page: { id: 'home-search', type: null } }), {
    leave,
    log,
    location: () => new URL('https://www.alderway.example/homepage-searchform.mi'),
    fetch: async (input, init) => {
      if (init?.method !== 'POST') return respond(200, details)
      if (!String(input).endsWith('/submitReservationLookup')) return new Promise(() => {})
      sent.push(JSON.parse(String(init.body)))
      return answers.shift()?.() ?? new Promise(() => {})
    },
  })
  await store.set(visitorAtom)
  const read = readProps(fieldsOf(widget.schema), widget.type, { ...props, id: 'lookup' }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  const signIn = async () => {
    details = { status: 'SUCCESS', headerSubtext: { consumerName: 'ichika' } }
    await act(async () => store.set(refreshVisitorAtom))
  }
  return { leave, log, sent, store, signIn }
}

const open = () => act(async () => emit('overlay-open', { id: 'lookup', props: {} }))
const close = () => act(async () => emit('overlay-close', { id: 'lookup', reason: 'button' }))
const number = () => screen.getByLabelText(/^Confirmation number/)
const lastName = () => screen.getByLabelText(/^Family name/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Find reservation' }))
const fill = async (values: [string, string] = ['70110001', 'Lindqvist']) => {
  await userEvent.type(number(), values[0])
  await userEvent.type(lastName(), values[1])
}
const tracked = () => (window.adobeDataLayer ?? []) as LayerEvent[]

// jsdom has no layout: every window is wide.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList

beforeEach(() => {
  document.body.innerHTML = ''
  window.adobeDataLayer = []
})

it('AC 3: is empty until it opens, then focuses the first field', async () => {
  await show()
  expect(document.querySelector('form')).toBeNull()
  await open()
  expect(screen.getByRole('dialog', { name: 'Find a reservation' })).toBeVisible()
  expect(number()).toHaveFocus()
})

it('AC 1, AC 4: the stay that was found is stored, and its page replaces the current history entry', async () => {
  const { leave, sent, store } = await show([ok()])
  await open()
  await fill(['7011 0001', ' Lindqvist '])
  await userEvent.type(screen.getByLabelText('Check-in date (optional)'), '2031-05-12')
  await submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(leave.mock.calls).toEqual([['/reservation/findReservationDetail.mi', false]])
  const asked = {
    confirmationNumber: '70110001',
    lastName: 'Lindqvist',
    checkInDate: '2031-05-12',
  }
  expect(sent).toEqual([asked])
  expect(store.get(lookupAtom)).toEqual({ fields: asked, result: found })
})

it('AC 2: stays open, says that nothing was found, and shows a phone number after three attempts', async () => {
  const { leave, store } = await show([notFound, notFound, notFound])
  await open()
  await fill()
  for (const time of [1, 2, 3]) {
    await submit()
    const text = await screen.findByText(/We couldn’t find a reservation with these details/)
    expect(text).toHaveFocus()
    expect(screen.queryAllByRole('link', { name: /^Call/ })).toHaveLength(time < 3 ? 0 : 1)
  }
  expect(await screen.findByRole('link', { name: /^Call .\+1 800-555-0199/ })).toHaveAttribute(
    'href',
    'tel:+18005550199',
  )
  expect([number(), lastName()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '70110001',
    'Lindqvist',
  ])
  expect(leave).not.toHaveBeenCalled()
  expect(store.get(lookupAtom)).toBeNull()
})

it('does not send an incomplete form: a list above the form links to the fields', async () => {
  const { sent } = await show()
  await open()
  const onField = jest.fn()
  number().addEventListener('focus', onField)
  await submit()
  expect(await screen.findByText('Please check your entries.')).toHaveFocus()
  // Focusing the field would open the keyboard of a phone.
  expect(onField).not.toHaveBeenCalled()
  const links = screen.getAllByRole('link', { name: /^Enter/ })
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the confirmation number.',
    'Enter the family name.',
  ])
  await userEvent.click(links[1] as HTMLElement)
  expect(lastName()).toHaveFocus()
  expect(lastName()).toBeInvalid()
  await userEvent.type(number(), '12-34')
  await userEvent.type(lastName(), 'x')
  await submit()
  expect(
    await screen.findByRole('link', { name: 'Please check the confirmation number.' }),
  ).toBeVisible()
  expect(sent).toEqual([])
})

it('accepts eleven characters, not counting spaces', async () => {
  await show()
  await open()
  await userEvent.type(number(), 'ald7k 2q90x19')
  expect(number()).toHaveValue('ald7k2q90x1')
  await userEvent.clear(number())
  await userEvent.click(number())
  await userEvent.paste('1234 5678 901')
  expect(number()).toHaveValue('12345678901')
})

it('sends one lookup for two fast clicks, and does not navigate after the dialog was closed', async () => {
  let answer: (response: Response) => void = () => {}
  const { sent, leave, store } = await show([() => new Promise((resolve) => (answer = resolve))])
  await open()
  await fill()
  await submit()
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(screen.getByText(/^Looking for your reservation/)).toBeInTheDocument()
  await close()
  await act(async () => answer(respond(200, found)))
  expect([leave.mock.calls, store.get(lookupAtom)]).toEqual([[], null])
  await open()
  expect(number()).toHaveValue('70110001')
  await submit()
  await waitFor(() => expect(sent).toHaveLength(2))
})

it.each<[string, Answer, string]>([
  ['lost', () => Promise.reject(new TypeError('gone')), 'We couldn’t look up your reservation'],
  ['a 503', async () => respond(503, {}), 'We couldn’t look up your reservation'],
  [
    'no JSON',
    async () => ({ ...respond(200, {}), json: () => Promise.reject() }) as Response,
    'We',
  ],
  ['a FAIL', ok({ status: 'FAIL' }), 'We couldn’t look up'],
  ['foreign', ok({ ...found, nextStateURI: 'https://evil.example/' }), 'We couldn’t look up'],
])('shows a failure, and can be retried: %s', async (_what, answer, text) => {
  const { leave, sent, log, store } = await show([answer, ok()])
  await open()
  await fill()
  await submit()
  expect(await screen.findByText(new RegExp(text))).toHaveFocus()
  expect(log.mock.calls.flat().join()).not.toMatch(/70110001|Lindqvist/)
  expect([leave.mock.calls, sent.length, store.get(lookupAtom)]).toEqual([[], 1, null])
  await submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
})

it('shows the waiting time and a phone number after too many attempts', async () => {
  await show([refuse(429, 'uxlFailureErrorMessage', { 'retry-after': '840' })])
  await open()
  await fill()
  await submit()
  expect(await screen.findByText(/Please try again in 14 min/)).toHaveFocus()
  expect(await screen.findByRole('link', { name: /^Call .\+1 800-555-0199/ })).toBeVisible()
})

it('offers a choice of several stays, and returns to the form with the values that were typed', async () => {
  const stay = { hotelName: 'Wadi', checkInDate: '2031-03-01', checkOutDate: '2031-03-04' }
  const other = { ...stay, hotelName: 'Creek', checkInDate: '2031-03-04', status: 'cancelled' }
  const several = ok({ isRedirect: false, nextStateURI: null, reservations: [stay, other] })
  const { sent, leave } = await show([several, several, ok()])
  await open()
  await fill()
  await submit()
  expect(await screen.findByText(/^There are 2 stays/)).toHaveFocus()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Find another reservation' }))
  expect(number()).toHaveFocus()
  expect(number()).toHaveValue('70110001')
  await submit()
  const choice = await screen.findByRole('button', { name: /^Creek.*Mar 4, 2031.*Cancelled$/ })
  await userEvent.click(choice)
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent.at(-1)).toMatchObject({ checkInDate: '2031-03-04' })
})

describe('signing in', () => {
  const signInLink = () => screen.getByRole('link', { name: 'Sign in to see your reservations' })

  it('replaces the form, which returns for a stay that only its member may see', async () => {
    waitingOverlay('sign-in-modal', 'sign-in')
    const opened: object[] = []
    const stop = listen('overlay-open', (detail) => void opened.push(detail))
    const memberOnly = refuse(403, 'lookup.reservation.authentication')
    const { signIn, sent, leave } = await show([memberOnly, ok()])
    await open()
    await fill(['70110007', 'Morishita'])
    await submit()
    const message = (await screen.findByText(/^Only the member who made this/)).closest('div')
    await userEvent.click(within(message as HTMLElement).getByRole('link'))
    expect(opened.at(-1)).toEqual({ id: 'sign-in', props: { reason: 'lookup' } })
    expect(screen.queryByRole('dialog')).toBeNull()
    await signIn()
    await waitFor(() => expect(leave).toHaveBeenCalled())
    stop()
    expect(sent[1]).toEqual(sent[0])
  })

  it('is a link to the sign-in page on a page without the dialog; a member gets no link', async () => {
    const { signIn, sent } = await show()
    await open()
    expect(signInLink()).toHaveAttribute('href', '/sign-in.mi?returnTo=%2Fhomepage-searchform.mi')
    await signIn()
    expect(screen.queryByRole('link')).toBeNull()
    expect(sent).toEqual([])
  })
})

it('shows the fields that its author has selected', async () => {
  await show([], { modes: ['email'], title: 'Your booking', showSignIn: false })
  await open()
  expect(screen.getByRole('dialog', { name: 'Your booking' })).toBeVisible()
  expect(screen.queryByLabelText(/^Given name/)).toBeNull()
  await fill()
  await submit()
  expect(await screen.findByRole('link', { name: 'Enter your email.' })).toBeVisible()
  expect(screen.queryByText('Are you a member?')).toBeNull()
})

it('tracks the outcome, and no value that was typed', async () => {
  const { leave } = await show([notFound, ok()])
  await open()
  await fill()
  await submit()
  await screen.findByText(/We couldn’t find/)
  await submit()
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const events = tracked().filter(({ event }) => event.startsWith('lookup_'))
  expect(events.map(({ event, eventInfo }) => [event, eventInfo.result])).toEqual([
    ['lookup_overlay_open', undefined],
    ['lookup_submit', undefined],
    ['lookup_result', 'notFound'],
    ['lookup_submit', undefined],
    ['lookup_result', 'found'],
  ])
  expect(JSON.stringify(tracked())).not.toMatch(/70110001|Lindqvist/)
})

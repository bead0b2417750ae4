/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit, listen } from '../../services/events/events'
import { visitorAtom } from '../../services/session/visitor'
import type { OneClickJoinModalInput } from './one-click-join-modal.schema'
import widget from './one-click-join-modal.widget'

type Answer = [status: number, body: object] | 'lost'

interface Given {
  props?: Partial<OneClickJoinModalInput>
  /** The answers of `enroll` in order; the last one is repeated. */
  answers?: Answer[]
  options?: 'lost' | 'slow' | { allowed: boolean } | Promise<{ allowed: boolean }>
  isMember?: boolean
  flags?: { ocjOverlayNew?: boolean; enrollV2?: boolean }
  loginDisabledLocales?: string[]
}

const zoe = {
  givenName: 'Zoë',
  familyName: 'Lindqvist',
  email: 'zoe@example.com',
  country: 'DE',
}
const joined: Answer = [200, { status: 'SUCCESS', memberNumber: '100312345' }]
const refused = (code: string, fields?: string[]): Answer => [
  code === 'tooMany' ? 429 : 409,
  { phoenixErrorMessages: { errorMessages: [code] }, fields },
]

async function show({ answers = [joined], isMember = false, ...given }: Given = {}) {
  const sent: [string, Record<string, unknown>][] = []
  const leave = jest.fn()
  const log = jest.fn()
  let details: object = isMember ? { status: 'SUCCESS' } : { status: 'ANONYMOUS' }
  const reply = (status: number, body: object) =>
    ({
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => body,
      text: async () => JSON.stringify(body),
    }) as Response
  const own = {
    ...site,
    auth: { ...site.auth, loginDisabledLocales: given.loginDisabledLocales ?? [] },
    flags: { ofrep: '', defaults: { ocjOverlayNew: true, ...given.flags }, live: [] },
  }
  const { options = { allowed: true } } = given
  const joinNowOptions = { allowed: true, benefits: ['Points'], memberRateAvailable: true }
  const countries = [
    { code: 'US', name: 'United States' },
    { code: 'DE', name: 'Germany' },
  ]
  const { store, page } = offlinePage(
    pageContext({ site: own, page: { id: 'rate-list', type: null } }),
    {
      leave,
      log,
      location: () => new URL('https://www.alderway.example/rates.mi?a=1'),
      fetch: async (input, init) => {
        const call = String(input).split('/').at(-1)?.split('?')[0] ?? ''
        if (call === 'userDetails') return reply(200, details)
        if (call === 'CountryLookup') return reply(200, { data: { countries } })
        if (call === 'JoinNowOptions') {
          if (options === 'slow') return new Promise(() => {})
          if (options === 'lost') throw new TypeError('no network')
          return reply(200, { data: { joinNowOptions: { ...joinNowOptions, ...(await options) } } })
        }
        if (call !== 'enroll') return reply(200, {})
        sent.push([String(input), JSON.parse(String(init?.body))])
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        if (answer === 'lost' || !answer) throw new TypeError('no network')
        return reply(...answer)
      },
    },
  )
  await store.set(visitorAtom)
  const raw = { termsHref: '/terms', ...given.props, id: 'one-click-join' }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  const signIn = () => {
    details = { status: 'SUCCESS' }
  }
  return { sent, leave, log, store, page, signIn }
}

const open = (props: Record<string, unknown> = zoe) =>
  act(async () => emit('overlay-open', { id: 'one-click-join', props }))
const dialog = () => screen.findByRole('dialog')
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join now' }))
const accept = () => userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
const fieldNames = () => screen.queryAllByRole('textbox').map((field) => field.getAttribute('name'))

/** The analytics and window events so far. */
const tracked = () =>
  (window.adobeDataLayer ?? [])
    .map((entry) => entry as { event: string; eventInfo: Record<string, unknown> })
    .filter(({ event }) => event.startsWith('ocj_'))
    .map(({ event, eventInfo: { surface, result } }) => [event, surface, result])

/** The names of requested or refused dialogs during the test. */
function heard(name: 'overlay-open' | 'overlay-refused') {
  const ids: string[] = []
  stops.push(listen(name, ({ id }) => void ids.push(id)))
  return ids
}
const stops: (() => void)[] = []

// jsdom has no layout: every window is wide.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList

beforeEach(() => {
  window.adobeDataLayer = []
  document.body.innerHTML = ''
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

it('links the terms, and the privacy statement where its address is given', async () => {
  await show({ props: { privacyHref: '/privacy' } })
  await open()
  await dialog()
  const box = () => screen.getByRole('checkbox')
  const hrefs = () =>
    within(box().closest('form') as HTMLElement)
      .getAllByRole('link', { name: /terms|privacy/ })
      .map((link) => link.getAttribute('href'))
  expect(box()).toHaveAccessibleName(/I accept the terms .* and have read the privacy statement/)
  expect(hrefs()).toEqual(['/terms', '/privacy'])
  expect(box()).not.toBeChecked()
})

it('with all values known it is one box and one button, and several fast clicks send one request', async () => {
  const { sent } = await show()
  await open()
  expect(await dialog()).toHaveAccessibleName('Join Alderway Circle')
  expect(fieldNames()).toEqual([])
  expect(screen.getByText('z•••@example.com')).toBeVisible()
  expect(document.body).not.toHaveTextContent('zoe@example.com')
  await join()
  expect(await screen.findByText('Please accept the terms to join.')).toBeVisible()
  expect(sent).toEqual([])
  await accept()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Join now' }))
  await screen.findByText(/100312345/)
  expect(sent).toEqual([
    [
      '/mi/phoenix-account-auth/v1/enroll',
      {
        name: { givenName: 'Zoë', surname: 'Lindqvist' },
        email: 'zoe@example.com',
        country: 'DE',
        consents: [
          {
            type: 'terms',
            version: '1',
            accepted: true,
            at: '2026-11-21T12:00:00.000Z',
            locale: 'en-US',
          },
        ],
        source: 'oneClickJoin',
      },
    ],
  ])
})

it.each<[Partial<OneClickJoinModalInput>, boolean, boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ version: 'legacy' }, true, false],
  [{ version: 'new' }, false, true],
])('AC 1: %j with the flag %j shows what members have: %j', async (props, ocjOverlayNew, isNew) => {
  await show({ props, flags: { ocjOverlayNew } })
  await open()
  await dialog()
  expect(screen.queryByRole('list', { name: 'Member benefits' }) !== null).toBe(isNew)
})

it('AC 2: the member number is announced before the dialog closes, then user details are requested again', async () => {
  const { store, signIn, page } = await show({ flags: { enrollV2: true } })
  await open()
  await dialog()
  const status = screen.getAllByRole('status').at(-1) as HTMLElement
  await accept()
  await join()
  await waitFor(() =>
    expect(status).toHaveTextContent(/Welcome! Your member number is .?100312345/),
  )
  expect(within(status).getByText(/z•••@example.com/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
  signIn()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(store.get(visitorAtom).state).toBe('authenticated'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(tracked()).toEqual([
    ['ocj_view', 'rate-list', undefined],
    ['ocj_submit', 'rate-list', undefined],
    ['ocj_result', 'rate-list', 'joined'],
  ])
  expect(
    JSON.stringify([window.adobeDataLayer, page.storage.session.get('joinOffered')]),
  ).not.toMatch(/zoe|Lindqvist|100312345/i)
})

it('AC 3: shows fields for missing values only', async () => {
  const { sent } = await show()
  await open({ ...zoe, givenName: '' })
  await dialog()
  expect(fieldNames()).toEqual(['givenName'])
  expect(screen.queryByRole('combobox')).toBeNull()
  await accept()
  await join()
  const field = screen.getByRole('textbox', { name: /Given name/ })
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill in this field.'))
  expect(field).toHaveFocus()
  await userEvent.type(field, 'Zoe')
  await join()
  await screen.findByText(/100312345/)
  expect(sent[0]?.[1].name).toEqual({ givenName: 'Zoe', surname: 'Lindqvist' })
})

it('for an unknown visitor it shows all fields, with the country of the page’s locale selected', async () => {
  const { sent } = await show()
  await open({})
  await dialog()
  expect(fieldNames()).toEqual(['givenName', 'familyName', 'email'])
  const country = await screen.findByRole('combobox', { name: /Country/ })
  await screen.findByRole('option', { name: 'Germany' })
  expect(screen.getByRole('combobox')).toHaveValue('US')
  expect(country).toHaveAttribute('autocomplete', 'country')
  await userEvent.type(screen.getByRole('textbox', { name: /Given/ }), 'Sean')
  await userEvent.type(screen.getByRole('textbox', { name: /Family/ }), 'O’Neil')
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'sean@example.com')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'DE')
  await accept()
  await join()
  await screen.findByText(/100312345/)
  expect(sent[0]?.[1]).toMatchObject({
    name: { givenName: 'Sean', surname: "O'Neil" },
    country: 'DE',
  })
})

it.each<[string, Given]>([
  ['AC 4: for a member', { isMember: true }],
  ['where nobody may join', { options: { allowed: false } }],
  ['where nobody can sign in', { loginDisabledLocales: ['en_US'] }],
])('%s it does not open, and reports that it is not available', async (_, given) => {
  const refusals = heard('overlay-refused')
  await show(given)
  await open()
  await waitFor(() => expect(refusals).toEqual(['one-click-join']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(tracked()).toEqual([])
})

it('opens by itself once per session, and again on request', async () => {
  const refusals = heard('overlay-refused')
  await show()
  await open({ ...zoe, automatic: true })
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await open({ ...zoe, automatic: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(refusals).toEqual([])
  await open()
  expect(await dialog()).toBeVisible()
})

it('for an email that has an account it offers to sign in, with the reservation, or to enter another email', async () => {
  waitingOverlay('sign-in-modal', 'sign-in')
  const { leave } = await show({ answers: [refused('emailDuplicateError', ['email'])] })
  await open({ ...zoe, linkOrder: { orderId: 'AB1' } })
  await dialog()
  await accept()
  await join()
  const alert = await screen.findByText(/already exists. Please sign in instead/)
  expect(alert.closest('[role=alert]')).not.toBeNull()
  expect(fieldNames()).toEqual(['email'])
  const asked = jest.fn()
  stops.push(listen('overlay-open', asked))
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(asked).toHaveBeenCalledWith({
    id: 'sign-in',
    props: { reason: 'saveReservation', linkOrder: { orderId: 'AB1' } },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(leave).not.toHaveBeenCalled()
  expect(tracked().at(-1)).toEqual(['ocj_result', 'rate-list', 'emailDuplicateError'])
})

it('links to the sign-in page on a page without the sign-in dialog', async () => {
  await show()
  await open()
  await dialog()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link).toHaveAttribute('href', '/sign-in.mi?returnTo=%2Frates.mi%3Fa%3D1')
})

it.each<[Answer, RegExp]>([
  ['lost', /We can’t reach our servers/],
  [[503, {}], /Something went wrong on our side/],
  [refused('tooMany'), /Too many attempts/],
])('after %j it stays open with its values, and can be sent again', async (answer, text) => {
  const { sent, log } = await show({ answers: [answer, joined] })
  await open({ ...zoe, givenName: '' })
  await dialog()
  await userEvent.type(screen.getByRole('textbox', { name: /Given name/ }), 'Zoe')
  await accept()
  await join()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Given name/ })).toHaveValue('Zoe')
  expect(screen.getByRole('checkbox')).toBeChecked()
  await join()
  await screen.findByText(/100312345/)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe/i)
})

it('shows a known value again when the server rejects it', async () => {
  await show({ answers: [refused('prohibitedCountryErrMsg')] })
  await open()
  await dialog()
  await accept()
  await join()
  await waitFor(() => {
    const country = screen.getByRole('combobox', { name: /Country/ })
    expect(country).toHaveAccessibleDescription('We can’t create an account for this country.')
    expect(country).toHaveFocus()
  })
})

it('lists no benefits when they failed to load', async () => {
  await show({ options: 'lost' })
  await open()
  const { findByText } = within(await screen.findByRole('dialog'))
  expect(await findByText('Membership is free, and this is all we need.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

it('moves the focus from the title to the first field when the form comes after a second', async () => {
  let answer = (_: { allowed: boolean }) => {}
  const options = new Promise<{ allowed: boolean }>((resolve) => {
    answer = resolve
  })
  await show({ options })
  await open({})
  expect(await screen.findByText('One moment, please')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  answer({ allowed: true })
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Given name/ })).toHaveFocus())
})

it('shows that it is loading after a second', async () => {
  jest.useFakeTimers()
  await show({ options: 'slow' })
  await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('dialog')).toHaveTextContent('One moment, please')
})

/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { site } from '../../../sandbox/site'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import type { Site } from '../../rules/site/site'
import { visitorAtom } from '../../services/session/visitor'
import type { SignInInput } from './sign-in.schema'
import widget from './sign-in.widget'

const LOGIN = '/mi/phoenix-account-auth/v1/loginWithCredentials'
const REMEMBERED = {
  status: 'REMEMBERED',
  rememberedUser: { name: 'maria', memberNumber: '1002003001', rememberedUser: true },
  headerSubtext: { consumerName: 'maria' },
}

const analytics = { ...site.analytics, needsConsent: false }

// jsdom has no layout: the height never changes.
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

interface Given {
  props?: SignInInput
  config?: Partial<Site>
  address?: string
  details?: object
  login?: () => Response
}

/** Browsers have `Response.json`; jsdom has no Response. */
const json = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, headers: new Headers(), json: async () => body }) as Response
const refusal = (code: string) =>
  json({ phoenixErrorMessages: { errorMessages: [code] }, message: 'refused' }, 401)

async function show({ props = {}, config = {}, address, details = {}, login }: Given = {}) {
  const leave = jest.fn()
  const sent: Record<string, unknown>[] = []
  const context = pageContext({
    page: { id: 'sign-in', type: null },
    site: { ...site, flags: { ofrep: '', defaults: {}, live: [] }, analytics, ...config },
  })
  const { store } = offlinePage(context, {
    leave,
    location: () => new URL(address ?? '/sign-in.mi', 'https://www.alderway.example'),
    fetch: async (input, init) => {
      const path = String(input)
      if (path.includes('userDetails')) return json(details)
      if (path.includes('session')) return json({ data: { consumerID: 'C1001' } })
      if (path.includes('clearRemembered')) return json({ status: 'SUCCESS' })
      sent.push({ path, ...JSON.parse(String(init?.body)) })
      return login?.() ?? json({ mfaOption: null, isRedirect: false })
    },
  })
  await store.set(visitorAtom)
  const raw = { ...props, id: 'sign-in' }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { leave, sent }
}

const username = () => document.querySelector('[name=userId]') as HTMLInputElement
const password = () => document.querySelector('[name=password]') as HTMLInputElement
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

async function enter(name: string, secret = 'Alderway-1') {
  if (name) await userEvent.type(username(), name)
  if (secret) await userEvent.type(password(), secret)
  await submit()
}

beforeEach(() => {
  document.body.innerHTML = ''
  window.adobeDataLayer = []
})

it('AC 1: two empty fields show two errors, the first has the focus, and nothing is sent', async () => {
  const { sent } = await show()
  await submit()
  await waitFor(() => expect(username()).toBeInvalid())
  expect(username()).toHaveAccessibleDescription('Enter your email or member number.')
  expect(password()).toHaveAccessibleDescription('Enter your password.')
  expect(username()).toHaveFocus()
  expect(sent).toEqual([])
})

it.each([
  ['AC 2', 'abc@', {}, 'Enter a valid email or member number.'],
  ['AC 3', '***1234', {}, 'Enter your full member number, without asterisks.'],
  ['P5', 'ana#', { mobileAuth: true }, 'Enter your email, member number or phone number.'],
])('%s: %s', async (_row, name, props, text) => {
  const { sent } = await show({ props })
  await enter(name)
  await waitFor(() => expect(username()).toHaveAccessibleDescription(text))
  expect(sent).toEqual([])
})

it('AC 4: with one attempt left shows a warning with a link, and clears both fields', async () => {
  await show({ login: () => refusal('incorrect.password.last.attempt.remaining') })
  await enter('maria@example.com')
  await waitFor(() => expect(alerts()[0]).toMatch(/^Warning: One attempt left/))
  expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    '/emailPassword.mi',
  )
  expect([username().value, password().value]).toEqual(['', ''])
})

it('AC 4: a remembered visitor is greeted, and the locked username is kept after a refusal', async () => {
  const { sent } = await show({
    details: REMEMBERED,
    login: () => refusal('password.username.invalid'),
  })
  expect(screen.getByText('Welcome back, Maria.')).toBeVisible()
  expect(username()).toHaveAttribute('readonly')
  await enter('')
  await waitFor(() => expect(alerts()[0]).toMatch(/incorrect/))
  expect([username().value, password().value]).toEqual(['*****3001', ''])
  expect(sent).toEqual([expect.objectContaining({ path: LOGIN, userId: '*****3001' })])
})

it('clears a remembered visitor, and reloads the page', async () => {
  const { leave } = await show({ details: REMEMBERED, address: '/sign-in.mi?returnTo=/x' })
  await userEvent.click(screen.getByRole('button', { name: /^Not you/ }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/sign-in.mi?returnTo=/x', true))
})

it('shows that it needs cookies when the browser blocks them, and sends no password', async () => {
  const blocked = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  const { sent } = await show()
  await enter('maria@example.com')
  await waitFor(() => expect(alerts()[0]).toMatch(/^Warning: Signing in needs cookies\./))
  expect(sent).toEqual([])
  blocked.mockRestore()
})

it('AC 5: in a frame a refusal leads to the error page', async () => {
  const { leave } = await show({
    address: '/sign-in.mi?overlay=true&returnTo=/x&clientId=win',
    login: () => refusal('password.username.invalid'),
  })
  await enter('maria@example.com')
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const { pathname, searchParams } = new URL(leave.mock.calls[0][0], 'https://x.example')
  expect(pathname).toBe('/sign-in-error.mi')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    returnTo: '/x',
    errorMessageType: 'standard',
    clientId: 'win',
  })
})

it('AC 6: in provider mode has no “remember me” and no account activation', async () => {
  await show({ props: { provider: true } })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: /Activate/ })).toBeNull()
  expect(document.querySelector('[name=isEAA]')).toHaveValue('true')
})

it('a typed password can be shown', async () => {
  await show()
  const toggle = screen.getByRole('button', { name: 'Show password' })
  await userEvent.type(password(), 'Secret')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(password()).toHaveAttribute('type', 'text')
  expect(password()).toHaveValue('Secret')
})

it('without a script the form posts to the same call, with all its parameters', async () => {
  await show({ props: { linkOrder: { orderId: '4711' } }, address: '/sign-in.mi?returnTo=/x' })
  const form = screen.getByRole<HTMLFormElement>('form')
  expect(form.method).toBe('post')
  expect(new URL(form.action).pathname).toBe(`${LOGIN}AndLink`)
  expect(Object.fromEntries(new FormData(form) as never)).toMatchObject({
    orderId: '4711',
    returnTo: '/x',
    pageModuleName: 'sign-in',
  })
})

it('in a frame it links the reservation in its address, and its error page keeps that reservation', async () => {
  const { leave, sent } = await show({
    address: '/sign-in.mi?overlay=true&returnTo=/x&orderId=4711&pageModuleName=saveReservation',
    login: () => refusal('password.username.invalid'),
  })
  await enter('maria@example.com')
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(sent).toEqual([
    expect.objectContaining({
      path: `${LOGIN}AndLink`,
      orderId: '4711',
      pageModuleName: 'saveReservation',
    }),
  ])
  const { searchParams } = new URL(leave.mock.calls[0][0], 'https://x.example')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    orderId: '4711',
    pageModuleName: 'saveReservation',
  })
})

it('the address makes it the form of a sweepstakes, with a title that says so', async () => {
  await show({ address: '/sign-in.mi?clientId=summer' })
  expect(screen.getByRole('heading', { name: 'Sign in to enter' })).toBeVisible()
})

it('on a site without sign-in it shows a phone number in place of the form', async () => {
  const auth = { ...site.auth, loginDisabledLocales: ['en-US'] }
  await show({ config: { auth } })
  expect(screen.queryByRole('form')).toBeNull()
  const call = await screen.findByRole('link', { name: 'Call +1 800-555-0134' })
  expect(call).toHaveAttribute('href', 'tel:+18005550134')
})

it('tracks the outcome, and no value that was typed', async () => {
  await show({ login: () => refusal('password.username.invalid') })
  await enter('abc@')
  await waitFor(() => expect(username()).toBeInvalid())
  await userEvent.clear(username())
  await userEvent.type(username(), 'maria@example.com')
  await submit()
  await waitFor(() => expect(alerts()[0]).toMatch(/incorrect/))
  const events = (window.adobeDataLayer ?? []) as { event: string }[]
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['signin_field_error', 'signin_submit', 'login-failure']),
  )
  expect(JSON.stringify(events)).not.toMatch(/maria|Alderway-1|abc@/)
})

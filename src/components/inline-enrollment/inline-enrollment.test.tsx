/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import * as fixtures from './inline-enrollment.fixtures'
import widget from './inline-enrollment.widget'

// The key of the server is not what these tests are about.
jest.mock('../../features/sign-in/password-encryption.service', () => ({
  sentPassword: async (_page: unknown, password: string) => password,
}))

beforeEach(() => {
  window.adobeDataLayer = []
})

interface Shown {
  props: object
  page?: object
  /** What `enroll` answers. */
  answer?: { status: number; body: object }
  guest?: Record<string, string>
}

const MARIA = {
  ...{ givenName: 'Maria', familyName: 'Schmidt', email: 'maria@example.com' },
  country: 'DE',
}

function show({ props, page = {}, answer, guest = MARIA }: Shown, query = '') {
  const bodies: Record<string, unknown>[] = []
  const fetched = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!answer || !String(input).includes('enroll')) return new Promise<Response>(() => {})
    bodies.push(JSON.parse(String(init?.body)))
    const { status, body } = answer
    return { ok: status < 400, status, headers: new Headers(), json: async () => body }
  }
  const { store } = offlinePage(pageContext(page), {
    fetch: fetched as never,
    location: () => new URL(`https://www.alderway.example/reservation/guestInfo.mi?${query}`),
  })
  const raw = { id: 'join', ...props }
  const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
  render(
    <>
      <form id="checkout-form">
        {Object.entries(guest).map(([name, value]) => (
          <input key={name} name={`guest.${name}`} aria-label={name} defaultValue={value} />
        ))}
      </form>
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>
    </>,
  )
  for (const details of document.querySelectorAll('details')) {
    act(() => {
      details.open = true
    })
  }
  return { bodies }
}

const password = () => screen.getByLabelText(/^Password/)
const terms = () => screen.getByRole('checkbox')
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join now' }))
const refusal = (code: string, fields: string[] = []) => ({
  status: 422,
  body: { phoenixErrorMessages: { errorMessages: [code] }, fields },
})

it('takes name, e-mail and country of the guest, and shows the number', async () => {
  const { bodies } = show({
    ...fixtures.minimal,
    answer: { status: 200, body: { status: 'SUCCESS', memberNumber: '100312345' } },
  })
  await userEvent.type(password(), 'Alderway-1')
  await userEvent.click(terms())
  await join()
  expect(await screen.findByText(/100312345/)).toBeVisible()
  expect(screen.getByText('This stay counts for you already.')).toBeVisible()
  expect(bodies[0]).toMatchObject({
    name: { givenName: 'Maria', surname: 'Schmidt' },
    email: 'maria@example.com',
    country: 'DE',
    password: expect.any(String),
    source: 'inlineEnrollment',
    consents: [expect.objectContaining({ type: 'terms', accepted: true })],
  })
})

it('ticks the rules while the password is typed, and refuses one that lacks some', async () => {
  const { bodies } = show({ ...fixtures.minimal, answer: refusal('any') })
  await userEvent.type(password(), 'alder')
  expect(screen.getByText(/a lower-case letter/)).toHaveTextContent('(met)')
  expect(screen.getByText(/an upper-case letter/)).toHaveTextContent('(not yet)')
  await userEvent.click(terms())
  await join()
  expect(password()).toHaveAccessibleDescription(/doesn’t meet all the rules/)
  expect(password()).toHaveFocus()
  expect(bodies).toEqual([])
})

it('needs the conditions', async () => {
  const { bodies } = show({ ...fixtures.minimal, answer: refusal('any') })
  await userEvent.type(password(), 'Alderway-1')
  await join()
  expect(terms()).toHaveAccessibleDescription('Please accept the terms to join.')
  expect(bodies).toEqual([])
})

it('a guest who has not said who it is comes first', async () => {
  const guest = { ...MARIA, familyName: '' }
  const { bodies } = show({ ...fixtures.minimal, answer: refusal('any'), guest })
  await userEvent.type(password(), 'Alderway-1')
  await userEvent.click(terms())
  await join()
  expect(screen.getByText(/^Please fill in your name/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'familyName' })).toHaveFocus()
  expect(bodies).toEqual([])
})

it('AC 1: nobody joins from a prohibited country', async () => {
  const { bodies } = show({
    ...fixtures.minimal,
    answer: refusal('any'),
    guest: { ...MARIA, country: 'IR' },
  })
  await userEvent.type(password(), 'Alderway-1')
  await userEvent.click(terms())
  await join()
  expect(screen.getByText(/can’t create an account for this country/)).toBeVisible()
  expect(bodies).toEqual([])
})

it.each([
  ['emailDuplicateError', 'An account with this email already exists'],
  ['prohibitedCountryErrMsg', 'We can’t create an account for this country'],
  ['uxlFailureErrorMessage', 'Something went wrong on our side'],
])('AC 2, 4: %s is told, and the booking goes on without', async (code, text) => {
  show({ ...fixtures.minimal, answer: refusal(code) })
  await userEvent.type(password(), 'Alderway-1')
  await userEvent.click(terms())
  await join()
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
  expect(screen.getByText(/You can book without joining\./)).toBeVisible()
  const events = (window.adobeDataLayer ?? []) as { event: string; eventInfo: { key?: string } }[]
  expect(events.find(({ event }) => event === 'enroll_error')?.eventInfo.key).toBe(code)
})

it('AC 2: an account that exists leads to signing in', async () => {
  show({ ...fixtures.minimal, answer: refusal('emailDuplicateError') })
  await userEvent.type(password(), 'Alderway-1')
  await userEvent.click(terms())
  await join()
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible()
})

it.each([
  ['emailDuplicateError', /already exists/],
  ['guestIncomplete', /Please fill in your name/],
])('without a script: %s is told after the form', (code, text) => {
  show(fixtures.minimal, `outcome=${code}`)
  expect(screen.getByText(text)).toBeVisible()
})

it('without a script: a password that lacks rules is told beside its field', () => {
  show(fixtures.minimal, 'outcome=passwordInvalid')
  expect(password()).toHaveAccessibleDescription(/doesn’t meet all the rules/)
})

it('asks for no password where the author wants none', () => {
  show(fixtures.full)
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
})

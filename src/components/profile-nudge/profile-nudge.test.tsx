/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { waitingOverlay } from '../../../fixtures/waiting-overlay'
import { nudgeAtom } from '../../features/profile-nudge/profile-nudge.service'
import { PageProvider } from '../../hooks/page-store'
import type { AnyWidget } from '../../mapping/define-widget'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { memoryStorage } from '../../services/storage/storage'
import widget from './profile-nudge.widget'

const NAME = { communicationToken: 't0ken', transactionId: 'tr-1' }
const NUDGE = { isNudgeVerify: true, ...NAME, fourDigitOfMobile: '0184' }
const DAY = 86_400_000
const TODAY = Date.UTC(2026, 10, 22)

type Answer = Partial<Response> | (() => Promise<Response>)
type Call = [name: string, body: Record<string, unknown>]

const ok = (body: object = { status: 'SUCCESS' }) => reply(200, body)
const refused = (status: number, code: string) =>
  reply(status, { phoneErrors: [], phoenixErrorMessages: { errorMessages: [code] } })
const named = (code: string, httpStatus = 200) =>
  ok({ data: { updateUserInformation: { status: { httpStatus, code } } } })

function reply(status: number, body: object): Answer {
  const headers = new Headers({ 'content-type': 'application/json', 'retry-after': '42' })
  const text = async () => JSON.stringify(body)
  return { ok: status < 400, status, headers, text, json: async () => body } as Partial<Response>
}

/** One browser, whose storage is kept between page views. */
function browser() {
  const storage = { local: memoryStorage(), session: memoryStorage() }
  const sent: Call[] = []
  const answers: Record<string, Answer[]> = {}
  const smsCountryCodes: { country: string; code: string }[] = []
  const clock = { now: TODAY, status: 'SUCCESS', smsCountryCodes }
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const path = String(input)
    if (path.includes('userDetails')) return ok({ status: clock.status }) as Response
    if (path.includes('/mi/session')) return ok({ data: { consumerID: 'C1018' } }) as Response
    const name = path.split('/').at(-1) ?? ''
    if (name === 'SmsCountryCodeLookup') {
      return ok({ data: { smsCountryCodes: clock.smsCountryCodes } }) as Response
    }
    sent.push([name, JSON.parse(String(init.body))])
    const answer = answers[name]?.shift() ?? ok()
    return (typeof answer === 'function' ? answer() : answer) as Promise<Response>
  }
  const show = async (props: object = {}, nudge?: object | null) => {
    cleanup()
    document.body.innerHTML = ''
    waitingOverlay('otp-validation-modal', 'code')
    window.adobeDataLayer = []
    const { store } = offlinePage(pageContext(), {
      fetch: fetch as typeof globalThis.fetch,
      storage,
      now: () => clock.now,
    })
    if (nudge !== undefined) store.set(nudgeAtom, nudge)
    const raw = { id: 'nudge', ...props }
    const read = readProps(fieldsOf(widget.schema), widget.type, raw, () => {})
    const view = render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget as AnyWidget} props={read} />
      </PageProvider>,
    )
    await act(async () => {})
    return { ...view, store }
  }
  return { show, sent, answers, clock, storage }
}

const yes = () => screen.findByRole('button', { name: 'Yes, send a code' })
const events = () =>
  (window.adobeDataLayer as { event: string; eventInfo: { answer?: string } }[])
    .filter(({ event }) => event === 'nudge_answer')
    .map(({ eventInfo }) => eventInfo.answer)

let opened: Record<string, unknown>[]
const onOpen = (event: Event) => void opened.push((event as CustomEvent).detail.props)
beforeEach(() => {
  opened = []
  window.addEventListener('overlay-open', onOpen)
})
afterEach(() => {
  window.removeEventListener('overlay-open', onOpen)
  cleanup()
})
// Takes seconds the first time.
beforeAll(() => import('../../services/graphql/client'))

it.each([
  ['no nudge', null],
  ['isNudgeVerify false', { ...NUDGE, isNudgeVerify: false }],
  ['no token', { isNudgeVerify: true, fourDigitOfMobile: '0184' }],
  ['a whole number in place of four digits', { ...NUDGE, fourDigitOfMobile: '4917139200184' }],
])('AC 1: %s renders nothing', async (_, nudge) => {
  const { container } = await browser().show({}, nudge)
  expect(container).toBeEmptyDOMElement()
})

it('renders nothing for a visitor who is not signed in', async () => {
  const { show, clock } = browser()
  clock.status = 'REMEMBERED'
  expect((await show({}, NUDGE)).container).toBeEmptyDOMElement()
})

it('AC 2: is a group with the last four digits; the page contains no other digits', async () => {
  const { container } = await browser().show({}, NUDGE)
  const title = 'Is the number ending in \u20660184\u2069 still yours?'
  expect(await screen.findByRole('group', { name: title })).toContainElement(await yes())
  expect(container.innerHTML.match(/\d{3,}/g)).toEqual(['0184'])
  expect(document.documentElement.outerHTML).not.toContain('t0ken')
})

it('AC 3: “Yes” sends one code, however often it is pressed, and opens the dialog for it', async () => {
  const { show, sent } = browser()
  await show({}, NUDGE)
  await userEvent.dblClick(await yes())
  await userEvent.click(await yes())
  await waitFor(() => expect(opened.length).toBeGreaterThan(1))
  expect(sent).toEqual([['generateOTP', { channel: 'sms', target: 0, ...NAME }]])
  expect(opened[0]).toEqual({
    phone: 'own',
    sentTo: '•••0184',
    resendIn: 60,
    focusAfter: 'nudge-title',
  })
  expect(events()).toEqual(['yes'])
})

it('AC 4: “Not now” hides the question for the set time, also after another sign-in', async () => {
  const { show, clock, storage } = browser()
  const { container } = await show({}, NUDGE)
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(container).toBeEmptyDOMElement()
  expect(events()).toEqual(['later'])
  expect(storage.session.get('profileNudge')).toBeNull()
  expect(storage.local.get('nudgeSnoozedUntil')).toBe(String(TODAY + 30 * DAY))
  clock.now = TODAY + 30 * DAY - 1
  expect((await show({}, NUDGE)).container).toBeEmptyDOMElement()
  clock.now = TODAY + 30 * DAY
  await show({}, NUDGE)
  expect(await yes()).toBeVisible()
})

it('is shown once per session, unless an answer is being sent', async () => {
  const { show } = browser()
  await show({}, NUDGE)
  await yes()
  expect((await show()).container).toBeEmptyDOMElement()
  await show({}, NUDGE)
  await userEvent.click(await yes())
  await waitFor(() => expect(opened).toHaveLength(1))
  await show()
  expect(await yes()).toBeVisible()
})

it('a failed or slow call keeps the question, and “Not now” still works', async () => {
  const { show, answers, sent } = browser()
  let answer = (_: Response) => {}
  answers.generateOTP = [
    reply(503, {}),
    () => new Promise((resolve) => (answer = resolve)),
    refused(410, 'otp.expired'),
  ]
  await show({}, NUDGE)
  await userEvent.click(await yes())
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.')
  await userEvent.click(await yes())
  expect(screen.getByRole('status')).toHaveTextContent('Sending the code')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.click(await yes())
  expect(sent).toHaveLength(2)
  // A recent code is still valid.
  await act(async () => answer(refused(429, 'uxlFailureErrorMessage') as Response))
  expect(opened).toMatchObject([{ resendIn: 42 }])
  await userEvent.click(await yes())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('took too long'))
  expect(screen.queryByRole('button', { name: 'Yes, send a code' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Not now' })).toBeVisible()
})

it('“Change” sends the code to the new number and shows its last four digits', async () => {
  const { show, answers, sent } = browser()
  answers.UpdateUserInformation = [named('phoneAlreadyAssociatedError', 409), named('SUCCESS', 202)]
  const { container } = await show({}, NUDGE)
  await userEvent.click(await screen.findByRole('button', { name: 'Change number' }))
  expect(screen.getByRole('heading')).toHaveFocus()
  const field = screen.getByRole('textbox', { name: /New phone number/ })
  const submit = async (number: string, problem: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, `${number}{Enter}`)
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)))
  }
  await submit(' ', 'Enter your new phone number.')
  await submit('12 345', 'Enter a valid phone number')
  expect(sent).toEqual([])
  await submit('+49 171 39200-277', 'This number is already linked to another account.')
  expect(field).toHaveValue('+49 171 39200-277')
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(opened).toMatchObject([{ phone: 'new', sentTo: '•••0277' }]))
  const input = { id: 'C1018', phone: '4917139200277', ...NAME }
  expect(sent.map(([name, body]) => [name, body.variables ?? body])).toEqual([
    ['UpdateUserInformation', { input }],
    ['UpdateUserInformation', { input }],
    ['generateOTP', { channel: 'sms', target: 1, ...NAME }],
  ])
  expect(container.innerHTML).not.toContain('39200')
  expect(JSON.stringify(window.adobeDataLayer)).not.toMatch(/\d{4}"|39200|t0ken/)
})

it('a new number is entered after the code that is chosen for it', async () => {
  const { show, answers, sent, clock } = browser()
  clock.smsCountryCodes = [
    { country: 'DE', code: '49' },
    { country: 'US', code: '1' },
  ]
  answers.UpdateUserInformation = [named('SUCCESS', 202)]
  await show({}, NUDGE)
  await userEvent.click(await screen.findByRole('button', { name: 'Change number' }))
  const code = await screen.findByRole('combobox', { name: /Calling code/ })
  expect(code).toHaveValue('US 1')
  await userEvent.selectOptions(code, 'DE 49')
  await userEvent.type(screen.getByRole('textbox', { name: /New phone number/ }), '0171 3920027')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(opened).toHaveLength(1))
  const [name, body] = sent[0] ?? []
  expect([name, body?.variables]).toEqual([
    'UpdateUserInformation',
    { input: { id: 'C1018', phone: '491713920027', ...NAME } },
  ])
})

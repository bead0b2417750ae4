/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { offlinePage, pageContext } from '../../../fixtures/pages'
import { confirmedPhoneAtom, nudgeAtom } from '../../features/profile-nudge/profile-nudge.service'
import { mfaOptionsAtom } from '../../features/sign-in/mfa-options.store'
import { PageProvider } from '../../hooks/page-store'
import { readProps } from '../../mapping/read-props'
import { fieldsOf } from '../../mapping/schema-fields'
import { WidgetRoot } from '../../mapping/widget-root'
import { emit } from '../../services/events/events'
import type { OtpValidationModalInput } from './otp-validation-modal.schema'
import widget from './otp-validation-modal.widget'

type Answer = [status: number, code?: string, facts?: object]

async function show(
  answers: Answer[] = [],
  { props = {}, address = '/rates.mi' }: { props?: OtpValidationModalInput; address?: string } = {},
) {
  const leave = jest.fn()
  const sent: [string, unknown][] = []
  const { store } = offlinePage(pageContext(), {
    leave,
    location: () => new URL(address, 'https://www.alderway.example'),
    fetch: async (input, init) => {
      const path = String(input)
      const call = path.split('/').at(-1) ?? ''
      if (init?.method === 'POST') sent.push([call, JSON.parse(String(init.body))])
      const isAsked = call === 'validateOTP'
      const [status, code, facts] = (isAsked ? answers.shift() : undefined) ?? [200]
      const body = code
        ? { phoenixErrorMessages: { errorMessages: [code] }, ...facts }
        : { status: 'SUCCESS' }
      return {
        ok: status < 400,
        status,
        headers: new Headers(),
        json: async () => body,
      } as Response
    },
  })
  store.set(mfaOptionsAtom, { emailAddress: 's•••@example.com', phoneNumbers: ['•••12'] })
  const read = readProps(fieldsOf(widget.schema), widget.type, { ...props, id: 'otp' }, () => {})
  await act(async () =>
    render(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={read} />
      </PageProvider>,
    ),
  )
  return { leave, sent, store }
}

const open = (props: Record<string, unknown> = {}) =>
  act(async () => emit('overlay-open', { id: 'otp', props }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
const field = () => screen.findByLabelText(/^Code/)

// jsdom has no layout: every window is wide.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList

beforeEach(() => {
  document.body.innerHTML = ''
})

it('AC 1: shows masked addresses only, and requests the chosen one', async () => {
  const { sent } = await show()
  await open()
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Emails•••@example.com',
    'Text message•••12',
  ])
  await userEvent.click(screen.getByRole('radio', { name: /Text message/ }))
  await send()
  expect(await field()).toHaveFocus()
  expect(sent).toEqual([['generateOTP', { channel: 'sms', target: 0 }]])
})

it('the last digit sends the code, in any numerals; the right code continues', async () => {
  const { sent, leave, store } = await show()
  const accepted = jest.fn()
  window.addEventListener('otp-accepted', accepted, { once: true })
  await open({ returnTo: '/loyalty' })
  await send()
  await userEvent.type(await field(), '12٣ ４5a6')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/loyalty', false))
  expect(sent.at(-1)).toEqual(['validateOTP', { code: '123456' }])
  expect(accepted).toHaveBeenCalledTimes(1)
  expect(store.get(mfaOptionsAtom)).toBeNull()
})

it('AC 2: a wrong code shows the remaining attempts; the next code is not sent automatically', async () => {
  const { sent } = await show([[401, 'otp.invalid', { attemptsRemaining: 4 }]])
  await open()
  await send()
  await userEvent.type(await field(), '000000')
  const wrong = 'That code isn’t right. Attempts left: 4.'
  await waitFor(() => expect(document.body).toHaveTextContent(wrong))
  expect(await field()).toHaveValue('')
  await userEvent.type(await field(), '111111')
  expect(sent.filter(([call]) => call === 'validateOTP')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(sent).toHaveLength(3))
})

it('shows one error at a time after a wrong code', async () => {
  await show([[401, 'otp.invalid', { attemptsRemaining: 4 }]])
  await open()
  await send()
  await userEvent.type(await field(), '000000')
  expect(await screen.findByText(/Attempts left: 4/)).toBeVisible()
  // Like a visitor who did not notice that the last digit sends the code.
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await field()).toHaveFocus()
  expect(screen.queryByText('Enter the code.')).toBeNull()
  expect(screen.getByText(/Attempts left: 4/)).toBeVisible()
  await userEvent.type(await field(), '12')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/all 6 digits of/)).toBeVisible()
  expect(screen.queryByText(/Attempts left/)).toBeNull()
})

it('AC 3: shows a lockout without further fields', async () => {
  await show([[401, 'otpLockedOutErrorMessage']])
  await open()
  await send()
  await userEvent.type(await field(), '000000')
  expect(await screen.findByText('Too many attempts. Please try again later.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('does not send an incomplete code', async () => {
  const { sent } = await show()
  await open()
  await send()
  await userEvent.type(await field(), '123{Enter}')
  await waitFor(async () =>
    expect(await field()).toHaveAccessibleDescription('Enter all 6 digits of the code.'),
  )
  expect(sent).toHaveLength(1)
})

it('AC 4: another code can be sent after 60 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  // With fake timers, user-event does not wait for the answer.
  const click = (button: HTMLElement) => act(async () => void fireEvent.click(button))
  const { sent } = await show()
  await open()
  await click(screen.getByRole('button', { name: 'Send the code' }))
  const again = await screen.findByRole('button', { name: /^You can request a new code in/ })
  await click(again)
  expect(sent).toHaveLength(1)
  await act(async () => jest.advanceTimersByTime(61_000))
  await click(screen.getByRole('button', { name: 'Send a new code' }))
  await waitFor(() => expect(screen.getByText('A new code is on its way.')).toBeVisible())
  expect(sent).toHaveLength(2)
})

it('confirms a member’s number by a code that was already sent, without signing in', async () => {
  const { sent, leave, store } = await show([[401, 'otp.invalid', { attemptsRemaining: 4 }]])
  const name = { communicationToken: 't', transactionId: 'x' }
  store.set(nudgeAtom, { isNudgeVerify: true, ...name, fourDigitOfMobile: '0184' })
  const accepted = jest.fn()
  window.addEventListener('otp-accepted', accepted, { once: true })
  await open({ phone: 'own', sentTo: '•••0184', resendIn: 60 })
  expect(screen.getByRole('heading', { name: 'Confirm your number' })).toBeInTheDocument()
  expect(document.body).toHaveTextContent('sent to \u2066•••0184\u2069')
  await userEvent.type(await field(), '000000')
  await waitFor(() => expect(document.body).toHaveTextContent('Attempts left: 4.'))
  expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
  await userEvent.type(await field(), '123456{Enter}')
  await waitFor(() => expect(store.get(nudgeAtom)).toBeNull())
  expect(store.get(confirmedPhoneAtom)).toEqual({ isNew: false, digits: '0184' })
  expect(sent.at(-1)).toEqual(['validateOTP', { code: '123456', ...name }])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect([leave, accepted].map(({ mock }) => mock.calls)).toEqual([[], []])
})

it('on its own page it is one form field with autofill for codes, and works without a script', async () => {
  await show([], {
    props: { presentation: 'page' },
    address: '/sign-in-code.mi?step=code&returnTo=/x&problem=otp.invalid',
  })
  const code = await field()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveAttribute('inputmode', 'numeric')
  const form = code.closest('form') as HTMLFormElement
  expect([form.method, new URL(form.action).pathname]).toEqual([
    'post',
    '/mi/phoenix-account-auth/v1/validateOTP',
  ])
  expect(form.querySelector('[name=returnTo]')).toHaveValue('/x')
  expect(document.body).toHaveTextContent('That code isn’t right.')
})

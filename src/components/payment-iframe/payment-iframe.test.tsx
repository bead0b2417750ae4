/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { type CallAnswer, showAccountPage, user } from '../../../fixtures/account-page'
import { guestInfo } from '../../../fixtures/checkout'
import { paymentAnswer } from '../../../fixtures/payment'
import widget from './payment-iframe.widget'

const show = (prepare: CallAnswer) =>
  showAccountPage(widget, {
    address: '/reservation/guestInfo.mi?cart=cart',
    context: guestInfo('NYCAB', [paymentAnswer()]),
    answers: { '/PreparePayment': prepare },
  })
const answered = (status: number, code: string): CallAnswer => ({
  body: { data: { preparePayment: { status: { code, httpStatus: status }, intent: null } } },
})

test.each([
  ['POINTS_SHORT', /You do not have enough points.*Nothing was booked/],
  ['SOLD_OUT', /booked by another guest/],
])(
  '%s: a cart that needs no card tells why it was not booked, and shows no card',
  async (code, told) => {
    await showAccountPage(widget, {
      address: `/reservation/guestInfo.mi?cart=cart&problem=${code}`,
      context: guestInfo('NYCAB', [paymentAnswer({ kind: 'NONE' })]),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(told)
    expect(screen.queryByRole('heading', { name: /Card/ })).toBeNull()
  },
)

test('what another step of the form has refused is told by its own widget', async () => {
  await showAccountPage(widget, {
    address: '/reservation/guestInfo.mi?cart=cart&problem=POINTS_SHORT&step=split',
    context: guestInfo('NYCAB', [paymentAnswer({ kind: 'NONE' })]),
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('a payment that was not prepared is not the browser’s fault', () => {
  it.each([
    ['no answer', null],
    ['our server failed', { status: 503, body: { error: { code: 'UNAVAILABLE' } } }],
    ['the provider does not answer', answered(503, 'PROVIDER_UNAVAILABLE')],
    ['a refusal that has no words of its own', answered(404, 'CART_NOT_FOUND')],
  ])('%s: the page says that payment cannot be reached, and what to do', async (_, prepare) => {
    const { sent } = await show(prepare)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Payment cannot be reached right now')
    expect(alert).toHaveTextContent(/Nothing was charged.*try again.*call us/)
    expect(alert).not.toHaveTextContent('browser')
    expect(screen.queryByRole('button', { name: 'Pay on the provider’s page' })).toBeNull()
    const before = sent('/PreparePayment').length
    await user.click(screen.getByRole('button', { name: 'Try the card form again' }))
    expect(sent('/PreparePayment').length).toBeGreaterThan(before)
    expect(await screen.findByText('Payment cannot be reached right now')).toBeVisible()
  })

  it.each([
    ['NOT_HELD', 'Your room is no longer held'],
    ['STALE_REVISION', 'Your booking was changed in another window'],
  ])('%s: the page says that', async (code, title) => {
    await show(answered(409, code))
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
  })
})

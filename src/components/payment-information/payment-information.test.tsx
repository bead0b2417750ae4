/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { showAccountPage, user } from '../../../fixtures/account-page'
import { guestInfo } from '../../../fixtures/checkout'
import { paymentAnswer } from '../../../fixtures/payment'
import widget from './payment-information.widget'

const card = (token: string, last4: string, more: object) => ({
  ...{ token, last4, brand: 'VI', expiry: '04/29', isDefault: false, expired: false },
  ...more,
})

/** A member whose usual card is the second of three. */
async function show(usual: object) {
  const cards = [
    card('a', '1111', {}),
    card('b', '0005', { isDefault: true, ...usual }),
    card('c', '4444', { expired: true }),
  ]
  await showAccountPage(widget, {
    address: '/reservation/guestInfo.mi?cart=cart',
    visitor: 'member',
    context: guestInfo('NYCAB', [paymentAnswer({ stored: 3 })]),
    answers: { '/CustomerPaymentInfo': { body: { data: { customerPaymentInfo: { cards } } } } },
  })
  const radio = async (name: RegExp) => screen.findByRole('radio', { name })
  return { usual: await radio(/0005/), other: await radio(/1111/), old: await radio(/4444/) }
}

it('the usual card is chosen beforehand, until the visitor chooses another', async () => {
  const { usual, other } = await show({})
  expect(usual).toBeChecked()
  await user.click(other)
  expect(other).toBeChecked()
})

it('a card that has expired is not chosen, and cannot be', async () => {
  const { usual, old } = await show({ expired: true })
  expect(usual).not.toBeChecked()
  expect(old).toBeDisabled()
})

it('says how many points are taken, before what is paid with money', async () => {
  const { container } = await showAccountPage(widget, {
    address: '/reservation/guestInfo.mi?cart=cart',
    context: guestInfo('NYCAB', [paymentAnswer({ kind: 'NONE', later: 700, points: 63_000 })]),
  })
  expect(container).toHaveTextContent(
    /63,000 points are taken from your account.*No card needed\..*7\.00.* at the hotel/,
  )
})

import { balancePayment } from './room-balance'

test.each([
  ['proven', 12_000, true, 'CARD'],
  // Who has found a stay by number and name spends nothing of its card.
  ['found', 12_000, true, 'DESK'],
  ['proven', 12_000, false, 'DESK'],
  // An amount that the guest may not see is charged by nobody’s press.
  ['proven', null, true, 'DESK'],
  ['found', 0, false, 'NONE'],
  ['proven', 0, true, 'NONE'],
] as const)('%s with %s to pay, with a card: %s: %s', (rank, amount, hasCard, payment) => {
  expect(balancePayment({ rank, amount, hasCard })).toBe(payment)
})

import { type PayableRoom, paymentDue, paymentStateOf } from './payment-due'

const room = (
  type: PayableRoom['deposit']['type'],
  dueNow: number,
  penalty: number | null = 20000,
  cardRequired = true,
): PayableRoom => ({
  total: 60000,
  dueNow,
  guarantee: { cardRequired },
  deposit: { type },
  policy: { penalty: penalty === null ? null : { amount: penalty } },
})

test.each([
  ['all of a prepaid room', [room('PrePay', 58000, null)], 'charge', 58000, 0, 'prepaid'],
  ['the first night', [room('Deposit', 15000)], 'charge', 15000, 5000, 'deposit'],
  ['a deposit above the penalty', [room('Deposit', 30000)], 'charge', 30000, 0, 'deposit'],
  ['nothing now, the penalty later', [room('Cash', 0)], 'guarantee', 0, 20000, 'guaranteed'],
  [
    'without a penalty, all of it later',
    [room('Cash', 0, null)],
    'guarantee',
    0,
    60000,
    'guaranteed',
  ],
  ['no card', [room('Cash', 0, 20000, false)], 'none', 0, 0, 'none'],
  ['two rooms', [room('PrePay', 58000, null), room('Cash', 0)], 'charge', 58000, 20000, 'deposit'],
] as const)('%s', (_name, rooms, kind, amount, guaranteed, state) => {
  expect(paymentDue(rooms)).toEqual({ kind, amount, guaranteed })
  expect(paymentStateOf(rooms)).toBe(state)
})

import { rateLabels } from './rate.labels'
import { cancelText } from './rate-terms'

const NOW = Date.UTC(2027, 2, 1, 12)
const law = { hoursAfterBooking: 24, applies: true }
const passed = { refundability: 'FREE', deadline: '2027-02-28T18:00:00Z' } as const

const told = (policy: Parameters<typeof cancelText>[0]) =>
  cancelText(policy, rateLabels.english, { locale: 'en-US', now: NOW })

test.each([
  [{ refundability: 'NON_REFUNDABLE' }, 'Non-refundable'],
  [
    { refundability: 'NON_REFUNDABLE', statutoryWindow: law },
    'Free cancellation within 24 hours of booking, then non-refundable',
  ],
  [
    { refundability: 'NON_REFUNDABLE', statutoryWindow: { ...law, applies: false } },
    'Non-refundable',
  ],
  [passed, 'Cancellation fee applies'],
  [
    { ...passed, statutoryWindow: law },
    'Free cancellation within 24 hours of booking, then for a fee',
  ],
  [
    { refundability: 'FREE', deadline: '2027-03-08T18:00:00Z', statutoryWindow: law },
    'Free cancellation until Mon, Mar 8, 2027',
  ],
] as const)('%j is told as %s', (policy, text) => expect(told(policy)).toBe(text))

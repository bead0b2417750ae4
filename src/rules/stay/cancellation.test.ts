import { fc, runs } from '../../../tests/random'
import { type CancelPolicy, POLICY_TEXTS, policyText, untilNextText } from './cancellation'

const usd = (amount: number) => ({ amount, decimalPoint: 2, currency: 'USD' })
const berlin = { timeZone: 'Europe/Berlin', locale: 'en-GB' }
const deadline = '2026-03-10T18:00:00+01:00'
const at = (iso: string) => Date.parse(iso)
const free: CancelPolicy = { refundability: 'FREE', deadline }

test('free: shows date, time and zone of the hotel', () => {
  expect(policyText(free, at('2026-03-01T00:00:00Z'), berlin)).toEqual({
    state: 'free',
    text: 'Free cancellation until 18:00, Tue, 10 Mar 2026, hotel time (CET).',
    left: null,
    statutory: null,
    deadlineIso: deadline,
  })
})

test('free: a deadline in the server’s zone is shown in hotel time', () => {
  const utc = { ...free, deadline: '2026-03-11T03:30:00Z' }
  const context = { timeZone: 'America/New_York', locale: 'en-US' }
  const text = policyText(utc, at('2026-03-01T00:00:00Z'), context)?.text
  expect(text?.replace(/\s/g, ' ')).toBe(
    'Free cancellation until 11:30 PM, Tue, Mar 10, 2026, hotel time (EDT).',
  )
})

test.each([
  ['2026-03-08T17:00:00Z', null],
  ['2026-03-08T17:00:01Z', '(47 hours left)'],
  ['2026-03-10T15:59:00Z', '(1 hour left)'],
  ['2026-03-10T16:01:00Z', '(59 minutes left)'],
  ['2026-03-10T16:59:59Z', '(1 minute left)'],
])('at %s the time left is “%s”', (now, left) => {
  expect(policyText(free, at(now), berlin)).toMatchObject({
    text: 'Free cancellation until 18:00, Tue, 10 Mar 2026, hotel time (CET).',
    left,
  })
})

test('untilNextText leads from one text to the next, up to the deadline and no further', () => {
  const start = at('2026-03-07T10:00:00Z')
  const textAt = (now: number) => JSON.stringify(policyText(free, now, berlin))
  let now = start
  const texts = [textAt(now)]
  for (let wait = untilNextText(deadline, now); wait !== null; ) {
    expect(textAt(now + wait - 1)).toBe(texts.at(-1))
    now += wait
    texts.push(textAt(now))
    wait = untilNextText(deadline, now)
  }
  expect(now).toBe(at(deadline))
  // From 47 hours to 1, from 59 minutes to 1, and the texts before and after them.
  expect(new Set(texts).size).toBe(1 + 47 + 59 + 1)
  expect(untilNextText(null, start)).toBeNull()
  expect(untilNextText('soon', start)).toBeNull()
})

test('a deadline in an hour that occurs twice keeps the offset of the server', () => {
  const now = at('2026-10-01T00:00:00Z')
  const text = (offset: string) =>
    policyText({ ...free, deadline: `2026-10-25T02:30:00${offset}` }, now, berlin)?.text
  expect(text('+02:00')).toContain('until 2:30, Sun, 25 Oct 2026, hotel time (CEST)')
  expect(text('+01:00')).toContain('until 2:30, Sun, 25 Oct 2026, hotel time (CET)')
})

test.each([undefined, null, '', 'Nowhere/Land'])(
  'in zone %j times are as the server wrote them',
  (timeZone) => {
    const context = { timeZone: timeZone as string, locale: 'en-GB' }
    expect(policyText(free, at('2026-03-01T00:00:00Z'), context)?.text).toBe(
      'Free cancellation until 18:00, Tue, 10 Mar 2026, hotel time (UTC+01:00).',
    )
  },
)

const late = at('2026-03-10T17:00:00Z')

test.each([
  [{ kind: 'NIGHTS', value: 1, amount: usd(24000) }, 'Cancelling now costs $240.00 (1 night).'],
  [{ kind: 'NIGHTS', value: 2, amount: usd(48000) }, 'Cancelling now costs $480.00 (2 nights).'],
  [{ kind: 'FIXED', amount: usd(5000) }, 'Cancelling now costs $50.00.'],
  [{ kind: 'PERCENT', value: 50 }, 'Cancelling now costs $275.41.'],
  [{ kind: 'PERCENT', value: 50, amount: usd(27540) }, 'Cancelling now costs $275.40.'],
] as const)('penaltyNow: %j', (penalty, text) => {
  const context = { ...berlin, locale: 'en-US', total: usd(55081) }
  expect(policyText({ ...free, penalty }, late, context)).toEqual({
    state: 'penaltyNow',
    text,
    left: null,
    statutory: null,
    deadlineIso: deadline,
  })
})

test('nonRefundable: the text ignores the other fields', () => {
  const policy: CancelPolicy = { refundability: 'NON_REFUNDABLE', deadline }
  expect(policyText(policy, 0, berlin)).toMatchObject({
    state: 'nonRefundable',
    text: 'Non-refundable. If you cancel, you will not get a refund.',
  })
})

test('the statutory text shows when the server says that the law applies', () => {
  const statutory = (applies: boolean) =>
    policyText(
      { refundability: 'NON_REFUNDABLE', statutoryWindow: { hoursAfterBooking: 24, applies } },
      0,
      berlin,
    )?.statutory
  expect(statutory(true)).toBe('You can cancel free of charge within 24 hours of booking.')
  expect(statutory(false)).toBeNull()
})

test.each<[string, CancelPolicy | null]>([
  ['no policy', null],
  ['an empty one', {}],
  ['a free one without its deadline', { refundability: 'FREE' }],
  ['a deadline without an offset', { ...free, deadline: '2027-03-10T18:00:00' }],
  ['a deadline that is none', { ...free, deadline: 'soon' }],
  [
    'a penalty without its amount',
    { refundability: 'PARTIAL', penalty: { kind: 'NIGHTS', value: 1 } },
  ],
  [
    'a penalty in no currency',
    { refundability: 'PARTIAL', penalty: { kind: 'FIXED', amount: { ...usd(1), currency: '' } } },
  ],
  [
    'a percent of nothing known',
    { refundability: 'PARTIAL', penalty: { kind: 'PERCENT', value: 50 } },
  ],
])('%s has no text', (_name, policy) => {
  expect(policyText(policy, late, berlin)).toBeNull()
})

test('the author’s texts replace the built-in ones', () => {
  const texts = {
    ...POLICY_TEXTS,
    free: 'Bis {time} am {date} ({zone}) kostenlos.',
    left: 'Noch {hours}!',
  }
  expect(
    policyText(free, at('2026-03-10T12:00:00Z'), { ...berlin, locale: 'de-DE', texts }),
  ).toMatchObject({
    text: 'Bis 18:00 am Di., 10. März 2026 (MEZ) kostenlos.',
    left: 'Noch 5 Stunden!',
  })
})

test('no text has an unfilled placeholder, a broken value or a non-western digit', () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
  const money = fc.record({
    amount: fc.oneof(fc.integer(), fc.constant(Number.NaN)),
    decimalPoint: fc.integer({ min: 0, max: 3 }),
    currency: fc.constantFrom('USD', 'JPY', 'SAR', 'nonsense', ''),
  })
  const instant = fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString())
  const policy = fc.record({
    refundability: maybe(fc.constantFrom('FREE', 'PARTIAL', 'NON_REFUNDABLE')),
    deadline: maybe(fc.oneof(instant, fc.string())),
    penalty: maybe(
      fc.record({
        kind: fc.constantFrom('NIGHTS', 'PERCENT', 'FIXED'),
        value: maybe(fc.oneof(fc.nat(), fc.constant(Number.NaN))),
        amount: maybe(money),
      }),
    ),
  })
  const locales = fc.constantFrom(
    'ar-SA',
    'ar-EG',
    'th-TH',
    'fa-IR',
    'mr-IN',
    'ja-JP',
    'en-US',
    '!!',
  )
  const zones = fc.constantFrom('Asia/Tokyo', 'Asia/Riyadh', 'America/New_York', 'x', null)
  const hoursBefore = fc.integer({ min: -10, max: 60 })
  fc.assert(
    fc.property(
      policy,
      locales,
      zones,
      maybe(money),
      hoursBefore,
      (sent, locale, timeZone, total, hours) => {
        const now = (Date.parse(`${sent.deadline}`) || 0) - hours * 3_600_000
        const facts = policyText(sent as CancelPolicy, now, { timeZone, locale, total })
        const text = `${facts?.text ?? ''} ${facts?.left ?? ''}`
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|[{}]|[٠-٩۰-۹๐-๙०-९]/)
      },
    ),
    { numRuns: runs(500) },
  )
})

import { fc, runs } from '../../../tests/random'
import { policyText } from './cancellation'
import { addDays, nightsOf } from './days'
import { hotelInstant } from './hotel-instant'

test.each([
  ['2026-03-10', '18:00', 'Europe/Berlin', '2026-03-10T18:00:00+01:00', '2026-03-10T17:00:00Z'],
  ['2026-07-10', '18:00', 'Europe/Berlin', '2026-07-10T18:00:00+02:00', '2026-07-10T16:00:00Z'],
  ['2026-07-10', '00:00', 'America/New_York', '2026-07-10T00:00:00-04:00', '2026-07-10T04:00:00Z'],
  ['2026-07-10', '23:59', 'Asia/Tokyo', '2026-07-10T23:59:00+09:00', '2026-07-10T14:59:00Z'],
  ['2026-07-10', '12:00', 'Asia/Kathmandu', '2026-07-10T12:00:00+05:45', '2026-07-10T06:15:00Z'],
  ['2026-07-10', '12:00', 'America/St_Johns', '2026-07-10T12:00:00-02:30', '2026-07-10T14:30:00Z'],
  [
    '2026-07-10',
    '12:00',
    'Pacific/Kiritimati',
    '2026-07-10T12:00:00+14:00',
    '2026-07-09T22:00:00Z',
  ],
  ['2026-07-10', '12:00', 'UTC', '2026-07-10T12:00:00+00:00', '2026-07-10T12:00:00Z'],
])('%s %s in %s', (day, clock, timeZone, iso, utc) => {
  expect(hotelInstant(day, clock, timeZone)).toEqual({ time: Date.parse(utc), iso })
})

describe('a clock change', () => {
  test.each([
    ['2026-03-29', '01:59', 'Europe/Berlin', '2026-03-29T01:59:00+01:00'],
    ['2026-03-29', '02:00', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T03:30:00+02:00'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00'],
    ['2011-12-30', '18:00', 'Pacific/Apia', '2011-12-31T18:00:00+14:00'],
  ])('leaves out %s %s in %s, or ends there', (day, clock, timeZone, iso) => {
    expect(hotelInstant(day, clock, timeZone)?.iso).toBe(iso)
  })

  test.each([
    ['2026-10-25', '01:59', 'Europe/Berlin', '2026-10-25T01:59:00+02:00'],
    ['2026-10-25', '02:00', 'Europe/Berlin', '2026-10-25T02:00:00+01:00'],
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T02:30:00+01:00'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T03:00:00+01:00'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T01:30:00-05:00'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-05T01:45:00+10:30'],
  ])('repeats %s %s in %s, or ends there', (day, clock, timeZone, iso) => {
    expect(hotelInstant(day, clock, timeZone)?.iso).toBe(iso)
  })
})

test.each([
  ['2026-02-30', '18:00', 'Europe/Berlin'],
  ['', '18:00', 'Europe/Berlin'],
  ['2026-03-10', '24:00', 'Europe/Berlin'],
  ['2026-03-10', '6 pm', 'Europe/Berlin'],
  ['2026-03-10', '', 'Europe/Berlin'],
  ['2026-03-10', '18:00', 'Mars/Olympus'],
  ['2026-03-10', '18:00', ''],
])('%j %j in %j is no instant', (day, clock, timeZone) => {
  expect(hotelInstant(day, clock, timeZone)).toBeNull()
})

const ZONES = [
  ...['Europe/Berlin', 'Europe/London', 'Europe/Lisbon', 'America/New_York', 'America/St_Johns'],
  ...['America/Santiago', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Tokyo', 'Asia/Kathmandu'],
  ...['Asia/Riyadh', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Apia'],
  ...['Antarctica/Troll', 'UTC'],
]
const MINUTE = 60_000

const CLOCKS = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
)

/** What a clock of the zone shows at a time, `YYYY-MM-DD HH:MM`, by another way than the rule's. */
function clockOf(time: number, timeZone: string): string {
  const parts = CLOCKS.get(timeZone)?.formatToParts(time)
  const of = (type: string) => parts?.find((part) => part.type === type)?.value
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`
}

/** Days on which a zone changes its clocks; most cases are near one. */
const CHANGES = nightsOf('2026-01-01', '2028-01-01').flatMap((day) =>
  ZONES.filter((timeZone) => {
    const noon = Date.parse(`${day}T12:00:00Z`)
    return clockOf(noon, timeZone).slice(11) !== clockOf(noon + 86_400_000, timeZone).slice(11)
  }).map((timeZone) => ({ day, timeZone })),
)

const near = fc.record({
  change: fc.constantFrom(...CHANGES),
  days: fc.integer({ min: -1, max: 2 }),
  hour: fc.integer({ min: 0, max: 4 }),
})
const any = fc.record({
  change: fc.record({ day: fc.constant('2026-01-01'), timeZone: fc.constantFrom(...ZONES) }),
  days: fc.integer({ min: 0, max: 3650 }),
  hour: fc.integer({ min: 0, max: 23 }),
})
const minutes = fc.constantFrom('00', '01', '15', '30', '45', '59')
const cases = fc
  .tuple(fc.oneof({ weight: 4, arbitrary: near }, any), minutes)
  .map(([{ change, days, hour }, minute]) => ({
    day: addDays(change.day, days),
    clock: `0${hour}:${minute}`.slice(-5),
    timeZone: change.timeZone,
  }))

/** Half past each hour of the night in which clocks change: some of them are skipped, some come twice. */
const nights = CHANGES.flatMap(({ day, timeZone }) =>
  [0, 1, 2, 3].map((hour) => ({ day: addDays(day, 1), clock: `0${hour}:30`, timeZone })),
)

test('the clock shows the time at the instant, and never again later', () => {
  const seen = { skipped: 0, repeated: 0 }
  fc.assert(
    fc.property(cases, ({ day, clock, timeZone }) => {
      const wanted = `${day} ${clock}`
      const { time, iso } = hotelInstant(day, clock, timeZone) ?? { time: Number.NaN, iso: '' }
      const shownAfter = (minutes: number) => clockOf(time + minutes * MINUTE, timeZone)
      expect(Date.parse(iso)).toBe(time)
      expect(iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/)
      expect(iso.slice(0, 16).replace('T', ' ')).toBe(shownAfter(0))
      const nextDay = Array.from({ length: 4 * 24 }, (_, quarter) => shownAfter((quarter + 1) * 15))
      expect(nextDay).not.toContain(wanted)
      if (shownAfter(0) === wanted) {
        if ([30, 60, 120].some((minutes) => shownAfter(-minutes) === wanted)) seen.repeated++
        return
      }
      // The clocks skip the wanted time: as many minutes after the change as it is after the last
      // minute before the change.
      seen.skipped++
      let minutes = 0
      while (shownAfter(-minutes) > wanted) minutes++
      const lastMinute = Date.parse(`${shownAfter(-minutes).replace(' ', 'T')}Z`)
      expect(lastMinute + minutes * MINUTE).toBe(Date.parse(`${day}T${clock}Z`))
    }),
    { numRuns: runs(500) + nights.length, examples: nights.map((night) => [night]) },
  )
  expect(seen.skipped).toBeGreaterThan(5)
  expect(seen.repeated).toBeGreaterThan(5)
})

test('a policy with such a deadline is free until that instant and has its penalty from it on', () => {
  const penalty = {
    kind: 'FIXED',
    amount: { amount: 5000, decimalPoint: 2, currency: 'EUR' },
  } as const
  const locales = fc.constantFrom('en-US', 'de-DE', 'ar-SA', 'th-TH', 'ja-JP')
  const viewers = fc.option(fc.constantFrom(...ZONES))
  const hours = fc.array(fc.integer({ min: -72 * 60, max: 72 * 60 }), { maxLength: 10 })
  fc.assert(
    fc.property(cases, locales, viewers, hours, (given, locale, viewer, minutes) => {
      const { time, iso } = hotelInstant(given.day, given.clock, given.timeZone) ?? {
        time: 0,
        iso: '',
      }
      const policy = { refundability: 'FREE', deadline: iso, penalty } as const
      const stateAt = (now: number) => policyText(policy, now, { timeZone: viewer, locale })?.state
      expect([stateAt(time - 1), stateAt(time)]).toEqual(['free', 'penaltyNow'])
      for (const minute of minutes)
        expect(stateAt(time + minute * MINUTE)).toBe(minute < 0 ? 'free' : 'penaltyNow')
    }),
  )
})

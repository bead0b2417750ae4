import { fc } from '../../../../tests/random'

/** Who goes on a journey: a member who has points, and two visitors who have not signed in. */
export const WHO = ['member', 'stranger', 'finder'] as const
export type Who = (typeof WHO)[number]

/** Plans by what they take: a card for the hotel, all or a part of the price, points, points and money. */
export const PLANS = ['FLEX', 'PREP', 'HALF', 'LONG', 'PNTS', 'PCSH'] as const

/** Test cards by what becomes of them. */
export const CARDS = {
  approve: '4111111111111111',
  decline: '4000000000000002',
  unknown: '4000000000000119',
  declineAgain: '4000000000000341',
  declineRefund: '4000000000000408',
} as const

/** Where the process of a call ends: at its call of this number to what is outside, before or after that is done. */
export interface Death {
  killAt: number
  isLost: boolean
}

/** Of the stay in this place among those that the visitor may see. */
interface OfStay extends Death {
  who: Who
  stay: number
  /** The guest presses twice, or an answer is lost and the call sent again. */
  isRepeated: boolean
}

interface Paid {
  card: keyof typeof CARDS
}

export type ActStep =
  | ({ kind: 'order' } & Paid & Omit<OfStay, 'stay'>)
  | ({ kind: 'cancel' | 'takeBack'; rooms: number } & OfStay)
  /** Arrival and departure are moved by so many days, and the first room gets another plan. */
  | ({ kind: 'change'; from: number; to: number; plan: string | null; adults: number } & Paid &
      OfStay)
  | ({ kind: 'checkIn' | 'checkOut' } & OfStay)

export type Step =
  /** Searches and selects the first room at a plan. */
  | {
      kind: 'choose'
      who: Who
      hotel: number
      from: number
      nights: number
      plan: (typeof PLANS)[number]
      rooms: number
    }
  /** So many of the steps that points can pay. */
  | { kind: 'split'; who: Who; share: number }
  | { kind: 'find'; who: Who; stay: number }
  | ActStep
  /** Two calls at the same time: another tab, another visitor. */
  | { kind: 'together'; acts: ActStep[] }
  /** What the hotel says of a room. */
  | { kind: 'report'; event: 'arrive' | 'depart' | 'miss'; stay: number }
  | ({ kind: 'sweep' } & Death)
  | { kind: 'wait'; until: keyof typeof WAITS }

const HOUR = 60

/** Minutes; or days after the first or the last day of the stay that was booked last, with an hour there. */
export const WAITS = {
  minute: { minutes: 1 },
  lease: { minutes: 2 },
  hold: { minutes: 16 },
  hour: { minutes: HOUR + 1 },
  deadline: { of: 'checkIn', days: -1, at: '17:00' },
  arrival: { of: 'checkIn', days: 0, at: '16:00' },
  nextMorning: { of: 'checkIn', days: 1, at: '08:00' },
  lastMorning: { of: 'checkOut', days: 0, at: '08:00' },
  lastNoon: { of: 'checkOut', days: 0, at: '14:30' },
  after: { of: 'checkOut', days: 1, at: '12:00' },
} as const

const who = fc.constantFrom<Who>('member', 'member', 'stranger', 'finder')
const isRare = fc.nat(7).map((chance) => chance === 0)
const death = {
  killAt: fc.oneof(
    { weight: 4, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
  ),
  isLost: fc.boolean(),
}
const ofStay = { who, stay: fc.nat(3), isRepeated: isRare, ...death }

const IN_POINTS: readonly string[] = ['PNTS', 'PCSH']

/** Who has not signed in seldom tries to pay with points. */
const choose = fc
  .record({
    ...{ kind: fc.constant('choose' as const), who, hotel: fc.nat(1), from: fc.nat(2) },
    ...{ nights: fc.integer({ min: 1, max: 3 }), plan: fc.constantFrom(...PLANS) },
    ...{ rooms: fc.constantFrom(1, 1, 2), isBold: isRare },
  })
  .map(({ isBold, ...step }) => {
    const isTaken = step.who === 'member' || isBold || !IN_POINTS.includes(step.plan)
    const plan = isTaken ? step.plan : ('FLEX' as const)
    return { ...step, plan, nights: plan === 'LONG' ? 3 : step.nights }
  })
const card = fc.constantFrom<keyof typeof CARDS>(
  ...(['approve', 'approve', 'approve', 'decline', 'unknown'] as const),
  ...(['declineAgain', 'declineRefund'] as const),
)
const order = fc.record({
  ...{ kind: fc.constant('order' as const), card, who, isRepeated: isRare, ...death },
})
const change = fc.record({
  ...{ kind: fc.constant('change' as const), card, ...ofStay },
  ...{ from: fc.integer({ min: -1, max: 1 }), to: fc.integer({ min: -1, max: 2 }) },
  plan: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...PLANS) },
  ),
  adults: fc.constantFrom(2, 2, 1),
})
const act: fc.Arbitrary<ActStep> = fc.oneof(
  { weight: 3, arbitrary: order },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'cancel' as const, 'takeBack' as const),
      ...{ rooms: fc.nat(2), ...ofStay },
    }),
  },
  { weight: 4, arbitrary: change },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('checkIn' as const, 'checkOut' as const),
      ...ofStay,
    }),
  },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: act },
  { weight: 2, arbitrary: choose },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('split' as const), who, share: fc.nat(4) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('find' as const), who, stay: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('together' as const),
      acts: fc.array(act, { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      event: fc.constantFrom('arrive' as const, 'arrive' as const, 'depart' as const, 'miss'),
      stay: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const), ...death }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      until: fc.constantFrom(...(Object.keys(WAITS) as (keyof typeof WAITS)[])),
    }),
  },
) as fc.Arbitrary<Step>

const waitUntil = (...until: (keyof typeof WAITS)[]) =>
  fc.record({ kind: fc.constant('wait' as const), until: fc.constantFrom(...until) })
const reported = fc.record({
  kind: fc.constant('report' as const),
  event: fc.constantFrom('arrive' as const, 'arrive' as const, 'miss' as const),
  stay: fc.nat(3),
})
const desk = (kind: 'checkIn' | 'checkOut') => fc.record({ kind: fc.constant(kind), ...ofStay })

/** From the day before the arrival to the last day, with something else in between. */
const visit: fc.Arbitrary<Step[]> = fc
  .tuple(
    fc.option(fc.tuple(waitUntil('deadline'), desk('checkIn')), { nil: [] }),
    waitUntil('arrival', 'nextMorning'),
    ...[reported, step, waitUntil('nextMorning', 'lastMorning'), step],
    ...[waitUntil('lastMorning', 'lastNoon'), desk('checkOut')],
  )
  .map(([before, ...stay]) => [...before, ...stay] as Step[])

/** A booking first, or there would be nothing to do; then whatever comes, `most` steps, or a visit of the hotel. */
export function journeys(most: number): fc.Arbitrary<Step[]> {
  const any = fc.array(step, { minLength: 1, maxLength: most })
  const more = fc.oneof(
    { weight: 4, arbitrary: any },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(step, { maxLength: Math.max(0, most - 4) }), visit)
        .map((all) => all.flat()),
    },
  )
  return fc.tuple(choose, fc.nat(7), order, more).map(([chosen, share, ordered, steps]) => {
    const { who: first } = chosen
    const isSplit = first === 'member' && share <= 4
    return [
      chosen,
      ...(isSplit ? [{ kind: 'split' as const, who: first, share }] : []),
      { ...ordered, who: first },
      ...steps,
    ]
  })
}

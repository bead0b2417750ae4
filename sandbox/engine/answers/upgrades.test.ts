import type { OfferPolicy } from '../sale/terms'
import { hotelOf } from '../testing/hotels'
import { noneTaken, search, TODAY } from '../testing/questions'
import { offers } from './offers'
import { isStricterThan, upgrades } from './upgrades'

const context = { today: TODAY, taken: noneTaken }

/** Upgrades of one product for two nights and two adults. */
function upgradesOf(hotelId: string, id: string, isMember = false) {
  const hotel = hotelOf(hotelId)
  const chosen = offers(hotel, search, context).find((offer) => offer.id === `${hotelId}.${id}`)
  if (!chosen) throw new Error(`${hotelId} does not sell ${id}.`)
  return {
    chosen,
    found: upgrades(hotel, search, context, chosen, { isMember, now: Date.parse(TODAY) }),
  }
}

const named = ({ found }: ReturnType<typeof upgradesOf>) =>
  found.map(({ kind, offer }) => [kind, offer.id])

test('a better room keeps the plan, and is the least expensive one that is not smaller', () => {
  const { chosen, found } = upgradesOf('NYCAB', 'QCMP.FLEX')
  const room = found.find(({ kind }) => kind === 'ROOM')?.offer
  expect(room?.id).toBe('NYCAB.KTAL.FLEX')
  expect(room?.total).toBeGreaterThan(chosen.total)
})

test('a guest never gets a narrower bed, nor a room without what makes it accessible', () => {
  const all = offers(hotelOf('MUCDE'), search, context)
  const viewer = { isMember: true, now: Date.parse(TODAY) }
  for (const chosen of all) {
    for (const { kind, offer } of upgrades(hotelOf('MUCDE'), search, context, chosen, viewer)) {
      if (kind !== 'ROOM') continue
      expect(offer.room.accessible).toBe(chosen.room.accessible)
      expect(offer.room.sizeSqm).toBeGreaterThanOrEqual(chosen.room.sizeSqm)
      expect([chosen.room.beds[0], offer.room.beds[0]]).not.toEqual(['queen', 'twin'])
    }
  }
})

test('breakfast is offered at the same room, and free cancelling for a rate that is not refunded', () => {
  expect(named(upgradesOf('MUCDE', 'DGAR.FLEX'))).toContainEqual(['BREAKFAST', 'MUCDE.DGAR.BFST'])
  expect(named(upgradesOf('MUCDE', 'DGAR.PREP'))).toContainEqual(['RATE', 'MUCDE.DGAR.FLEX'])
})

test('a plan for members is for members', () => {
  expect(named(upgradesOf('MUCDE', 'DGAR.MPRE', true))).toContainEqual(['RATE', 'MUCDE.DGAR.MEMB'])
  expect(named(upgradesOf('MUCDE', 'DGAR.MPRE', false))).toContainEqual(['RATE', 'MUCDE.DGAR.FLEX'])
})

test('meals with an earlier deadline are stricter, and say so', () => {
  const { found } = upgradesOf('BKKTH', 'KRIV.FLEX')
  const half = found.find(({ offer }) => offer.plan.code === 'HALF')
  expect(half?.isStricter).toBe(true)
  expect(found.find(({ kind }) => kind === 'ROOM')?.isStricter).toBe(false)
})

const NOW = Date.parse('2026-12-10T12:00:00Z')
const day = (date: number) => `2026-12-${date}T18:00:00+01:00`

test('terms are stricter by their kind, then their deadline, then what they cost', () => {
  const free: OfferPolicy = {
    refundability: 'FREE',
    deadline: day(12),
    penalty: { kind: 'NIGHTS', value: 1, amount: 100 },
  }
  const never = { ...free, refundability: 'NON_REFUNDABLE', penalty: null } as const
  const isStricter = (policy: OfferPolicy) => isStricterThan(policy, free, NOW)
  expect(isStricter(never)).toBe(true)
  expect(isStricterThan(free, never, NOW)).toBe(false)
  expect(isStricter({ ...free, deadline: day(11) })).toBe(true)
  expect(isStricter({ ...free, deadline: day(13) })).toBe(false)
  // The same term of a dearer room costs more, and is no other term.
  expect(isStricter({ ...free, penalty: { kind: 'NIGHTS', value: 1, amount: 150 } })).toBe(false)
  expect(isStricter({ ...free, penalty: { kind: 'PERCENT', value: 80, amount: 160 } })).toBe(true)
})

test('once a deadline has passed, a rate that was free is as strict as one with a fee', () => {
  const penalty = { kind: 'NIGHTS', value: 1, amount: 100 } as const
  const free: OfferPolicy = { refundability: 'FREE', deadline: day(12), penalty }
  const fee: OfferPolicy = { refundability: 'PARTIAL', deadline: null, penalty }
  const passed = Date.parse(day(12))
  expect(isStricterThan(fee, free, passed - 1)).toBe(true)
  expect(isStricterThan(fee, free, passed)).toBe(false)
  // Of two deadlines that have both passed neither is the better one.
  expect(isStricterThan({ ...free, deadline: day(11) }, free, passed)).toBe(false)
})

test('a rate whose deadline has passed is no upgrade of one that is not refunded', () => {
  const hotel = hotelOf('MUCDE')
  const all = offers(hotel, search, context)
  const prepaid = all.find(({ id }) => id === 'MUCDE.DGAR.PREP') as (typeof all)[number]
  const until = Date.parse(all.find(({ id }) => id === 'MUCDE.DGAR.FLEX')?.policy.deadline ?? '')
  const ratesAt = (now: number) =>
    upgrades(hotel, search, context, prepaid, { isMember: false, now })
      .filter(({ kind }) => kind === 'RATE')
      .map(({ offer }) => offer.id)
  expect(ratesAt(until - 60_000)).toContain('MUCDE.DGAR.FLEX')
  expect(ratesAt(until + 60_000)).not.toContain('MUCDE.DGAR.FLEX')
})

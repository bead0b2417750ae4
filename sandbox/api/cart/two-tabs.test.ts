import { asc, eq } from 'drizzle-orm'
import { searchInput } from '../../../src/features/stay/search-input.rules'
import { fc, runs } from '../../../tests/random'
import { cartRevisions, carts } from '../../database/booking/booking-schema'
import { readCartDetails } from '../../database/booking/cart-details'
import { createSession } from '../../database/sessions'
import { hotels } from '../../seed/hotels'
import type { CallContext } from '../graphql/graphql-context'
import { searchProducts } from '../rates/product-search'
import { searchOf } from '../search/search-input'
import { JOINED_VALUE, OWNER_VALUE } from '../session/session-values'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { associateProfile } from './associate-profile'
import { createCart, updateCart } from './change-cart'
import { extendCart } from './extend-cart'
import { findOwnCart } from './own-cart'

/**
 * Revisions of carts that two people change in two tabs each (docs/decisions/0044, 0052): a change
 * counts only on what its tab has seen, and whatever a revision has once said stays. What they say of
 * requests, club and insurance makes no revision (0053), and joining makes one, once.
 */

const api = testApi({ hotels, empty: [cartRevisions, carts] })

/** PGlite has one connection; the calls of PostgreSQL interleave, so there are more ways to try. */
const RUNS = process.env.DATABASE_URL ? 40 : runs(8)

const NOON = Date.parse('2027-03-01T12:00:00Z')
const PEOPLE = ['ana', 'ben'] as const
type Person = (typeof PEOPLE)[number]

/** The numbers that their sessions have got by joining. */
const NUMBERS = { ana: '100299901', ben: '100299902' } as const

const callOf = (person: Person, now: number) =>
  ({
    database: api.database,
    locale: 'en-US',
    session: { kind: 'anonymous', values: { [JOINED_VALUE]: NUMBERS[person] } },
    owner: { key: person, begin: async () => person, store: async () => {} },
    now,
    isDearer: false,
    isSoldOut: false,
    named: {},
  }) as unknown as CallContext

const stayFrom = (day: number) => ({
  checkIn: `2027-03-${10 + day}`,
  checkOut: `2027-03-${12 + day}`,
})

async function beginCart(person: Person): Promise<string> {
  const search = searchOf({ propertyId: 'MUCDE', ...stayFrom(0) } as never, NOON)
  const call = callOf(person, NOON)
  const { products } = await searchProducts({ search: searchInput(search) as never }, call)
  const item = { productId: products[0]?.id ?? '', roomIndex: 0 }
  const { cart } = await createCart(call, { search, item })
  if (!cart) throw new Error('The hotel does not sell the room of this test.')
  return cart.id
}

const revisionsOf = (cartId: string) =>
  api.database.db
    .select()
    .from(cartRevisions)
    .where(eq(cartRevisions.cartId, cartId))
    .orderBy(asc(cartRevisions.number))

/** What can be said of a cart, by field: one value for each day of a change. */
const valuesOf = {
  'guest.givenName': ['Ana', 'Anna', 'Anne', 'Ani', 'Anja', 'Anouk'],
  'requests.all.comment': ['Quiet', 'High floor', 'Near the lift', 'A cot', 'Late', 'Early'],
  'club.number': ['620011112', '620022223', '620033334', '620044445', '620055556', '620066667'],
  'insurance.choice': ['yes', 'no', 'yes', 'no', 'yes', 'no'],
} as const
const SAID = Object.keys(valuesOf) as (keyof typeof valuesOf)[]

/** What a tab says by the form of its page, also with a revision that is stale. */
async function say(person: Person, cookie: string, fields: Record<string, string>) {
  const body = { page: 'guest-info', step: 'keep', ...fields }
  const headers = clockAt(new Date(NOON).toISOString())
  const answer = await api.server.post('/phoenix-reservation/v1/updateCart', body, {
    headers,
    cookie,
  })
  expect([person, answer.status]).toEqual([person, 200])
}

/** The session of a person's browser, as the API knows it. */
const cookieFor = async (person: Person) =>
  `foyer-session=${await createSession(api.database, {
    kind: 'anonymous',
    customerId: null,
    values: { [OWNER_VALUE]: person },
  })}`

const act = fc.record({
  person: fc.constantFrom(...PEOPLE),
  tab: fc.nat(1),
  kind: fc.constantFrom('change', 'change', 'read', 'extend', 'strangers', 'say', 'join'),
  field: fc.constantFrom(...SAID),
  day: fc.nat(5),
})
const step = fc.record({
  /** At the same time. */
  acts: fc.array(act, { minLength: 1, maxLength: 6 }),
  minutes: fc.nat(20),
})

test('of two people with two tabs each, every change is made once, on what its tab has seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await api.database.db.delete(carts)
      const ids = { ana: await beginCart('ana'), ben: await beginCart('ben') }
      const cookies = { ana: await cookieFor('ana'), ben: await cookieFor('ben') }
      const seen = { ana: [1, 1], ben: [1, 1] }
      const hasJoined = { ana: false, ben: false }
      const stored = { ana: {} as Record<string, string>, ben: {} as Record<string, string> }
      const frozen = { ana: await revisionsOf(ids.ana), ben: await revisionsOf(ids.ben) }
      let now = NOON
      for (const { acts, minutes } of steps) {
        now += minutes * 60_000
        const made = { ana: [] as number[], ben: [] as number[] }
        const said = { ana: [] as [string, string][], ben: [] as [string, string][] }
        const joins = { ana: false, ben: false }
        const doAct = async ({ person, tab, kind, day, field }: (typeof acts)[number]) => {
          const call = callOf(person, now)
          const cartId = ids[person]
          const known = seen[person][tab] ?? 0
          if (kind === 'strangers') {
            const other = ids[person === 'ana' ? 'ben' : 'ana']
            const { cart, status } = await updateCart(call, {
              ...{ cartId: other, revision: 1, stay: stayFrom(day) },
            })
            expect([cart, status.code]).toEqual([null, 'CART_NOT_FOUND'])
            return
          }
          if (kind === 'say') {
            const value = valuesOf[field][day] ?? ''
            said[person].push([field, value])
            await say(person, cookies[person], { cartId, revision: `${known}`, [field]: value })
            return
          }
          if (kind === 'join') {
            joins[person] = true
            const asked = { cartId, memberNumber: NUMBERS[person] }
            const { cart, status } = await associateProfile(call, asked)
            expect(status.code).toBe('SUCCESS')
            return () => setSeen(person, tab, cart?.revision)
          }
          if (kind !== 'change') {
            const cart = await (kind === 'read' ? findOwnCart : extendCart)(call, cartId)
            expect(cart?.revision).toBeGreaterThanOrEqual(known)
            return () => setSeen(person, tab, cart?.revision)
          }
          const change = { cartId, revision: known, stay: stayFrom(day) }
          const { cart, status } = await updateCart(call, change)
          if (status.code === 'SUCCESS') {
            expect(cart?.revision).toBe(known + 1)
            expect(cart?.quote.search.checkIn).toBe(stayFrom(day).checkIn)
            made[person].push(known + 1)
          } else {
            expect(status.code).toBe('STALE_REVISION')
            expect(cart?.revision).toBeGreaterThan(known)
          }
          return () => setSeen(person, tab, cart?.revision)
        }
        const setSeen = (person: Person, tab: number, revision = 0) => {
          seen[person][tab] = Math.max(revision, seen[person][tab] ?? 0)
        }
        // A tab hears of its answers after it has sent what it sends at the same time.
        for (const hear of await Promise.all(acts.map(doAct))) hear?.()
        for (const person of PEOPLE) {
          const before = frozen[person]
          const after = await revisionsOf(ids[person])
          expect(after.slice(0, before.length)).toEqual(before)
          const fresh = after.slice(before.length).map(({ number }) => number)
          expect(fresh).toEqual(fresh.map((_, at) => before.length + at + 1))
          expect(fresh).toEqual(expect.arrayContaining(made[person]))
          const isFirst = joins[person] && !hasJoined[person]
          expect(fresh.length - made[person].length).toBe(isFirst ? 1 : 0)
          hasJoined[person] ||= joins[person]
          frozen[person] = after
          const details = await readCartDetails(api.database.db, ids[person])
          for (const name of SAID) {
            const now = said[person].filter(([field]) => field === name).map(([, value]) => value)
            // Of what was said at the same time one counts; nothing else is touched.
            if (now.length === 0) expect(details[name]).toBe(stored[person][name])
            else expect(now).toContain(details[name])
          }
          stored[person] = details
        }
      }
    }),
    { numRuns: RUNS },
  )
})

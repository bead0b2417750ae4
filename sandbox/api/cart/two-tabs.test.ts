import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { searchInput } from '../../../src/features/stay/search-input.rules'
import { cartRevisions, carts } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import type { CallContext } from '../graphql/graphql-context'
import { searchProducts } from '../rates/product-search'
import { searchOf } from '../search/search-input'
import { testApi } from '../testing/test-api'
import { createCart, updateCart } from './change-cart'
import { extendCart } from './extend-cart'
import { findOwnCart } from './own-cart'

/**
 * Revisions of carts that two people change in two tabs each (docs/decisions/0044, 0052): a change
 * counts only on what its tab has seen, and whatever a revision has once said stays.
 */

const api = testApi({ hotels, empty: [cartRevisions, carts] })

/** PGlite has one connection; the calls of PostgreSQL interleave, so there are more ways to try. */
const RUNS = process.env.DATABASE_URL ? 40 : 8

const NOON = Date.parse('2027-03-01T12:00:00Z')
const PEOPLE = ['ana', 'ben'] as const
type Person = (typeof PEOPLE)[number]

const callOf = (person: Person, now: number) =>
  ({
    database: api.database,
    locale: 'en-US',
    session: { kind: 'anonymous' },
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

const act = fc.record({
  person: fc.constantFrom(...PEOPLE),
  tab: fc.nat(1),
  kind: fc.constantFrom('change', 'change', 'read', 'extend', 'strangers'),
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
      const seen = { ana: [1, 1], ben: [1, 1] }
      const frozen = { ana: await revisionsOf(ids.ana), ben: await revisionsOf(ids.ben) }
      let now = NOON
      for (const { acts, minutes } of steps) {
        now += minutes * 60_000
        const made = { ana: [] as number[], ben: [] as number[] }
        const doAct = async ({ person, tab, kind, day }: (typeof acts)[number]) => {
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
          expect(after.slice(before.length).map(({ number }) => number)).toEqual(
            made[person].sort((a, b) => a - b),
          )
          frozen[person] = after
        }
      }
    }),
    { numRuns: RUNS },
  )
})

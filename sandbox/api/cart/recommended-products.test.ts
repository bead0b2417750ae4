import { cartDetails, cartRevisions, carts } from '../../database/booking/booking-schema'
import { saveCartDetails } from '../../database/booking/cart-details'
import { hotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import type { CallContext } from '../graphql/graphql-context'
import { bookingOperations } from '../testing/booking-operations'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { createCart, updateCart } from './change-cart'
import { findOwnCart } from './own-cart'
import { recommendedProduct } from './recommended-products'

const api = testApi({
  hotels,
  operations: bookingOperations,
  empty: [cartDetails, cartRevisions, carts],
})

const NOON = Date.parse('2027-03-01T12:00:00Z')

const callOf = (more: Partial<CallContext> = {}) =>
  ({
    database: api.database,
    locale: 'en-US',
    session: { kind: 'anonymous' },
    owner: { key: 'ana', begin: async () => 'ana', store: async () => {} },
    now: NOON,
    isDearer: false,
    isSoldOut: false,
    named: {},
    ...more,
  }) as unknown as CallContext

const MEMBER = { session: { kind: 'authenticated' } } as Partial<CallContext>

const stayOf = (propertyId: string, rooms = 1) => ({
  destination: null,
  placeId: null,
  area: null,
  propertyId,
  checkIn: '2027-03-16',
  checkOut: '2027-03-19',
  parties: Array.from({ length: rooms }, () => ({ adults: 2, childAges: [] })),
  radius: 50,
  recordsPerPage: 40,
  sort: 'distance' as const,
  page: 1,
  rateType: null,
  rateCode: null,
  usePoints: false,
  isFlexible: false,
})

/** A cart with these products, one a room. */
async function cartWith(productIds: string[], more: Partial<CallContext> = {}, search = {}) {
  const call = callOf(more)
  const [first = '', ...others] = productIds
  const stay = { ...stayOf(first.split('.')[0] ?? '', productIds.length), ...search }
  let { cart, status } = await createCart(call, { search: stay, item: { productId: first } })
  for (const productId of others) {
    const { id = '', revision = 0 } = cart ?? {}
    const changes = { cartId: id, revision, addItems: [{ productId }] }
    ;({ cart, status } = await updateCart(call, changes))
  }
  if (!cart || status.code !== 'SUCCESS') throw new Error(status.code)
  return cart
}

type Cart = Awaited<ReturnType<typeof cartWith>>

const totalOf = ({ quote }: Cart) => quote.rooms.reduce((sum, { total }) => sum + total, 0)
const productsOf = ({ quote }: Cart) => quote.rooms.map(({ productId }) => productId)

const replace = (
  { id, revision }: Pick<Cart, 'id' | 'revision'>,
  { itemId, product }: { itemId: string; product: { id: string; quoteToken: string | null } },
  more: Partial<CallContext> = {},
) => {
  const { id: productId, quoteToken } = product
  const replaceItem = { itemId, productId, quoteToken }
  return updateCart(callOf(more), { cartId: id, revision, replaceItem })
}

const ask = (cart: Pick<Cart, 'id'>, more: Partial<CallContext> = {}) =>
  recommendedProduct({ cartId: cart.id }, callOf(more))

test.each([
  [['NYCAB.QCMP.FLEX']],
  [['MUCDE.DGAR.PREP', 'MUCDE.DGAR.FLEX']],
  [['BKKTH.KRIV.FLEX']],
  // Of two rooms of one type the second is asked with the first one taken.
  [['TYOJP.KCOR.FLEX', 'TYOJP.KCOR.FLEX']],
])('accepting an offer for %j changes the total by exactly the difference', async (products) => {
  const begun = await cartWith(products)
  const { offers = [] } = (await ask(begun)) ?? {}
  expect(offers.length).toBeGreaterThan(0)
  for (const { itemId, product, difference } of offers) {
    const before = (await findOwnCart(callOf(), begun.id)) as Cart
    const { cart, status } = await replace(before, { itemId, product })
    expect(status.code).toBe('SUCCESS')
    expect(totalOf(cart as Cart) - totalOf(before)).toBe(difference.amount)
    expect(difference.amount).toBeGreaterThan(0)
    const { accepted = [] } = (await ask(begun)) ?? {}
    const done = accepted.find((one) => one.itemId === itemId)
    expect(done?.difference).toEqual(difference)
    const undone = await replace(cart as Cart, { itemId, product: done?.former as never })
    expect(undone.cart && [totalOf(undone.cart), productsOf(undone.cart)]).toEqual([
      totalOf(before),
      productsOf(before),
    ])
    expect((await ask(begun))?.accepted).toEqual([])
  }
})

test('an accepted room stays known after its prices were looked up anew, with what was said of it', async () => {
  const begun = await cartWith(['NYCAB.QCMP.FLEX'])
  const [offer] = (await ask(begun))?.offers ?? []
  await replace(begun, offer as never)
  const later = { now: NOON + 20 * 60_000, isDearer: true }
  const { accepted, offers } = (await ask(begun, later)) ?? {}
  expect(accepted?.map(({ itemId, former }) => [itemId, former?.id])).toEqual([
    [begun.quote.rooms[0]?.id, 'NYCAB.QCMP.FLEX'],
  ])
  // A room is upgraded once.
  expect(offers?.map(({ kind }) => kind)).not.toContain('ROOM')
})

test('two tabs: the second one is refused, and changes nothing', async () => {
  const begun = await cartWith(['NYCAB.QCMP.FLEX'])
  const { offers = [] } = (await ask(begun)) ?? {}
  const [first, second] = offers
  const taken = await replace(begun, first as never)
  const late = await replace(begun, second as never)
  expect(late.status.code).toBe('STALE_REVISION')
  expect(late.cart?.revision).toBe(taken.cart?.revision)
  expect(totalOf(late.cart as Cart)).toBe(totalOf(taken.cart as Cart))
})

test('an offer that is gone is refused, and the room stays; another price is not taken either', async () => {
  const begun = await cartWith(['NYCAB.QCMP.FLEX'])
  const [offer] = (await ask(begun))?.offers ?? []
  const gone = await replace(begun, offer as never, { isSoldOut: true })
  expect(gone.status.code).toBe('SOLD_OUT')
  const dearer = await replace(begun, offer as never, { isDearer: true })
  expect(dearer.status.code).toBe('PRICE_CHANGED')
  expect(productsOf(dearer.cart as Cart)).toEqual(productsOf(begun))
  expect((await ask(begun, { isSoldOut: true }))?.offers).toEqual([])
})

test('nothing for a rate that the guest may not see, and for a stranger', async () => {
  const codes = { rateType: 'corporate', rateCode: 'MERIDIAN' }
  const confidential = await cartWith(['NYCAB.QCMP.CORP'], {}, codes)
  expect(await ask(confidential)).toBeNull()
  const open = await cartWith(['NYCAB.QCMP.FLEX'])
  const stranger = { owner: { key: 'ben' } } as Partial<CallContext>
  expect(await ask(open, stranger)).toBeNull()
})

test('nothing after the consent to what is charged at the booking', async () => {
  const begun = await cartWith(['MUCDE.DGAR.PREP'])
  expect((await ask(begun))?.offers).not.toEqual([])
  const dueNow = begun.quote.rooms[0]?.dueNow
  const agreed = { 'prepay.accepted': 'yes', 'prepay.accepted.version': `${dueNow}.2 EUR` }
  await api.database.db.transaction((tx) => saveCartDetails(tx, begun.id, agreed))
  expect(await ask(begun)).toBeNull()
})

test('the last room of a type is not offered to the other room of the cart', async () => {
  const { hotelId, roomCode, checkIn, checkOut } = caseStay('lastRoom', '2027-03-01')
  const last = `${hotelId}.${roomCode}.FLEX`
  const stay = { checkIn, checkOut }
  const offered = async (products: string[]) =>
    (await ask(await cartWith(products, {}, stay)))?.offers.map(({ product }) => product.id)
  expect(await offered([`${hotelId}.DRIV.FLEX`])).toContain(last)
  expect(await offered([`${hotelId}.DRIV.FLEX`, last])).not.toContain(last)
})

test('a plan for members is offered to a member who has signed in', async () => {
  const begun = await cartWith(['MUCDE.DGAR.MPRE'], MEMBER)
  const ofMember = (await ask(begun, MEMBER))?.offers.map(({ product }) => product.id)
  expect(ofMember).toContain('MUCDE.DGAR.MEMB')
  const later = (await ask(begun))?.offers.map(({ product }) => product.rate.isMemberRate)
  expect(later).not.toContain(true)
})

test('of one product only its rooms have offers', async () => {
  const begun = await cartWith(['MUCDE.DGAR.PREP', 'MUCDE.DGAR.FLEX'])
  const args = { cartId: begun.id, productId: 'MUCDE.DGAR.FLEX' }
  const { offers = [] } = (await recommendedProduct(args, callOf())) ?? {}
  expect(new Set(offers.map(({ roomIndex }) => roomIndex))).toEqual(new Set([1]))
})

test('an offer names what the room has beside the chosen one', async () => {
  const begun = await cartWith(['NYCAB.QCMP.FLEX'])
  const room = (await ask(begun))?.offers.find(({ kind }) => kind === 'ROOM')
  expect(room?.benefits.length).toBeGreaterThan(0)
  expect(room?.benefits.length).toBeLessThanOrEqual(3)
})

describe('by form', () => {
  const select = async (fields: object, cookie = '') => {
    const answer = await api.server.post('/phoenix-reservation/v1/selectRate', fields, { cookie })
    return { answer, body: await answer.json() }
  }
  const criteria = 'propertyCode=NYCAB&fromDate=2027-05-11&toDate=2027-05-13&numAdultsPerRoom=2'

  test('an upgrade ends on the review, refused or not', async () => {
    const chosen = { searchCriteria: criteria, productId: 'NYCAB.QCMP.FLEX' }
    const { answer, body } = await select(chosen)
    const cookie = cookieOf(answer)
    const { id: cartId, revision, items } = body.cart
    const better = { cartId, revision, itemId: items[0].id, productId: 'NYCAB.KTAL.FLEX' }
    const { body: upgraded } = await select({ ...chosen, ...better }, cookie)
    expect(upgraded.status.code).toBe('SUCCESS')
    expect(upgraded.cart.items).toMatchObject([
      { id: items[0].id, product: { id: 'NYCAB.KTAL.FLEX' } },
    ])
    expect(upgraded.nextStateURI).toMatch(/^\/reservation\/reviewDetails\.mi\?/)
    expect(upgraded.nextStateURI).not.toMatch(/problem=/)
    const { body: stale } = await select({ ...chosen, ...better }, cookie)
    expect(stale.nextStateURI).toMatch(
      /reviewDetails\.mi\?.*product=NYCAB\.KTAL\.FLEX&problem=STALE_REVISION/,
    )
  })

  test('the same key counts once', async () => {
    const chosen = { searchCriteria: criteria, productId: 'NYCAB.QCMP.FLEX' }
    const { answer, body } = await select(chosen)
    const cookie = cookieOf(answer)
    const { id: cartId, revision, items } = body.cart
    const fields = { cartId, revision, itemId: items[0].id, productId: 'NYCAB.KTAL.FLEX' }
    const first = await select({ ...fields, choiceKey: 'once' }, cookie)
    const again = await select({ ...fields, choiceKey: 'once' }, cookie)
    expect(again.body.status.code).toBe('SUCCESS')
    expect(again.body.cart.revision).toBe(first.body.cart.revision)
  })

  test('without a cart it leads to the rates', async () => {
    const fields = { itemId: 'x', cartId: 'y', revision: 1, productId: 'NYCAB.KTAL.FLEX' }
    const { body } = await select({ ...fields, searchCriteria: criteria })
    expect(body.nextStateURI).toMatch(/rateListMenu\.mi\?.*problem=CART_NOT_FOUND/)
  })
})

/** The modules of the sandbox that booking takes, for `loadSandbox`. */
export const BOOKING = [
  'sandbox/api/cart/hold-cart',
  'sandbox/api/cart/quote-rooms',
  'sandbox/api/order/create-order',
  'sandbox/api/order/prepare-payment',
  'sandbox/api/order/sandbox-provider',
  'sandbox/api/order/testing/mortal-call',
  'sandbox/api/rates/engine-context',
  'sandbox/database/booking/carts',
  'sandbox/database/opening/open-database',
  'sandbox/database/seeding/seed-database',
  'sandbox/engine/answers/offers',
  'sandbox/payment/ledger',
  'sandbox/seed/hotels',
  'src/rules/stay/days',
]

/** Two rooms that are paid at the hotel; false on a day on which it sells none. */
export async function bookTwoRooms(api, { hotel, ledger }, call, day) {
  const { addDays } = api
  const checkIn = addDays('2027-03-20', day % 300)
  const party = { adults: 2, childAges: [] }
  const dates = { checkIn, checkOut: addDays(checkIn, 2) }
  const search = { ...api.SEARCH, parties: [party, party], propertyId: hotel.id, ...dates }
  const context = await api.engineContext(call, hotel)
  const offer = api
    .offers(hotel, search, context)
    .find(({ plan, left }) => plan.code === 'FLEX' && left > 1)
  if (!offer) return false
  const rooms = [0, 1].map((roomIndex) => ({
    ...{ id: `room-${roomIndex}`, roomIndex, productId: offer.id },
    ...{ kept: null, before: null, extras: [] },
  }))
  const quote = api.quoteRooms({ hotel, search, context }, rooms)
  const { key: ownerKey } = call.owner
  const made = { ownerKey, now: api.NOW, hotelId: hotel.id, quote }
  const cart = await api.addCart(call.database, { ...made, details: api.DETAILS, choiceKey: null })
  const held = await api.holdCart(call, { cartId: cart.id, revision: 1 })
  const intent = await api.intentFor(call, held.cart)
  const token = api.tokenOf(ledger, intent.id, '4111111111111111')
  const asked = { cartId: cart.id, revision: 1, key: 'key', intentId: intent.id, token }
  const { outcome } = await api.createOrder(call, { ...asked, consentVersions: [] })
  if (outcome.code !== 'SUCCESS') throw new Error(`A stay from ${checkIn}: ${outcome.code}.`)
  return true
}

import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import {
  bookingOperations,
  cart as cartQuery,
  createCart,
  searchProducts,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const ITEMS = `query Cart($id: ID!) { cart(id: $id) { items { id } } }`
const api = testApi({
  hotels,
  operations: [...bookingOperations, DETAILS, ITEMS],
  empty: [claims, cartRevisions, carts],
})

const NOON = '2027-03-01T12:00:00Z'
const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()
/** The clock of a test goes on. */
const until = (minutes: number) => expect.stringContaining(at(minutes).slice(0, 16))

const { hotelId, roomCode, checkIn, checkOut } = caseStay('lastRoom', NOON.slice(0, 10))
const stay = { propertyId: hotelId, checkIn, checkOut, adultsPerRoom: [2] }

interface Visitor {
  cookie: string
  cartId: string
  revision: number
}

const query = async (text: string, variables: object, minutes: number, cookie?: string) => {
  const headers = clockAt(at(minutes))
  const answer = await api.server.query(text, variables, { headers, ...(cookie && { cookie }) })
  const body = await answer.json()
  expect(body.errors).toBeUndefined()
  return { data: Object.values(body.data)[0] as never, answer }
}

/** A visitor with the hotel's last room of its type in a cart, which nobody holds yet. */
async function visitor(minutes = 0): Promise<Visitor> {
  const found = await query(searchProducts, { search: stay }, minutes)
  const { products } = found.data as {
    products: { id: string; roomType: { code: string }; rate: { audience: string } }[]
  }
  const wanted = products.find(
    ({ roomType, rate }) => rate.audience === 'STANDARD' && roomType.code === roomCode,
  )
  const input = { search: stay, productId: wanted?.id, roomIndex: 0 }
  const made = await query(createCart, { input }, minutes)
  const { cart } = made.data as { cart: { id: string; revision: number } }
  return { cookie: cookieOf(made.answer), cartId: cart.id, revision: cart.revision }
}

const post = (
  { cookie, cartId, revision }: Visitor,
  step: string,
  { minutes = 0, ...fields }: { minutes?: number } & Record<string, unknown> = {},
) =>
  api.server.post(
    '/phoenix-reservation/v1/updateCart',
    { cartId, revision: `${revision}`, step, ...fields },
    { headers: clockAt(at(minutes)), cookie },
  )

const answerOf = async (response: Promise<Response>) => {
  const { status, nextStateURI, problems } = await (await response).json()
  return { code: status.code as string, next: nextStateURI as string, problems }
}
const detailsOf = async ({ cookie, cartId }: Visitor, minutes = 0) => {
  const { data } = await query(DETAILS, { cartId }, minutes, cookie)
  const details = data as { name: string; value: string }[] | null
  return details && Object.fromEntries(details.map(({ name, value }) => [name, value]))
}

const cartOf = async ({ cookie, cartId }: Visitor, minutes: number) =>
  (await query(cartQuery, { id: cartId }, minutes, cookie)).data as {
    heldUntil: string | null
    revision: number
    dropped: object[]
  } | null

const guest = {
  'guest.givenName': 'Maria',
  'guest.familyName': "O'Neil-Smith",
  'guest.email': 'maria@example.com',
  'guest.phoneCode': 'DE 49',
  'guest.phone': '0151 23456789',
  'guest.country': 'DE',
}

test('the review holds the rooms, and leads to the page that asks for the guests', async () => {
  const one = await visitor()
  expect(await cartOf(one, 0)).toMatchObject({ heldUntil: null })
  const { code, next } = await answerOf(post(one, 'hold'))
  expect(code).toBe('SUCCESS')
  expect(next).toMatch(/^\/reservation\/guestInfo\.mi\?.*cart=/)
  expect(await api.database.db.select().from(claims)).toHaveLength(2)
  expect(await cartOf(one, 0)).toMatchObject({ heldUntil: until(15) })
})

test('of two visitors with the last room, the second hears it before typing anything', async () => {
  const [first, second] = [await visitor(), await visitor()]
  expect(await answerOf(post(first, 'hold'))).toMatchObject({ code: 'SUCCESS' })
  const { code, next } = await answerOf(post(second, 'hold'))
  expect(code).toBe('SOLD_OUT')
  expect(next).toMatch(/^\/reservation\/reviewDetails\.mi\?.*problem=SOLD_OUT/)
  expect(await cartOf(second, 0)).toMatchObject({ revision: 2, dropped: [{ reason: 'soldOut' }] })
  expect(await cartOf(first, 0)).toMatchObject({ revision: 1, heldUntil: until(15) })
})

test('a use of the cart extends the hold; fifteen minutes without one end it', async () => {
  const one = await visitor()
  await post(one, 'hold')
  expect(await cartOf(one, 10)).toMatchObject({ heldUntil: until(25) })
  expect(await cartOf(one, 24)).toMatchObject({ heldUntil: until(39) })
  expect(await cartOf(one, 40)).toMatchObject({ heldUntil: null, revision: 1 })
  const other = await visitor(40)
  expect(await answerOf(post(other, 'hold', { minutes: 40 }))).toMatchObject({ code: 'SUCCESS' })
})

test('an hour of uses leaves a hold standing, checked anew', async () => {
  const one = await visitor()
  await post(one, 'hold')
  for (let minutes = 10; minutes <= 120; minutes += 10) {
    expect(await cartOf(one, minutes)).toMatchObject({
      heldUntil: until(minutes + 15),
      revision: 1,
    })
  }
})

test('a page has what the page before it was still storing', async () => {
  const one = await visitor()
  const { cookie, cartId } = one
  const leaving = (keepId: string) => `${cookie}; foyer-leaving=${cartId}.${keepId}`
  const shown = detailsOf({ ...one, cookie: leaving('second') })
  await post(one, 'keep', { ...guest, 'guest.givenName': 'M', keepId: 'first' })
  await post(one, 'keep', { ...guest, keepId: 'second' })
  expect(await shown).toMatchObject(guest)
  expect(Object.keys((await shown) ?? {})).not.toContain('keepId')
  // A line that has dropped keeps no page from being shown.
  expect(await detailsOf({ ...one, cookie: leaving('lost') })).toMatchObject(guest)
})

test('after two hours asleep what was typed is there, and the room is held again', async () => {
  const one = await visitor()
  await post(one, 'hold')
  await post(one, 'keep', guest)
  expect(await detailsOf(one, 120)).toMatchObject(guest)
  expect(await answerOf(post(one, 'book', { minutes: 120 }))).toMatchObject({ code: 'SUCCESS' })
  expect(await cartOf(one, 120)).toMatchObject({ heldUntil: until(135), revision: 1 })
})

test('a stale revision holds nothing, and what was typed with it is kept', async () => {
  const one = await visitor()
  const { code } = await answerOf(post({ ...one, revision: 7 }, 'hold', guest))
  expect(code).toBe('STALE_REVISION')
  expect(await api.database.db.select().from(claims)).toHaveLength(0)
  expect(await detailsOf(one)).toMatchObject(guest)
})

test.each([
  ['1002003001', 'lindqvist', true],
  ['1002003001', 'Weber', false],
  ['9999999999', 'Lindqvist', false],
  ['', 'Lindqvist', true],
])(
  'the member number %j of a guest called %s is known: %s',
  async (number, familyName, isKnown) => {
    const one = await visitor()
    await post(one, 'hold')
    const typed = { ...guest, 'guest.familyName': familyName, 'guest.memberNumber': number }
    const { code, problems } = await answerOf(post(one, 'book', typed))
    expect([code, problems]).toEqual(
      isKnown ? ['SUCCESS', {}] : ['INVALID', { 'guest.memberNumber': 'memberNumberInvalid' }],
    )
  },
)

test('names of a member number are tried ten times; then the right one is refused as well', async () => {
  const one = await visitor()
  await post(one, 'hold')
  const tryName = async (familyName: string) => {
    const typed = { 'guest.familyName': familyName, 'guest.memberNumber': '1002003017' }
    return (await answerOf(post(one, 'book', { ...guest, ...typed }))).code
  }
  for (let times = 0; times < 10; times += 1) expect(await tryName('Muster')).toBe('INVALID')
  expect(await tryName('Weber')).toBe('INVALID')
  expect((await answerOf(post(one, 'book', { ...guest, 'guest.memberNumber': '' }))).code).toBe(
    'SUCCESS',
  )
})

test('booking says which fields are missing or wrong', async () => {
  const one = await visitor()
  await post(one, 'hold')
  const wrong = { ...guest, 'guest.givenName': 'R2D2', 'guest.email': '' }
  const answer = await answerOf(post(one, 'book', wrong))
  expect(answer).toMatchObject({
    code: 'INVALID',
    problems: { 'guest.givenName': 'nameInvalid', 'guest.email': 'emailInvalid' },
  })
  expect(answer.next).toMatch(/^\/reservation\/guestInfo\.mi\?.*problem=INVALID/)
  expect((await answerOf(post(one, 'book', guest))).code).toBe('SUCCESS')
})

test('nobody reads or writes what another visitor has said', async () => {
  const [one, other] = [await visitor(), await visitor()]
  await post(one, 'keep', guest)
  const stranger = { ...one, cookie: other.cookie }
  expect(await detailsOf(stranger)).toBeNull()
  expect(await answerOf(post(stranger, 'keep', { 'guest.givenName': 'Eve' }))).toMatchObject({
    code: 'CART_NOT_FOUND',
  })
  expect(await detailsOf(one)).toMatchObject(guest)
})

test('a field that no part has is not stored, and one that is too long is cut', async () => {
  const one = await visitor()
  const long = 'x'.repeat(500)
  await post(one, 'keep', { 'guest.card': '4111111111111111', 'guest.city': long, other: 'x' })
  expect(await detailsOf(one)).toEqual({ 'guest.city': 'x'.repeat(80) })
})

test('the number of a card in any field is refused, and not stored', async () => {
  const one = await visitor()
  const typed = { 'guest.city': 'Card 4111 1111 1111 1111', 'guest.givenName': 'Maria' }
  expect(await answerOf(post(one, 'keep', typed))).toMatchObject({
    code: 'INVALID',
    problems: { 'guest.city': 'cardNumber' },
  })
  expect(await detailsOf(one)).toEqual({ 'guest.city': '', 'guest.givenName': 'Maria' })
})

test('without a script the form leads to the next page, or back with what is wrong', async () => {
  const one = await visitor()
  const form = (step: string, fields: object) =>
    fetch(`${api.server.url}/phoenix-reservation/v1/updateCart`, {
      method: 'POST',
      headers: { ...clockAt(NOON), cookie: one.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ cartId: one.cartId, revision: '1', step, ...fields }),
      redirect: 'manual',
    })
  const held = await form('hold', {})
  expect(held.status).toBe(303)
  expect(held.headers.get('location')).toMatch(/^\/reservation\/guestInfo\.mi\?/)
  const refused = await form('book', { ...guest, 'guest.country': '' })
  expect(refused.headers.get('location')).toContain('problem=INVALID')
})

test('a cart has no more details than a booking needs: a call with more stores nothing, and is told why', async () => {
  const one = await visitor()
  await post(one, 'keep', { 'guest.givenName': 'Maria' })
  const boxes = (from: number, count: number, value = 'yes') =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`consent.box-${from + index}`, value]),
    )
  expect((await post(one, 'keep', boxes(0, 599))).status).toBe(200)
  for (const more of [boxes(599, 1), boxes(1000, 4000), boxes(0, 599, 'x'.repeat(80))]) {
    const refused = await post(one, 'keep', { ...more, 'guest.givenName': 'Ben' })
    const { code, message } = await refused.json()
    expect([refused.status, code]).toEqual([422, 'TOO_MANY_DETAILS'])
    expect(message).toBe('A cart has at most 600 details of 40000 characters together.')
  }
  const said = await detailsOf(one)
  expect(Object.keys(said ?? {})).toHaveLength(600)
  expect(said).toMatchObject({ 'guest.givenName': 'Maria' })
})

test('fields of rooms that the cart does not have are not stored', async () => {
  const one = await visitor()
  const { data } = await query(ITEMS, { id: one.cartId }, 0, one.cookie)
  const [{ id }] = (data as { items: [{ id: string }] }).items
  const fieldsOf = (room: string) => ({
    [`requests.${room}.comment`]: 'A quiet room',
    [`extras.${room}.PARKING`]: '1',
    [`awards.${room}`]: 'yes',
    [`guest.room.${room}.givenName`]: 'Ben',
  })
  const own = { ...fieldsOf(id), 'requests.all.comment': 'Late arrival' }
  await post(one, 'keep', { ...own, ...fieldsOf('room-of-another') })
  expect(await detailsOf(one)).toEqual(own)
})

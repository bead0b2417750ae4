import { hotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import {
  bookingOperations,
  defaultSelection,
  nightlyProducts,
  prepayRates,
  rateDetails,
  roomDetailsFeatures,
  roomImages,
  searchProductInfo,
  searchProducts,
  stayDate,
  stickyBar,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const api = testApi({ hotels, operations: bookingOperations })
const clock = clockAt('2027-03-01T12:00:00Z')
const TODAY = '2027-03-01'

const ask = async (
  text: string,
  variables: object,
  { headers = {}, cookie }: { headers?: Record<string, string>; cookie?: string } = {},
) => {
  const options = { headers: { ...clock, ...headers }, ...(cookie && { cookie }) }
  const answer = await (await api.server.query(text, variables, options)).json()
  expect(answer.errors).toBeUndefined()
  return Object.values(answer.data)[0] as never
}

interface Money {
  amount: number
  currency: string
}

interface Product {
  id: string
  inventory: number
  quoteToken: string | null
  roomType: { code: string; name: string; beds: string[]; images: { renditionPath: string }[] }
  ratePlan: { code: string; name: string; pointsEarned: number | null }
  rate: { isGuestViewable: boolean; audience: string; isPrepay: boolean }
  rateDetails: {
    policy: { refundability: string; deadline: string | null }
    deposit: { type: string }
    nightly: { date: string; price: Money | null }[]
    dueNow: Money | null
    dueAtHotel: Money | null
  }
  totalPricing: {
    subtotal: Money
    total: Money
    shown: Money
    averageNightly: Money
    includesTaxes: boolean
    fees: { code: string; amount: Money }[]
    taxes: { code: string; amount: Money; includedInRate: boolean }[]
  } | null
}

interface Products {
  roomIndex: number
  products: Product[]
  reasons: { reason: string; nights: number | null; nearest: { checkIn: string }[] }[]
  unavailable: { roomType: { code: string } }[]
}

const munich = {
  propertyId: 'MUCDE',
  checkIn: '2027-03-10',
  checkOut: '2027-03-12',
  adultsPerRoom: [2],
}
const products = (search: object, headers = {}, more = {}): Promise<Products> =>
  ask(searchProducts, { search, ...more }, { headers })

test('a hotel sells each room type at several rates; totals are the sum of their lines', async () => {
  const { products: sold, reasons } = await products(munich)
  expect(reasons).toEqual([])
  expect(new Set(sold.map(({ roomType }) => roomType.code)).size).toBeGreaterThan(2)
  expect(new Set(sold.map(({ ratePlan }) => ratePlan.code)).size).toBeGreaterThan(3)
  for (const { totalPricing, rateDetails: terms } of sold) {
    if (!totalPricing) continue
    const { subtotal, fees, taxes, total } = totalPricing
    const added = [...fees, ...taxes.filter(({ includedInRate }) => !includedInRate)]
    const sum = added.reduce((all, { amount }) => all + amount.amount, subtotal.amount)
    expect(total.amount).toBe(sum)
    const nights = terms.nightly.reduce((all, { price }) => all + (price?.amount ?? 0), 0)
    expect(subtotal.amount).toBe(nights)
    expect((terms.dueNow?.amount ?? 0) + (terms.dueAtHotel?.amount ?? 0)).toBe(total.amount)
  }
})

test('of one room type it says what the hotel sells of it, or why nothing', async () => {
  const all = await products(munich)
  const code = all.products.at(-1)?.roomType.code
  const one = await products(munich, {}, { roomTypeCode: code })
  expect(one.products).toEqual(all.products.filter(({ roomType }) => roomType.code === code))
  expect(one.products.length).toBeLessThan(all.products.length)
  const { hotelId, checkIn, checkOut } = caseStay('soldOutWeekend', TODAY)
  const full = { ...munich, checkIn, checkOut, propertyId: hotelId }
  const { unavailable } = await products(full)
  const last = unavailable.at(-1)
  expect(unavailable.length).toBeGreaterThan(1)
  const refused = await products(full, {}, { roomTypeCode: last?.roomType.code })
  expect(refused.unavailable).toEqual([last])
})

test('Munich: two adults pay a city tax of 3.50 each a night, and cards include every tax', async () => {
  const { products: sold } = await products(munich)
  const flexible = sold.find(({ ratePlan }) => ratePlan.code === 'FLEX')
  const city = flexible?.totalPricing?.taxes.find(({ includedInRate }) => !includedInRate)
  expect(city?.amount).toMatchObject({ amount: 1400, currency: 'EUR' })
  expect(flexible?.totalPricing).toMatchObject({ includesTaxes: true })
  expect(flexible?.totalPricing?.shown).toEqual(flexible?.totalPricing?.total)
})

test('New York: cards include the fee and exclude the tax', async () => {
  const { products: sold } = await products({ ...munich, propertyId: 'NYCAB' })
  const pricing = sold.find(({ ratePlan }) => ratePlan.code === 'FLEX')?.totalPricing
  const fees = pricing?.fees.reduce((sum, { amount }) => sum + amount.amount, 0) ?? 0
  expect(fees).toBeGreaterThan(0)
  expect(pricing?.includesTaxes).toBe(false)
  expect(pricing?.shown.amount).toBe((pricing?.subtotal.amount ?? 0) + fees)
  expect(pricing?.total.amount).toBeGreaterThan(pricing?.shown.amount ?? 0)
})

test('texts are in the language of the call, amounts are not', async () => {
  const [english, german] = await Promise.all(
    ['en-US', 'de-DE'].map(
      async (locale) => (await products(munich, { 'accept-language': locale })).products[0],
    ),
  )
  expect(german?.roomType.name).not.toBe(english?.roomType.name)
  expect(german?.totalPricing?.total).toEqual(english?.totalPricing?.total)
})

test('no amount of a confidential rate leaves the server', async () => {
  const search = { ...munich, rateType: 'corporate', rateCode: 'MERIDIAN' }
  const { products: sold } = await products(search)
  const hidden = sold.filter(({ rate }) => !rate.isGuestViewable)
  expect(hidden.length).toBeGreaterThan(0)
  for (const { totalPricing, quoteToken, rateDetails: terms } of hidden) {
    expect([totalPricing, quoteToken, terms.dueNow]).toEqual([null, null, null])
    expect(terms.nightly.map(({ price }) => price)).toEqual([null, null])
  }
})

test('an unknown code shows what everybody gets, and says so', async () => {
  const { products: sold, reasons } = await products({
    ...munich,
    rateType: 'group',
    rateCode: 'NOSUCH',
  })
  expect(sold.length).toBeGreaterThan(0)
  expect(reasons.map(({ reason }) => reason)).toEqual(['noRateForCode'])
})

test.each([
  ['soldOutWeekend', 'soldOut'],
  ['threeNightMinimum', 'minStay'],
  ['closedToArrival', 'closedToArrival'],
] as const)('%s: the reason and the nearest stays that are sold', async (name, expected) => {
  const { hotelId, checkIn, checkOut } = caseStay(name, TODAY)
  const search = { propertyId: hotelId, checkIn, checkOut }
  const { products: sold, reasons, unavailable } = await products(search)
  expect(sold).toEqual([])
  expect(reasons[0]?.reason).toBe(expected)
  expect(unavailable.length).toBeGreaterThan(0)
  const [nearest] = reasons[0]?.nearest ?? []
  expect((await products({ ...search, ...nearest })).products.length).toBeGreaterThan(0)
})

test('without dates nothing is sold and nothing refused; an unknown hotel is an error', async () => {
  expect(await products({ propertyId: 'MUCDE' })).toMatchObject({ products: [], reasons: [] })
  const search = { ...munich, propertyId: 'EMPTY' }
  const answer = await (await api.server.query(searchProducts, { search })).json()
  expect(answer.errors[0].extensions.code).toBe('PROPERTY_NOT_FOUND')
})

test('a room of a search is asked for by its index', async () => {
  const search = { ...munich, rooms: 2, adultsPerRoom: [1, 3] }
  const one = await products(search, {}, { roomIndex: 0 })
  const two = await products(search, {}, { roomIndex: 1 })
  expect(two.roomIndex).toBe(1)
  expect(two.products.length).toBeLessThan(one.products.length)
})

test('one product, and all its terms, are those of the list', async () => {
  const [first] = (await products(munich)).products
  const productId = first?.id
  const info = await ask(searchProductInfo, { productId, search: munich })
  expect(info).toMatchObject({ product: { id: productId, totalPricing: first?.totalPricing } })
  const terms = await ask(rateDetails, { productId, search: munich })
  expect(terms).toMatchObject({
    dueNow: first?.rateDetails.dueNow,
    policy: first?.rateDetails.policy,
  })
  expect(await ask(rateDetails, { productId: 'MUCDE.NONE.FLEX', search: munich })).toBeNull()
})

test('a deadline is at the hotel, with its offset', async () => {
  const { products: sold } = await products(munich)
  const free = sold.find(({ rateDetails: terms }) => terms.policy.refundability === 'FREE')
  expect(free?.rateDetails.policy.deadline).toMatch(/^2027-03-\d\dT18:00:00\+01:00$/)
})

test('a room type has pictures and features of its own', async () => {
  const [first] = (await products(munich)).products
  const roomCode = first?.roomType.code ?? ''
  const pictures = (await ask(roomImages, { propertyId: 'MUCDE', roomCode })) as {
    renditionPath: string
  }[]
  expect(pictures.map(({ renditionPath }) => renditionPath)).toEqual(
    first?.roomType.images.map(({ renditionPath }) => renditionPath),
  )
  expect(await ask(roomImages, { propertyId: 'MUCDE', roomCode: 'NONE' })).toEqual([])
  const { groups } = (await ask(roomDetailsFeatures, {
    propertyId: 'MUCDE',
    roomTypeCode: roomCode,
  })) as { groups: { code: string; features: string[] }[] }
  expect(groups[0]?.code).toBe('bedding')
  for (const { features } of groups) expect(features.length).toBeGreaterThan(0)
})

test('the calendar closes an arrival when no stay begins on it, and has prices for the others', async () => {
  const { hotelId, checkIn } = caseStay('closedToArrival', TODAY)
  const day = (await ask(stayDate, {
    search: { propertyId: hotelId },
    from: checkIn,
    to: checkIn,
  })) as { restrictions: object[]; lowest: object[] }
  expect(day).toMatchObject({
    restrictions: [{ date: checkIn, closedToArrival: true, reason: 'closedToArrival' }],
    lowest: [],
  })
  const usual = (await ask(stayDate, { search: munich })) as { lowest: object[]; today: string }
  expect(usual).toMatchObject({
    checkIn: '2027-03-10',
    lengthOfStay: 2,
    today: TODAY,
    maxNights: 99,
  })
  expect(usual.lowest.length).toBeGreaterThan(50)
})

test('a calendar tells all that a night costs, also where a card tells taxes apart', async () => {
  const night = { checkIn: '2027-03-10', checkOut: '2027-03-11' }
  const search = { propertyId: 'NYCAB', ...night }
  const { lowest } = (await ask(stayDate, { search, from: night.checkIn, to: night.checkIn })) as {
    lowest: { date: string; price: Money }[]
  }
  const { products: sold } = await products(search)
  const forEverybody = sold.filter(({ rate }) => ['STANDARD', 'PACKAGE'].includes(rate.audience))
  const totals = forEverybody.flatMap(({ totalPricing }) => totalPricing ?? [])
  const [least] = totals.sort((one, other) => one.total.amount - other.total.amount)
  expect(least?.total.amount).toBeGreaterThan(least?.shown.amount ?? 0)
  expect(lowest).toEqual([{ date: night.checkIn, price: least?.total, points: null }])
})

test('a calendar has at most 124 days, none in the past', async () => {
  const search = { propertyId: 'MUCDE' }
  const { lowest } = (await ask(stayDate, { search, from: TODAY, to: '2028-01-31' })) as {
    lowest: { date: string }[]
  }
  expect(lowest.length).toBeLessThanOrEqual(124)
  expect(lowest.at(-1)?.date.slice(0, 7)).toBe('2027-07')
})

test('each night of a stay has its lowest price, and its fewest points apart from it', async () => {
  const nights = (await ask(nightlyProducts, { search: { ...munich, usePoints: true } })) as {
    date: string
    cash: Money
    points: number | null
  }[]
  expect(nights.map(({ date }) => date)).toEqual(['2027-03-10', '2027-03-11'])
  for (const { cash, points } of nights) {
    expect(cash.amount).toBeGreaterThan(0)
    expect(points).toBeGreaterThan(0)
  }
})

test('the lowest price of a night is what the night costs with all taxes and fees', async () => {
  const night = { ...munich, propertyId: 'NYCAB', checkOut: '2027-03-11' }
  const [lowest] = (await ask(nightlyProducts, { search: night })) as { cash: Money }[]
  const { products: sold } = (await products(night)) as {
    products: { totalPricing: { total: Money; shown: Money } | null }[]
  }
  const totals = sold.flatMap(({ totalPricing }) => totalPricing?.total.amount ?? [])
  expect(totals).toContain(lowest?.cash.amount)
  expect(sold.map(({ totalPricing }) => totalPricing?.shown.amount)).not.toContain(
    lowest?.cash.amount,
  )
})

test('prepaid rates are named with what is due now', async () => {
  const rates = (await ask(prepayRates, { propertyId: 'MUCDE', search: munich })) as {
    productId: string
    amount: Money
    chargeDate: string
  }[]
  expect(rates.length).toBeGreaterThan(0)
  const { products: sold } = await products(munich)
  for (const { productId, amount, chargeDate } of rates) {
    const product = sold.find(({ id }) => id === productId)
    expect(amount).toEqual(product?.rateDetails.dueNow)
    expect(chargeDate).toBe(TODAY)
  }
  expect(await ask(prepayRates, { propertyId: 'MUCDE' })).toMatchObject(
    rates.map(() => ({ amount: null })),
  )
})

test('before a choice the bar has the lowest total of the dates', async () => {
  const bar = (await ask(stickyBar, { search: munich })) as { total: { total: Money } }
  expect(bar).toMatchObject({
    isLowest: true,
    chosenRooms: 0,
    rooms: 1,
    guests: 2,
    currency: 'EUR',
  })
  const open = (await products(munich)).products.filter(
    ({ rate }) => /STANDARD|PACKAGE/.test(rate.audience) && rate.isGuestViewable,
  )
  const totals = open.map(({ totalPricing }) => totalPricing?.total.amount ?? Number.NaN)
  expect(bar.total.total.amount).toBe(Math.min(...totals))
})

test('only the visitor who has found a stay learns what it has booked', async () => {
  const search = { propertyId: 'MUCDE' }
  const asked = { search, confirmationNumber: '70110001' }
  expect(await ask(defaultSelection, asked)).toEqual({ productId: null })
  const found = await api.server.post('/phoenix-reservation/v1/submitReservationLookup', {
    confirmationNumber: '70110001',
    lastName: 'Lindqvist',
  })
  const [stay] = (await found.json()).reservations
  const own = { ...asked, search: { propertyId: stay.propertyCode } }
  const cookie = cookieOf(found)
  const { productId } = await ask(defaultSelection, own, { cookie })
  expect(productId).toMatch(new RegExp(`^${stay.propertyCode}\\.\\w+\\.\\w+$`))
  const others = { ...own, confirmationNumber: '70110008' }
  expect(await ask(defaultSelection, others, { cookie })).toEqual({ productId: null })
})

test('a fault makes prices rise and rooms end', async () => {
  const [usual] = (await products(munich)).products
  const fault = (kind: string) => ({ 'x-foyer-fault': `SearchProductsByProperty:${kind}` })
  const [dearer] = (await products(munich, fault('price'))).products
  expect(dearer?.totalPricing?.total.amount).toBeGreaterThan(usual?.totalPricing?.total.amount ?? 0)
  expect(await products(munich, fault('soldout'))).toMatchObject({
    products: [],
    reasons: [{ reason: 'soldOut' }],
  })
})

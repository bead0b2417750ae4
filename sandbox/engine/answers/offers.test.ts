import { productId, readProductId } from '../sale/product-id'
import { hotelOf } from '../testing/hotels'
import { noneTaken, search, TODAY } from '../testing/questions'
import { offerOf, offers } from './offers'
import { refusals } from './refusals'

const context = { today: TODAY, taken: noneTaken }

/** Two nights in Munich for two adults. */
const munich = () => offers(hotelOf('MUCDE'), search, context)

test('Munich’s city tax is per person and night, and is left to the hotel', () => {
  const [flexible] = munich()
  expect(flexible?.plan.code).toBe('FLEX')
  const cityTax = flexible?.lines.find(({ payAt }) => payAt === 'HOTEL')
  expect(cityTax).toMatchObject({ amount: 1400, includedInRate: false, kind: 'tax' })
  expect(flexible?.total).toBe((flexible?.subtotal ?? 0) + 1400)
  expect([flexible?.dueNow, flexible?.dueAtHotel]).toEqual([0, flexible?.total])
})

test('a prepaid rate leaves nothing but the city tax to the hotel', () => {
  const prepaid = munich().find(({ plan }) => plan.code === 'PREP')
  expect(prepaid?.deposit).toEqual({ type: 'PrePay', amount: prepaid?.subtotal })
  expect(prepaid?.dueAtHotel).toBe(1400)
  expect(prepaid?.policy.refundability).toBe('NON_REFUNDABLE')
})

test('a child under twelve pays no city tax, and one whose age is open does', () => {
  const taxOf = (childAges: (number | null)[]) => {
    const family = { ...search, parties: [{ adults: 2, childAges }] }
    const [offer] = offers(hotelOf('MUCDE'), family, context)
    return offer?.lines.find(({ payAt }) => payAt === 'HOTEL')?.amount
  }
  expect([taxOf([11]), taxOf([12]), taxOf([null])]).toEqual([1400, 2100, 2100])
})

test('breakfast costs what each guest eats', () => {
  const perNight = (adults: number) => {
    const found = offers(
      hotelOf('MUCDE'),
      { ...search, parties: [{ adults, childAges: [] }] },
      context,
    )
    const of = (code: string) =>
      found.find(({ plan, room }) => plan.code === code && room.code === found[0]?.room.code)
    return (of('BFST')?.nights[0]?.amount ?? 0) - (of('FLEX')?.nights[0]?.amount ?? 0)
  }
  expect(perNight(2)).toBe(perNight(1) * 2)
  expect(perNight(1)).toBeGreaterThan(0)
})

test('a member’s night costs less than the public one', () => {
  const of = (code: string) => munich().find(({ plan }) => plan.code === code)?.subtotal ?? 0
  expect(of('MEMB') / of('FLEX')).toBeCloseTo(0.95, 1)
})

test('points pay for the room, not for the fees and the taxes', () => {
  const all = offers(hotelOf('NYCAB'), { ...search, usePoints: true }, context)
  const whole = all.find(({ plan }) => plan.code === 'PNTS')
  expect(whole?.subtotal).toBe(0)
  expect(whole?.points).toBe(whole?.nights.reduce((sum, { points }) => sum + (points ?? 0), 0))
  expect(whole?.points).toBeGreaterThan(0)
  expect(whole?.total).toBeGreaterThanOrEqual(6000)
  const partly = all.find(({ plan }) => plan.code === 'PCSH')
  expect(partly?.subtotal).toBeGreaterThan(0)
  expect(partly?.points).toBeLessThan(whole?.points ?? 0)
})

test('a room type is only for parties that it has room for', () => {
  const many = { ...search, parties: [{ adults: 3, childAges: [] }] }
  for (const { room } of offers(hotelOf('NYCAB'), many, context)) {
    expect(room.maxAdults).toBeGreaterThanOrEqual(3)
  }
})

test('each room of a search is asked for by its index', () => {
  const parties = [
    { adults: 1, childAges: [] },
    { adults: 2, childAges: [4, 7] },
  ]
  const ask = (roomIndex: number) =>
    offers(hotelOf('NYCAB'), { ...search, parties }, { ...context, roomIndex })
  expect(ask(0).length).toBeGreaterThan(ask(1).length)
  expect(ask(1).every(({ room }) => room.maxGuests >= 4)).toBe(true)
  expect(ask(2)).toEqual([])
})

test('a product by its id is the one of the list', () => {
  for (const offer of munich()) {
    expect(offerOf(hotelOf('MUCDE'), offer.id, search, context)).toEqual(offer)
  }
})

test.each([
  ['no id', 'MUCDE'],
  ['a hotel of another id', 'NYCAB.QCMP.FLEX'],
  ['an unknown room', 'MUCDE.NONE.FLEX'],
  ['a rate that the search does not open', 'MUCDE.{room}.CORP'],
])('%s finds no product', (_name, id) => {
  const [first] = munich()
  const asked = id.replace('{room}', first?.room.code ?? '')
  expect(offerOf(hotelOf('MUCDE'), asked, search, context)).toBeNull()
})

test('a code opens its rate, and an unknown one shows the public rates and says so', () => {
  const withCode = (rateCode: string) => ({ ...search, rateType: 'corporate' as const, rateCode })
  const hotel = hotelOf('MUCDE')
  const known = offers(hotel, withCode('MERIDIAN'), context)
  expect(known.filter(({ plan }) => plan.isConfidential).length).toBeGreaterThan(0)
  expect(refusals(hotel, withCode('MERIDIAN'), context).rate).toBeNull()
  expect(offers(hotel, withCode('NOBODY'), context)).toEqual(munich())
  expect(refusals(hotel, withCode('NOBODY'), context).rate).toEqual({
    reason: 'noRateForCode',
    day: search.checkIn,
  })
})

test('an id is read as it was written', () => {
  const key = { hotelId: 'MUCDE', roomCode: 'KTAL', planCode: 'FLEX' }
  expect(productId(key)).toBe('MUCDE.KTAL.FLEX')
  expect(readProductId('MUCDE.KTAL.FLEX')).toEqual(key)
  for (const text of ['', 'MUCDE', 'MUCDE.KTAL', 'mucde.ktal.flex', 'A.B.C.D', ' A.B.C']) {
    expect(readProductId(text)).toBeNull()
  }
})

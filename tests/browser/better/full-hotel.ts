import { type APIRequestContext, expect, request as requests } from '@playwright/test'
import { rateOf } from '../../../src/features/booking/cart/choice.rules'
import { addDays, nightsBetween } from '../../../src/rules/stay/days'
import { ratesOf } from '../checkout/by-form'
import { RATES } from '../site'

/** A hotel of two dozen rooms, half of which are sold elsewhere. */
export const SMALL = 'MUCAA'

const ratesAt = (from: string, to: string) =>
  `${RATES.replace('NYCAB', SMALL)}&fromDate=${from}&toDate=${to}`

/** Other visitors take every room that the hotel has left in these nights, and hold them for a quarter of an hour. */
export async function fillHotel(baseURL: string | undefined, from: string, to: string) {
  await takeRooms(baseURL, from, to)
  // Some nights have more rooms than others.
  for (let night = from; night < to; night = addDays(night, 1))
    await takeRooms(baseURL, night, addDays(night, 1))
  await expectFull(baseURL, from, to)
}

/** A visitor is offered no room for any of these nights. */
export async function expectFull(baseURL: string | undefined, from: string, to: string) {
  for (let night = 0; night < nightsBetween(from, to); night += 1) {
    const days = [addDays(from, night), addDays(from, night + 1)] as const
    expect(await offered(await requests.newContext({ baseURL: baseURL ?? '' }), ...days)).toEqual(
      [],
    )
  }
}

/** One rate of each room type that is left. */
async function offered(visitor: APIRequestContext, from: string, to: string): Promise<string[]> {
  return ratesOf(await visitor.get(ratesAt(from, to)), /^Select.*Flexible/)
}

async function takeRooms(baseURL: string | undefined, from: string, to: string) {
  const search = `propertyCode=${SMALL}&fromDate=${from}&toDate=${to}`
  const looker = await requests.newContext({ baseURL: baseURL ?? '' })
  const take = async (rate: string) => {
    const visitor = await requests.newContext({ baseURL: baseURL ?? '' })
    const { id: productId, quoteToken } = rateOf(rate)
    const chosen = { productId, quoteToken, roomIndex: 0, searchCriteria: search }
    const added = await post(visitor, 'selectRate', chosen)
    const { id: cartId, revision } = added.cart ?? {}
    const held = await post(visitor, 'updateCart', { cartId, revision, step: 'hold' })
    await visitor.dispose()
    return held.status.code === 'SUCCESS'
  }
  for (const rate of await offered(looker, from, to)) while (await take(rate));
}

async function post(visitor: APIRequestContext, name: string, data: object) {
  const answer = await visitor.post(`/phoenix-reservation/v1/${name}`, { data })
  return answer.json()
}

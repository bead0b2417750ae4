import { sql } from 'drizzle-orm'
import { leastPoints } from '../../../src/rules/points/split'
import { addDays } from '../../../src/rules/stay/days'
import { openTestDatabase } from '../../database/testing/test-database'
import { type Offer, offerOf, offers, splitOffers } from '../../engine/answers/offers'
import { noneTaken, search, TODAY } from '../../engine/testing/questions'
import { hotels } from '../../seed/hotels'

/**
 * What points and money pay of a stay, for every hotel and sixty days, against figures that PostgreSQL works out in
 * exact decimals from what everybody pays and what all points are.
 */

const DAYS = 60

interface Case {
  id: number
  /** What everybody pays for the nights, and points that pay for them. */
  price: number
  points: number
  /** Points that are asked for. */
  asked: number
}

interface Told {
  used: number
  cash: number
}

/** The sums of an offer's nights. */
const told = ({ nights }: Offer): Told => ({
  used: nights.reduce((sum, { points }) => sum + (points ?? 0), 0),
  cash: nights.reduce((sum, { amount }) => sum + amount, 0),
})

function casesOf() {
  const cases: Case[] = []
  const answers: Told[] = []
  const mixed: { half: Told; price: number; points: number }[] = []
  for (const hotel of hotels)
    for (let day = 0; day < DAYS; day += 1) {
      const checkIn = addDays(TODAY, 20 + day)
      const stay = {
        ...search,
        checkIn,
        checkOut: addDays(checkIn, 1 + (day % 3)),
        usePoints: true,
      }
      const context = { today: TODAY, taken: noneTaken }
      const sold = offers(hotel, stay, context)
      const room = sold.find(({ plan }) => plan.code === 'PNTS')
      const find = (code: string) =>
        sold.find((offer) => offer.plan.code === code && offer.room === room?.room)
      const [flexible, half] = [find('FLEX'), find('PCSH')]
      if (!room || !flexible) continue
      const [price, points] = [told(flexible).cash, told(room).used]
      if (half) mixed.push({ half: told(half), price, points })
      const steps = splitOffers(hotel, room.id, stay, context, (all) => [
        leastPoints(all),
        Math.floor(all / 2000) * 1000,
        all,
      ])
      for (const offer of steps ?? []) {
        cases.push({ id: cases.length, price, points, asked: told(offer).used })
        answers.push(told(offer))
      }
      const exact = offerOf(hotel, room.id, stay, { ...context, split: points - 1 })
      if (exact) {
        cases.push({ id: cases.length, price, points, asked: points - 1 })
        answers.push(told(exact))
      }
    }
  return { cases, answers, mixed }
}

test('13 hotels, sixty days: points and money are what exact decimals say', async () => {
  const database = await openTestDatabase()
  const { cases, answers, mixed } = casesOf()
  expect(cases.length).toBeGreaterThan(hotels.length * DAYS * 3)
  expect(mixed.length).toBeGreaterThan(DAYS * 5)
  const answer = await database.db.execute(sql`
    WITH asked AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
      AS one (id integer, price numeric, points numeric, asked numeric)),
    used AS (SELECT id, price, points, CASE
      WHEN asked >= points THEN points
      ELSE greatest(least(points, ceil(points / 4 / 1000) * 1000), floor(asked / 1000) * 1000)
    END AS used FROM asked)
    SELECT id, used, ceil(price * 1.1 * (points - used) / points) AS cash FROM used ORDER BY id`)
  const { rows } = answer as { rows: { used: string; cash: string }[] }
  const expected = rows.map(({ used, cash }) => ({ used: Number(used), cash: Number(cash) }))
  expect(answers).toEqual(expected)
  for (const { half, price, points } of mixed)
    expect(half).toEqual({ used: points / 2, cash: (price * 55) / 100 })
  await database.close()
})

import { sql } from 'drizzle-orm'
import type { FreeNightAward } from '../../../src/rules/points/free-nights'
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

/** Pays for a night of some hotels and days, not of others. */
const AWARD: FreeNightAward = { id: 'award', expires: addDays(TODAY, 60), maxPoints: 40_000 }
const FREE_NIGHT_OF = 5

interface AwardCase {
  id: number
  nights: { date: string; points: number; price: number; isWanted: boolean }[]
  /** Of so many nights in points one is free; 0: none. */
  free: number
  /** Points that are asked for. */
  asked: number
}

interface ToldByNight extends Told {
  awarded: number
}

/** Stays of a week and shorter; awards are wanted for every other night. */
function awardCasesOf() {
  const cases: AwardCase[] = []
  const answers: ToldByNight[] = []
  for (const hotel of hotels)
    for (let day = 0; day < DAYS; day += 1) {
      const checkIn = addDays(TODAY, 20 + day)
      const length = 1 + (day % 7)
      const stay = { ...search, checkIn, checkOut: addDays(checkIn, length), usePoints: true }
      const context = { today: TODAY, taken: noneTaken }
      const sold = offers(hotel, stay, context)
      const room = sold.find(({ plan }) => plan.code === 'PNTS')
      const flexible = sold.find((one) => one.plan.code === 'FLEX' && one.room === room?.room)
      if (!room || !flexible) continue
      const nights = room.nights.map(({ date, points }, index) => {
        const price = flexible.nights[index]?.amount ?? 0
        return { date, points: points ?? 0, price, isWanted: index % 2 === day % 2 }
      })
      const awards = nights.flatMap(({ date, isWanted }) =>
        isWanted ? [{ date, award: AWARD }] : [],
      )
      for (const free of [0, FREE_NIGHT_OF])
        for (const asked of [0, 50_000, 9_000_000]) {
          const freeNightOf = free || undefined
          const offer = offerOf(hotel, room.id, stay, {
            ...context,
            awards,
            split: asked,
            freeNightOf,
          })
          if (!offer) continue
          const awarded = offer.nights.filter(({ award }) => award).length
          cases.push({ id: cases.length, nights, free, asked })
          answers.push({ ...told(offer), awarded })
        }
    }
  return { cases, answers }
}

test('13 hotels, sixty days: awards, a free night of five, points and money are what SQL says', async () => {
  const database = await openTestDatabase()
  const { cases, answers } = awardCasesOf()
  expect(cases.length).toBeGreaterThan(hotels.length * DAYS * 4)
  const answer = await database.db.execute(sql`
    WITH cases AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb)
      AS one (id integer, nights jsonb, free integer, asked numeric)),
    nights AS (SELECT cases.*, place, (night->>'points')::numeric AS points,
      (night->>'price')::numeric AS price, (night->>'isWanted')::boolean
        AND (night->>'points')::numeric <= ${AWARD.maxPoints} AND night->>'date' <= ${AWARD.expires} AS is_awarded
      FROM cases, jsonb_array_elements(cases.nights) WITH ORDINALITY AS each (night, place)),
    open AS (SELECT *, row_number() OVER (PARTITION BY id ORDER BY place) - 1 AS nth
      FROM nights WHERE NOT is_awarded),
    runs AS (SELECT id, min(points) AS fewest FROM open WHERE free > 0
      GROUP BY id, free, nth / free HAVING count(*) = max(free)),
    saved AS (SELECT id, sum(fewest) AS saved FROM runs GROUP BY id),
    awarded AS (SELECT id, count(*) FILTER (WHERE is_awarded) AS awarded FROM nights GROUP BY id),
    rooms AS (SELECT id, asked, coalesce(sum(points), 0) AS by_nights, coalesce(sum(price), 0) AS price,
      coalesce(sum(points), 0) - coalesce(max(saved), 0) AS points
      FROM cases LEFT JOIN open USING (id, asked) LEFT JOIN saved USING (id) GROUP BY id, asked),
    used AS (SELECT *, CASE WHEN asked >= points THEN points
      ELSE greatest(least(points, ceil(points / 4 / 1000) * 1000), floor(asked / 1000) * 1000) END AS used FROM rooms)
    SELECT id, used, CASE WHEN used = points THEN 0 ELSE ceil(price * 1.1 * (by_nights - used) / by_nights) END AS cash, awarded
    FROM used JOIN awarded USING (id) ORDER BY id`)
  const { rows } = answer as { rows: Record<keyof ToldByNight, string>[] }
  const expected = rows.map(({ used, cash, awarded }) => ({
    ...{ used: Number(used), cash: Number(cash), awarded: Number(awarded) },
  }))
  expect(answers).toEqual(expected)
  // Each kind is among them.
  expect(answers.some(({ awarded }) => awarded > 1)).toBe(true)
  expect(answers.some(({ awarded, used, cash }) => awarded > 0 && used > 0 && cash > 0)).toBe(true)
  await database.close()
})

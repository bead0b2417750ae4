import { readFileSync } from 'node:fs'
import { hotels } from '../../seed/hotels'
import { LOCALES } from '../../seed/seed-types'
import { testApi } from '../testing/test-api'

const operation = readFileSync('src/components/hotel-alerts/hotel-alerts.graphql', 'utf8')

interface Alert {
  id: string
  severity: string
  title: string
  body: string
  startDate: string
  endDate: string
  link: string | null
}

const api = testApi({ hotels, operations: [operation] })

const ask = async (
  propertyId: string,
  window: { from?: string; to?: string } = {},
  locale = 'en-US',
) => {
  const headers = { 'accept-language': locale }
  const answer = await api.server.query(operation, { propertyId, locale, ...window }, { headers })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data.alerts as Alert[]
}
const idsOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).map(({ id }) => id)

test('without dates every notice of the hotel is returned', async () => {
  expect(await idsOf('INNMV')).toEqual(['INNMV-RAILWAY', 'INNMV-TIRES'])
})

test.each([
  ['2026-11-21', '2026-11-21', ['MUCDE-SAUNA']],
  ['2027-02-28', '2027-03-02', ['MUCDE-SAUNA']],
  ['2027-03-01', '2027-09-17', []],
  ['2027-09-17', '2027-09-18', ['MUCDE-OKTOBERFEST']],
  ['2026-11-01', '2027-12-31', ['MUCDE-SAUNA', 'MUCDE-OKTOBERFEST']],
])('between %s and %s Munich has %j', async (from, to, ids) => {
  expect(await idsOf('MUCDE', { from, to })).toEqual(ids)
})

test('a missing date is no limit', async () => {
  expect(await idsOf('INNMV', { from: '2026-10-31' })).toEqual(['INNMV-TIRES'])
  expect(await idsOf('INNMV', { to: '2026-10-31' })).toEqual(['INNMV-RAILWAY'])
})

test('New York has four notices at the same time, of every severity, for years', async () => {
  for (const day of ['2026-11-21', '2030-06-01']) {
    const alerts = await ask('NYCAB', { from: day, to: day })
    expect(alerts).toHaveLength(4)
    expect(new Set(alerts.map(({ severity }) => severity)).size).toBe(3)
  }
})

test('a hotel without notices, and a code without a hotel, have none', async () => {
  expect(await ask('RZONE')).toEqual([])
  expect(await ask('EMPTY')).toEqual([])
})

test('each notice is in the visitor’s language, in HTML', async () => {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => (await ask('NYCAB', {}, locale))[0]),
  )
  expect(new Set(texts.map((alert) => alert?.title)).size).toBe(LOCALES.length)
  for (const alert of texts) expect(alert?.body).toMatch(/^<p>.+<\/p>$/)
})

test('every notice of the seed is valid and in order', () => {
  const alerts = hotels.flatMap((hotel) => hotel.alerts ?? [])
  expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length)
  for (const { startDate, endDate } of alerts) {
    expect(startDate).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(startDate <= endDate).toBe(true)
  }
})

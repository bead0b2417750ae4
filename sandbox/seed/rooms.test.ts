import { minorDigits } from '../../src/rules/money/money'
import { scenes } from '../media/drawing/scenes'
import { hotels } from './hotels'
import { roomsOf } from './rooms'
import { beds } from './rooms/beds'
import { type FeatureCode, featureGroups } from './rooms/features'
import type { SeedRoomType } from './rooms/room-types'
import { LOCALES, type Localized } from './seed-types'

const groupOf = (code: FeatureCode) => featureGroups.find(({ features }) => features[code])?.code

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'en-US' in value

/** Every localized text with the path that leads to it. */
const textsOf = (value: unknown, path = ''): [string, Localized][] => {
  if (isLocalized(value)) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`))
}

/** Where a text is missing, padded, in another script than its locale, or the same as the English. */
const faultsOf = (value: unknown) =>
  textsOf(value).flatMap(([path, text]) =>
    LOCALES.filter((locale) => {
      const words = text[locale]
      if (!words?.trim() || words !== words.trim()) return true
      if (locale === 'ja-JP')
        return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
      if (locale === 'zh-CN')
        return !/^(?=.*\p{Script=Han})[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u.test(words)
      if (locale === 'ar-SA') return !/\p{Script=Arabic}/u.test(words)
      return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(words)
    }).map((locale) => `${path} ${locale}: ${text[locale]}`),
  )

const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

/** Adults who have a bed of their own or share one with one other. */
const sleepers = ({ beds: own }: SeedRoomType) =>
  own.reduce((sum, bed) => sum + beds[bed].sleeps, 0)

describe('the shared words', () => {
  test('of beds and features exist in every locale', () => {
    expect(faultsOf(beds)).toEqual([])
    expect(faultsOf(featureGroups)).toEqual([])
  })

  test('have the groups of W21 in its order, each feature in one of them', () => {
    expect(featureGroups.map(({ code }) => code)).toEqual([
      'bedding',
      'bathroom',
      'internet',
      'accessibility',
      'entertainment',
      'food',
      'facilities',
    ])
    expect(repeated(featureGroups.flatMap(({ features }) => Object.keys(features)))).toEqual([])
  })

  test('say how many beds there are', () => {
    for (const { one, several } of Object.values(beds)) {
      for (const locale of LOCALES) {
        expect(several[locale]).toContain('{count}')
        expect(one[locale]).not.toContain('{count}')
      }
    }
  })

  test('are all used by some room', () => {
    const rooms = hotels.flatMap(({ id }) => roomsOf(id))
    const used = new Set(rooms.flatMap((room) => [...room.beds, ...room.featureCodes] as string[]))
    const offered = [
      ...Object.keys(beds),
      ...featureGroups.flatMap(({ features }) => Object.keys(features)),
    ]
    expect(offered.filter((code) => !used.has(code))).toEqual([])
  })
})

test('a code that no hotel has gets no rooms', () => {
  expect(roomsOf('EMPTY')).toEqual([])
  expect(roomsOf('constructor')).toEqual([])
})

test.each([
  ['RZONE', 42],
  ['NOREV', 60],
  ['SYDAU', 81],
])('%s has the %i rooms that its description promises', (id, rooms) => {
  expect(roomsOf(id).reduce((sum, { capacity }) => sum + capacity, 0)).toBe(rooms)
})

describe.each(hotels.map((hotel) => [hotel.id, hotel] as const))('%s', (id, hotel) => {
  const rooms = roomsOf(id)

  test('has four to six room types, each with a code of its own', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(4)
    expect(rooms.length).toBeLessThanOrEqual(6)
    expect(repeated(rooms.map(({ code }) => code))).toEqual([])
    for (const { code } of rooms) expect(code).toMatch(/^[A-Z0-9]{2,6}$/)
  })

  test('says everything in every locale, in its script', () => {
    expect(faultsOf(rooms)).toEqual([])
  })

  test('gives no two rooms the same name or text', () => {
    for (const locale of LOCALES) {
      expect(repeated(rooms.map(({ name }) => name[locale]))).toEqual([])
      expect(repeated(rooms.map(({ text }) => text[locale]))).toEqual([])
    }
  })

  test('describes each room in one to three sentences, translated and not copied', () => {
    for (const { text } of rooms) {
      expect(text['en-US'].split(/\s+/).length).toBeGreaterThanOrEqual(15)
      expect(text['en-US'].length).toBeLessThanOrEqual(320)
      expect(new Set(Object.values(text)).size).toBe(LOCALES.length)
      expect(Object.values(text).join('')).not.toMatch(/[—–]/)
    }
  })

  test('sleeps the guests that it takes', () => {
    for (const room of rooms) {
      const { code, maxAdults, maxGuests } = room
      const adults = sleepers(room)
      const extra = room.featureCodes.includes('ROLLAWAY_SPACE') ? 1 : 0
      expect([code, maxAdults >= 1 && maxAdults <= maxGuests]).toEqual([code, true])
      expect([code, maxAdults <= adults + extra]).toEqual([code, true])
      // A child may share the sofa or a wide bed of its parents.
      expect([code, maxGuests <= adults + extra + 1]).toEqual([code, true])
      expect([code, maxGuests <= 8]).toEqual([code, true])
    }
  })

  test('has three to forty rooms of a type and a size to believe', () => {
    for (const { capacity, sizeSqm } of rooms) {
      expect(capacity).toBeGreaterThanOrEqual(3)
      expect(capacity).toBeLessThanOrEqual(40)
      expect(sizeSqm).toBeGreaterThanOrEqual(12)
      expect(sizeSqm).toBeLessThanOrEqual(130)
    }
  })

  test('asks whole minor units, worth 80 to 2,500 US dollars a night', () => {
    const rate = dollars[hotel.currency]
    if (!rate) throw new Error(`Add ${hotel.currency} to the table of this test`)
    for (const { base } of rooms) {
      expect(Number.isInteger(base)).toBe(true)
      const worth = (base / 10 ** minorDigits(hotel.currency)) * rate
      expect(worth).toBeGreaterThan(80)
      expect(worth).toBeLessThan(2500)
    }
  })

  test('has one room for guests in wheelchairs, with exact features and no surcharge', () => {
    const accessible = rooms.filter((room) => room.accessible)
    expect(accessible).toHaveLength(1)
    const [room] = accessible
    const codes = room?.featureCodes ?? []
    expect(codes.filter((code) => groupOf(code) === 'accessibility').length).toBeGreaterThanOrEqual(
      10,
    )
    expect(codes.some((code) => /^DOORS_\d+$/.test(code))).toBe(true)
    for (const code of [
      'STEP_FREE_ROUTE',
      'ROLL_IN_SHOWER',
      'TURNING_150',
      'BED_HEIGHT_50',
    ] as const) {
      expect(codes).toContain(code)
    }
    const others = rooms.filter((other) => !other.accessible && other.maxAdults >= 2)
    expect(others.filter(({ base }) => base >= (room?.base ?? 0)).length).toBeGreaterThanOrEqual(2)
  })

  test('names features once, and accessible ones only where the whole room is', () => {
    for (const room of rooms) {
      expect([room.code, repeated(room.featureCodes)]).toEqual([room.code, []])
      expect(room.featureCodes.filter((code) => !groupOf(code))).toEqual([])
      if (room.accessible) continue
      expect(room.featureCodes.filter((code) => groupOf(code) === 'accessibility')).toEqual([])
    }
  })

  test('shows two or three pictures of each room that can be drawn', () => {
    for (const { code, scenes: pictures, outlook = 'skyline' } of rooms) {
      expect([code, Object.hasOwn(scenes, outlook)]).toEqual([code, true])
      expect([code, pictures.length >= 2 && pictures.length <= 3]).toEqual([code, true])
      expect(pictures.filter(({ scene }) => !Object.hasOwn(scenes, scene))).toEqual([])
      expect(repeated(pictures.map(({ scene }) => scene))).toEqual([])
      expect(pictures[0]?.scene).not.toMatch(/^bathroom-(?!cypress)/)
    }
  })
})

/** What a unit of each currency was worth when the prices were written: for the order of magnitude. */
const dollars: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.28,
  JPY: 0.0067,
  THB: 0.029,
  CNY: 0.14,
  TWD: 0.031,
  ZAR: 0.055,
  AUD: 0.66,
  SAR: 0.267,
}

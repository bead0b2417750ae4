import { expect, type Locator, type Page } from '@playwright/test'
import { toWestern } from '../../../src/rules/formats/digits'
import { addDays, weekdayOf } from '../../../src/rules/stay/days'
import { test } from '../sandbox'
import { accessibilityFindings, noticedShifts, seeAll, settled } from '../site'

/** Two nights from a Tuesday, so far ahead that no hotel is full. */
export const ARRIVAL = (() => {
  const day = addDays(new Date().toISOString().slice(0, 10), 45)
  return addDays(day, (9 - weekdayOf(day)) % 7)
})()
export const DEPARTURE = addDays(ARRIVAL, 2)

/** So many that two tests seldom ask for the same rooms, and all within the year that can be booked. */
const WEEKS = 24

/**
 * The dates of a stay of the running test's own, for an address: rooms stay held for a quarter of an
 * hour, and of each kind a hotel has a few.
 */
export function ownStay(): string {
  const name = test.info().titlePath.join(' ')
  const week = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WEEKS
  return `fromDate=${addDays(ARRIVAL, 7 * week)}&toDate=${addDays(DEPARTURE, 7 * week)}`
}

/** First and last day of the running test's own stay. */
export function ownDays(): { from: string; to: string } {
  const query = new URLSearchParams(ownStay())
  return { from: query.get('fromDate') ?? '', to: query.get('toDate') ?? '' }
}

const REVIEW = '/reservation/reviewDetails.mi'

/** What a visitor reads on the controls of a search and of a booking. */
export const WORDS = {
  'en-US': {
    destination: 'Destination or hotel',
    checkIn: 'Check-in date',
    checkOut: 'Check-out date',
    addRoom: 'Add a room',
    guests: /^1 room/,
    search: 'Search',
    viewRates: /^View rates/,
    room: (number: number) => `Room ${number} of 2`,
    select: /^Select/,
    memberRates: 'Member rates',
    bar: 'Booking summary',
    total: /^Total/,
  },
  'de-DE': {
    destination: 'Reiseziel oder Hotel',
    checkIn: 'Anreisetag',
    checkOut: 'Abreisetag',
    addRoom: 'Zimmer hinzufügen',
    guests: /^1 Zimmer/,
    search: 'Suchen',
    viewRates: /^Preise ansehen/,
    room: (number: number) => `Zimmer ${number} von 2`,
    select: /^Auswählen/,
    memberRates: 'Mitgliederraten',
    bar: 'Ihre Buchung im Überblick',
    total: /^Gesamtpreis/,
  },
  'ja-JP': {
    destination: '目的地またはホテル',
    checkIn: 'チェックイン日',
    checkOut: 'チェックアウト日',
    addRoom: '部屋を追加',
    guests: /^1室/,
    search: '検索',
    viewRates: /^料金を見る/,
    room: (number: number) => `2室中${number}室目`,
    select: /^選択/,
    memberRates: '会員料金',
    bar: 'ご予約の概要',
    total: /^合計/,
  },
  'ar-SA': {
    destination: 'الوجهة أو الفندق',
    checkIn: 'تاريخ الوصول',
    checkOut: 'تاريخ المغادرة',
    addRoom: 'إضافة غرفة',
    guests: /غرفة واحدة/,
    search: 'بحث',
    viewRates: /^عرض الأسعار/,
    room: (number: number) => `الغرفة ${number} من 2`,
    select: /^اختيار/,
    memberRates: 'أسعار الأعضاء',
    bar: 'ملخص الحجز',
    total: /^الإجمالي/,
  },
} as const

export type Words = (typeof WORDS)[keyof typeof WORDS]

export const main = (page: Page) => page.getByRole('main')
export const bar = (page: Page, words: Words = WORDS['en-US']) =>
  page.getByRole('region', { name: words.bar })

/** The last amount of a text in minor units: digits alone, whatever separates them. */
export function minorUnits(text: string | null): number {
  const amounts = toWestern(text ?? '').match(/\d[\d.,٬٫\s]*/g) ?? []
  return Number((amounts.at(-1) ?? '').replace(/\D/g, ''))
}

/** The amount in the element that isolates it from the words around it. */
export async function amountIn(scope: Locator): Promise<number> {
  return minorUnits(await scope.locator('bdi').first().textContent())
}

export interface Chosen {
  room: string
  total: number
}

/** Chooses the first rate of the nth room type that has one. */
export async function choose(
  page: Page,
  nth: number,
  words: Words = WORDS['en-US'],
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<Chosen> {
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: words.select }) })
    .nth(nth)
  const select = card.getByRole('button', { name: words.select }).first()
  const room = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const total = minorUnits(await select.textContent())
  expect(total).toBeGreaterThan(0)
  await press(select)
  return { room, total }
}

/** The list of rates is drawn after what was pressed has answered. */
export async function drawn(page: Page) {
  await expect(page.locator('foyer-widget[type=rate-list] ul[aria-busy]')).toHaveCount(0)
}

/** Expects the review of two rooms, with one total everywhere. */
export async function expectReview(page: Page, rooms: Chosen[], words: Words = WORDS['en-US']) {
  await expect(page).toHaveURL(new RegExp(REVIEW))
  const sum = rooms.reduce((all, { total }) => all + total, 0)
  const articles = main(page).getByRole('article')
  await expect(articles).toHaveCount(rooms.length)
  for (const [index, { room }] of rooms.entries())
    await expect(articles.nth(index)).toHaveAccessibleName(room)
  const total = main(page)
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: words.total }) })
  expect(minorUnits(await total.getByRole('cell').textContent())).toBe(sum)
  expect(await amountIn(bar(page, words).getByRole('status'))).toBe(sum)
}

/** Expects a page that stands still, and in which axe finds nothing. */
export async function expectSound(page: Page, step: string) {
  await settled(page)
  // Cards below the window get their height when they are seen; axe would look beside them.
  await seeAll(page)
  await settled(page)
  expect([step, await noticedShifts(page)]).toEqual([step, []])
  expect([step, await accessibilityFindings(page)]).toEqual([step, []])
}

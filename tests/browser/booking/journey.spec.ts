/**
 * From "where and when" to two rooms in a cart (issue: search and rates): with script for each kind of
 * visitor and width, without script, and with the keyboard alone. Each locale, visitor and width
 * occurs, not each combination.
 */
import { expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { become, settled, summaryOf, test, type VisitorId, watch } from '../site'
import { tabTo } from '../tab-to'
import {
  ARRIVAL,
  bar,
  choose,
  DEPARTURE,
  expectReview,
  expectSound,
  main,
  WORDS,
} from './journey-page'

const HOME = '/homepage-searchform.mi'

interface Journey {
  locale: keyof typeof WORDS
  visitor: VisitorId
  width: 375 | 1280
  destination: string
}

const JOURNEYS: Journey[] = [
  { locale: 'en-US', visitor: 'anon', width: 1280, destination: 'New York' },
  { locale: 'de-DE', visitor: 'remembered-maria', width: 375, destination: 'München' },
  { locale: 'ja-JP', visitor: 'member-maria', width: 1280, destination: '東京' },
  { locale: 'ar-SA', visitor: 'anon', width: 375, destination: 'الرياض' },
]

for (const { locale, visitor, width, destination } of casesOf(JOURNEYS, ({ locale }) =>
  ['en-US', 'ar-SA'].includes(locale),
)) {
  test(`${locale}, ${visitor}, ${width} px: two rooms`, async ({ page, context }) => {
    const words = WORDS[locale]
    await page.setViewportSize({ width, height: 800 })
    await become(context, visitor)
    const { complaints } = await watch(page)

    await page.goto(`${locale === 'en-US' ? '' : `/${locale}`}${HOME}`)
    await expectSound(page, 'home')
    const form = main(page).getByRole('search')
    await form.getByLabel(words.destination).fill(destination)
    await form.getByLabel(words.checkIn).fill(ARRIVAL)
    await form.getByLabel(words.checkOut).fill(DEPARTURE)
    await summaryOf(form, words.guests).click()
    await form.getByRole('button', { name: words.addRoom }).click()
    await form.getByRole('button', { name: words.search, exact: true }).click()

    await page.waitForURL(/findHotels/)
    await expectSound(page, 'results')
    await main(page).getByRole('link', { name: words.viewRates }).first().click()

    await page.waitForURL(/rateListMenu/)
    await expect(page.getByRole('heading', { name: words.room(1) })).toBeVisible()
    await expectSound(page, 'rates of room 1')
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('fromDate')).toBe(ARRIVAL)
    expect(searchParams.get('numRooms')).toBe('2')
    if (visitor.startsWith('member')) {
      await main(page).getByRole('link', { name: words.memberRates }).click()
    }
    const first = await choose(page, 0, words)
    await expect(page.getByRole('heading', { name: words.room(2) })).toBeVisible()
    await expectSound(page, 'rates of room 2')
    const second = await choose(page, 1, words)

    await page.waitForURL(/reviewDetails/)
    await expectSound(page, 'review')
    expect(second.room).not.toBe(first.room)
    await expectReview(page, [first, second], words)
    expect(complaints).toEqual([])
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole journey is links and forms', async ({ page }) => {
    await page.goto(HOME)
    const form = main(page).getByRole('search')
    await form.getByLabel('Destination or hotel').fill('New York')
    await form.getByLabel('Check-in').fill(ARRIVAL)
    await form.getByLabel('Check-out').fill(DEPARTURE)
    await summaryOf(form, /1 room/).click()
    await form.getByLabel('Number of rooms').selectOption('2')
    await form.getByRole('button', { name: 'Search' }).click()
    await main(page)
      .getByRole('link', { name: /^View rates/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
    const first = await choose(page, 0)
    await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
    const second = await choose(page, 1)
    await expectReview(page, [first, second])
  })
})

test('with the keyboard alone', async ({ page }) => {
  const press = async (wanted: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, wanted)
    await page.keyboard.press('Enter')
  }
  await page.goto(HOME)
  await settled(page)
  const form = main(page).getByRole('search')
  await tabTo(page, form.getByLabel('Destination or hotel'))
  await page.keyboard.type('New York')
  await page.keyboard.press('Escape')
  await chooseDates(page)
  await press(summaryOf(form, /1 room/))
  await press(form.getByRole('button', { name: 'Add a room' }))
  await press(form.getByRole('button', { name: 'Search', exact: true }))

  await page.waitForURL(/findHotels/)
  await settled(page)
  await press(
    main(page)
      .getByRole('link', { name: /^View rates/ })
      .first(),
  )
  await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
  await settled(page)
  const first = await choose(page, 0, WORDS['en-US'], press)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await settled(page)
  const second = await choose(page, 1, WORDS['en-US'], press)
  await expectReview(page, [first, second])
  await settled(page)
  await tabTo(page, bar(page).getByRole('link', { name: 'View charges' }))
})

/** In the calendar, which a key opens. */
async function chooseDates(page: Page) {
  const form = main(page).getByRole('search')
  await tabTo(page, form.getByLabel('Check-in date'))
  await page.keyboard.press('Alt+ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  const day = (iso: string) => calendar.locator(`[data-day="${iso}"]`)
  const focused = calendar.locator('[data-day]:focus')
  await expect(focused).toBeVisible()
  for (;;) {
    const at = (await focused.getAttribute('data-day')) ?? ''
    if (at >= ARRIVAL) break
    await page.keyboard.press('ArrowRight')
    await expect(day(at)).not.toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(day(DEPARTURE)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, calendar.getByRole('button', { name: 'Apply' }))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Check-in date')).toHaveValue(ARRIVAL)
  await expect(form.getByLabel('Check-out date')).toHaveValue(DEPARTURE)
}

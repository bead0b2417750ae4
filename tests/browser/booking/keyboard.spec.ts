/** The booking by keyboard: nothing that stays on the screen covers the focus (WCAG 2.4.11). */
import { expect } from '@playwright/test'
import { pairsOf } from '../../cases'
import { RATES, seeAll, settled, test } from '../site'
import { tabStops } from '../tab-stops'
import { ARRIVAL, choose, DEPARTURE, WORDS } from './journey-page'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}`
const PAGES = {
  search: '/homepage-searchform.mi',
  results: `/search/findHotels?destinationAddress=New%20York&${STAY}`,
  rates: `${RATES}&${STAY}`,
  'rates without dates': RATES,
  review: `${RATES}&${STAY}`,
}

const LOOKS = [
  ['en-US', 375],
  ['ar-SA', 1280],
] as const

for (const [[locale, width], [name, path]] of pairsOf(LOOKS, Object.entries(PAGES))) {
  test(`${name}, ${locale}, ${width} px: every tab stop is visible and has a focus ring`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(`${locale === 'en-US' ? '' : `/${locale}`}${path}`)
    if (name === 'review') {
      await choose(page, 0, WORDS[locale])
      await page.waitForURL(/reviewDetails/)
    }
    await settled(page)
    await seeAll(page)
    // The header is hidden while scrolling down and handles the jump to the top a moment later.
    await expect(page.locator('nav[data-away]')).toHaveCount(0)
    const stops = await tabStops(page)
    expect(stops.length).toBeGreaterThan(10)
    // No stop holds the focus.
    expect(stops.length).toBeLessThan(250)
    expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([])
  })
}

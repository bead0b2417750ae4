/** Failures between the search and the cart: the visitor hears what to do, and loses nothing. */
// Playwright's own test: here `settled` also waits for retried calls (tests/browser/site.ts).
import { expect, test } from '@playwright/test'
import { RATES, setFaults, settled } from '../site'
import {
  ARRIVAL,
  amountIn,
  bar,
  choose,
  DEPARTURE,
  expectReview,
  main,
  minorUnits,
} from './journey-page'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numRooms=2&numAdultsPerRoom=2-1`
const RESULTS = `/search/findHotels?destinationAddress=Munich&${STAY}`

test('half of the calls late and one lost: the journey ends with one total', async ({
  page,
  context,
}) => {
  await setFaults(
    context,
    'SearchHotels:late:1500,StickyBar:late:1500,SearchProductsByProperty:once-lost,Cart:late:1500,SummaryOfChargesCart:once-lost,selectRate:late:1500',
  )
  await page.goto(RESULTS)
  await main(page)
    .getByRole('link', { name: /^View rates/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  const second = await choose(page, 1)
  await page.waitForURL(/reviewDetails/)
  await settled(page)
  await expectReview(page, [first, second])
})

test('the API is down while the results render: the search is kept, and can be asked again', async ({
  page,
  context,
}) => {
  await setFaults(context, 'SearchHotels:drop')
  await page.goto(RESULTS)
  await settled(page)
  await expect(main(page)).toContainText('Your search is kept. Please try again.')
  await expect(page.getByRole('search')).toContainText('Munich')
  await setFaults(context, '')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('link', { name: /^View rates/ })).not.toHaveCount(0)
})

test('the API is down while the rates render: dates and guests are kept', async ({
  page,
  context,
}) => {
  await setFaults(context, 'SearchProductsByProperty:drop')
  await page.goto(`${RATES}&${STAY}`)
  await settled(page)
  await expect(main(page)).toContainText('Your dates and guests are kept. Please try again.')
  await expect(main(page)).toContainText('2 rooms, 3 guests')
  await setFaults(context, '')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Select/ })).not.toHaveCount(0)
})

test('the API is down while the review renders: the cart is kept', async ({ page, context }) => {
  await page.goto(`${RATES}&${STAY}`)
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await setFaults(context, 'RoomOverview:drop,SummaryOfChargesCart:drop')
  const second = await choose(page, 1)
  await page.waitForURL(/reviewDetails/)
  await settled(page)
  await expect(main(page)).toContainText('Your booking is kept. Please try again.')
  await setFaults(context, '')
  const again = main(page).getByRole('button', { name: 'Try again' })
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expectReview(page, [first, second])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('sold between the list and the choice: the rooms that are left, and what was chosen', async ({
      page,
      context,
    }) => {
      await page.goto(`${RATES}&${STAY}`)
      const first = await choose(page, 0)
      await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
      await setFaults(context, 'selectRate:once-soldout')
      await choose(page, 1)
      await expect(main(page)).toContainText('It has just been sold. Please choose another one.')
      await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
      await expect(bar(page)).toContainText('1 of 2 rooms chosen')
      const second = await choose(page, 2)
      await expectReview(page, [first, second])
    })

    test('another price on the choice: both are told, and nothing is chosen before the visitor agrees', async ({
      page,
      context,
    }) => {
      await page.goto(`${RATES}&${STAY}`)
      await setFaults(context, 'selectRate:price,SearchProductInfo:price')
      const first = await choose(page, 0)
      await expect(page).toHaveURL(/problem=PRICE_CHANGED/)
      await expect(bar(page)).toContainText('0 of 2 rooms chosen')
      await expect(main(page)).toContainText('Nothing is booked yet.')
      const agree = main(page).getByRole('button', { name: /^Select for \$/ })
      const agreed = minorUnits(/\$[\d,.]+/.exec((await agree.textContent()) ?? '')?.[0] ?? '')
      expect(agreed).toBeGreaterThan(first.total)
      await agree.click()
      await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
      await expect(bar(page)).toContainText('1 of 2 rooms chosen')
      expect(await amountIn(bar(page).getByRole('status'))).toBe(agreed)
    })
  })
}

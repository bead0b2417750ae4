/** Failures between the search and the cart: the visitor hears what to do, and loses nothing. */
// Playwright's own test: here `settled` also waits for retried calls (tests/browser/site.ts).
import { expect, type Page } from '@playwright/test'
import { casesOf, pairsOf } from '../../cases'
import { test } from '../sandbox'
import {
  accessibilityFindings,
  arrive,
  noticedShifts,
  RATES,
  seeAll,
  setFaults,
  settled,
  watch,
} from '../site'
import {
  ARRIVAL,
  amountIn,
  bar,
  choose,
  DEPARTURE,
  drawn,
  expectReview,
  main,
  minorUnits,
  WORDS,
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
  // The charges are asked for again when they are seen.
  await seeAll(page)
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

/** Lists whose answer comes too late for the HTML of their page. */
const LATE = [
  [
    'results',
    `/search/findHotels?${STAY}`,
    'SearchHotels',
    /^View rates/,
    'Your search is kept. Please try again.',
  ],
  [
    'rates',
    `${RATES}&${STAY}`,
    'SearchProductsByProperty',
    /^Select(?! a room)/,
    'Your dates and guests are kept. Please try again.',
  ],
] as const

for (const [[list, address, operation, choice], width] of pairsOf(LATE, [375, 1280])) {
  test(`a list of ${list} that comes late has kept its place, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watch(page)
    let send = () => {}
    const isSeen = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(`**/query/${operation}*`, async (route) => {
      await isSeen
      await route.continue()
    })
    // For the page only: the list itself may ask before a cookie could be taken back.
    await page.route(`**${address}`, (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-foyer-fault': `${operation}:timeout` },
      }),
    )
    await page.goto(address)
    // As far down as a visitor gets who looks for the end of what is on its way.
    await page.evaluate(() => scrollTo(0, 1200))
    await arrive(page)
    await expect(main(page).getByText('Looking for').last()).toBeVisible()
    send()
    await expect(main(page).getByText(choice).first()).toBeAttached()
    await settled(page)
    expect(await noticedShifts(page)).toEqual([])
  })
}

for (const [list, address, operation, choice, failed] of LATE) {
  test.describe(`${list} without a script`, () => {
    test.use({ javaScriptEnabled: false })

    test('a list that comes late is told of, and can be loaded again', async ({
      page,
      context,
    }) => {
      await setFaults(context, `${operation}:timeout`)
      await page.goto(address)
      // Other assertions leave out what stands in <noscript>.
      await expect(main(page)).toContainText(failed, { useInnerText: true })
      await expect(main(page).getByText('Looking for').filter({ visible: true })).toHaveCount(0)
      await setFaults(context, '')
      await main(page).getByRole('link', { name: 'Try again' }).click()
      await expect(main(page).getByText(choice).first()).toBeVisible()
      await expect(page).toHaveURL(address)
    })
  })
}

test('the API is down while the review renders: the cart is kept', async ({ page, context }) => {
  await page.goto(`${RATES}&${STAY}`)
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await setFaults(context, 'RoomOverview:drop,SummaryOfChargesCart:drop')
  const second = await choose(page, 1)
  await page.waitForURL(/reviewDetails/)
  await settled(page)
  await expect(main(page)).toContainText('Your booking is kept. Please try again.')
  await seeAll(page)
  const again = main(page).getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(2)
  await setFaults(context, '')
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expectReview(page, [first, second])
})

const alert = (page: Page) => main(page).getByRole('alert')
const again = (page: Page) => alert(page).getByRole('button', { name: 'Try again' })

/** What a visitor has set up in the list, and would have to do again. */
async function setUp(page: Page) {
  await page.goto(`${RATES}&${STAY}`)
  await settled(page)
  await main(page).getByRole('link', { name: 'Lowest price' }).click()
  await expectAsSetUp(page)
  await drawn(page)
}

async function expectAsSetUp(page: Page) {
  await expect(page).toHaveURL(/rateListMenu\.mi\?.*sort=priceAsc/)
  const sort = main(page).getByRole('link', { name: 'Lowest price' })
  await expect(sort).toHaveAttribute('aria-current', 'true')
}

// Not `once-`: Chromium itself repeats a call whose connection ends without an answer.
const FAULTS = [
  ['the answer is lost', 'selectRate:lost'],
  ['the server is down', 'selectRate:status:503'],
  ['the answer is no answer', 'selectRate:nonsense'],
] as const

for (const [what, faults] of casesOf(FAULTS, ([, fault]) => fault === 'selectRate:lost')) {
  test(`${what}: it is told beside the rate, nothing is lost, and trying again adds one room`, async ({
    page,
    context,
  }) => {
    await setUp(page)
    await setFaults(context, faults)
    const first = await choose(page, 1)
    await expect(alert(page)).toContainText('We got no answer')
    await expect(alert(page)).toBeInViewport({ ratio: 1 })
    await expect(alert(page).getByText(/We couldn’t put the room/)).toBeFocused()
    await expectAsSetUp(page)
    expect(await accessibilityFindings(page)).toEqual([])
    await setFaults(context, '')
    await again(page).click()
    await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
    await expect(bar(page)).toContainText('1 of 2 rooms chosen')

    await settled(page)
    await setFaults(context, faults)
    const second = await choose(page, 0)
    await expect(alert(page)).toContainText('We got no answer')
    await setFaults(context, '')
    await again(page).press('Enter')
    await page.waitForURL(/reviewDetails/)
    await expectReview(page, [first, second])
  })
}

test('the line is dead: the page stays, and goes on when the line is back', async ({
  page,
  context,
}) => {
  await setUp(page)
  await context.setOffline(true)
  const first = await choose(page, 0)
  await expect(alert(page)).toContainText('We got no answer')
  await again(page).click()
  await expect(alert(page)).toContainText('We got no answer')
  await expectAsSetUp(page)
  await context.setOffline(false)
  await again(page).click()
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(first.total)
})

test('after a lost answer another rate replaces the one that may be stored', async ({
  page,
  context,
}) => {
  await page.goto(`${RATES}&${STAY}`)
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await settled(page)
  await setFaults(context, 'selectRate:lost')
  await choose(page, 1)
  await expect(alert(page)).toContainText('We got no answer')
  await setFaults(context, '')
  const second = await choose(page, 2)
  await page.waitForURL(/reviewDetails/)
  await expectReview(page, [first, second])
})

test('two clicks, and a click on another rate meanwhile, are one choice', async ({ page }) => {
  await setUp(page)
  let send = () => {}
  const isPressed = new Promise<void>((resolve) => {
    send = resolve
  })
  const sent: string[] = []
  await page.route('**/selectRate', async (route) => {
    sent.push('sent')
    await isPressed
    await route.continue()
  })
  const first = await choose(page, 0, WORDS['en-US'], async (button) => {
    await button.dblclick()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  })
  await choose(page, 1)
  send()
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await expect(bar(page)).toContainText('1 of 2 rooms chosen')
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(first.total)
  expect(sent).toHaveLength(1)
})

test('another price: both are told beside the rate, the list has the new one, and agreeing goes on', async ({
  page,
  context,
}) => {
  await setUp(page)
  await setFaults(context, 'selectRate:price,SearchProductsByProperty:price')
  const first = await choose(page, 0)
  await expect(alert(page)).toContainText('The price of this rate has changed')
  await expect(alert(page)).toBeInViewport({ ratio: 1 })
  await expectAsSetUp(page)
  await expect(bar(page)).toContainText('0 of 2 rooms chosen')
  const text = (await alert(page).getByRole('paragraph').last().textContent()) ?? ''
  const [before, after = 0] = (text.match(/\$[\d,.]+\d/g) ?? []).map(minorUnits)
  expect(before).toBe(first.total)
  expect(after).toBeGreaterThan(first.total)
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('alert') })
    .last()
  const select = row.getByRole('button', { name: /^Select .+,/ })
  expect(minorUnits(await select.textContent())).toBe(after)
  await alert(page)
    .getByRole('button', { name: /^Select for/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(after)
})

test('the last room is sold: it is told at the list that says so, too', async ({
  page,
  context,
}) => {
  await page.goto(`${RATES}&${STAY}`)
  await settled(page)
  await setFaults(context, 'selectRate:soldout,SearchProductsByProperty:soldout')
  await choose(page, 1)
  await expect(alert(page)).toContainText('It has just been sold.')
  await expect(alert(page).getByText(/We couldn’t put the room/)).toBeFocused()
  await expect(alert(page)).toBeInViewport({ ratio: 1 })
  await expect(main(page)).toContainText('Sold out for these dates.')
})

test('another window has changed the booking: it is told, and the next choice counts', async ({
  page,
  context,
  browser,
}) => {
  await page.goto(
    `${RATES}&${STAY.replace('numRooms=2&numAdultsPerRoom=2-1', 'numRooms=3&numAdultsPerRoom=2-1-1')}`,
  )
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 3' })).toBeVisible()
  // A window that this page cannot hear: else it may take over the change before the next choice.
  const deaf = await browser.newContext({ storageState: await context.storageState() })
  const other = await deaf.newPage()
  await other.goto(page.url())
  const second = await choose(other, 1)
  await expect(other.getByRole('heading', { name: 'Room 3 of 3' })).toBeVisible()
  await deaf.close()
  await settled(page)
  await choose(page, 2)
  await expect(alert(page)).toContainText('Your booking has changed in another window.')
  await expect(page.getByRole('heading', { name: 'Room 3 of 3' })).toBeVisible()
  await expect(bar(page)).toContainText('2 of 3 rooms chosen')
  const third = await choose(page, 2)
  await page.waitForURL(/reviewDetails/)
  await expectReview(page, [first, second, third])
})

test('the booking is gone: it is told, and begins anew in the same page', async ({
  page,
  context,
}) => {
  await page.goto(`${RATES}&${STAY}`)
  await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  await settled(page)
  await context.clearCookies()
  await choose(page, 1)
  await expect(alert(page)).toContainText('Your booking was open for too long.')
  await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
  const first = await choose(page, 1)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(first.total)
})

test('a rate for members: who is none joins, takes the rate for everybody, or signs in', async ({
  page,
}) => {
  const wish = async () => {
    await page.goto(`${RATES}&${STAY}`)
    await settled(page)
    await main(page).getByRole('link', { name: 'Member rates' }).click()
    await choose(page, 0)
    await expect(alert(page)).toContainText('This rate is for members')
  }
  await wish()
  await alert(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/sign-in\.mi\?returnTo=.*rateListMenu/)

  await wish()
  await alert(page).getByRole('link', { name: 'Join for free' }).click()
  const dialog = page.getByRole('dialog', { name: /^Join/ })
  await expect(dialog.or(dialog.locator('*')).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(alert(page)).toBeVisible()
  const usual = alert(page).getByRole('button')
  const price = (await usual.innerText()).replace(/[^\d]/g, '')
  await usual.click()
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(Number(price))
})

test('a dialog that was left before its script is there stays closed', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/one-click-join-modal/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(`${RATES}&${STAY}`)
  await page.mouse.move(200, 200)
  await expect(page.locator('#rates')).toHaveAttribute('status', 'mounted')
  await main(page).getByRole('link', { name: 'Member rates' }).click()
  await choose(page, 0)
  const join = page.locator('foyer-widget[type="one-click-join-modal"]')
  await alert(page).getByRole('link', { name: 'Join for free' }).click()
  await expect(join.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(join.locator('dialog')).toBeHidden()
  release()
  await expect(join).toHaveAttribute('status', 'mounted')
  await settled(page)
  await expect(join.locator('dialog')).toBeHidden()
  await alert(page).getByRole('link', { name: 'Join for free' }).click()
  await expect(join.locator('dialog')).toBeVisible()
})

test('the script that sends it does not arrive: the form sends itself', async ({ page }) => {
  await page.route(/choose-rate/, (route) => route.abort())
  await page.goto(`${RATES}&${STAY}`)
  await settled(page)
  const first = await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(first.total)
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
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

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
    expect(await amountIn(bar(page).getByRole('status').first())).toBe(agreed)
  })

  test('the API is down while the review renders: it says so, and the page can be loaded again', async ({
    page,
    context,
  }) => {
    await page.goto(`${RATES}&${STAY}`)
    const first = await choose(page, 0)
    await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
    await setFaults(context, 'RoomOverview:drop,SummaryOfChargesCart:drop')
    const second = await choose(page, 1)
    await expect(page).toHaveURL(/reviewDetails/)
    // Playwright finds no text in a `noscript`.
    const again = main(page).locator('noscript a[href=""]')
    await expect(again).toHaveCount(2)
    await expect(again.first()).toBeVisible()
    expect(await main(page).innerText()).toContain('Your booking is kept. Please try again.')
    await setFaults(context, '')
    await again.first().click()
    await expectReview(page, [first, second])
  })
})

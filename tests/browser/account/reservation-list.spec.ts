/** A member's stays, and the ways to one without having signed in (W46, W90). */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { setServerClock } from '../checkout/review-page'
import {
  accessibilityFindings,
  become,
  findStay,
  layoutShift,
  OVERVIEW,
  seeAll,
  settled,
  test,
  watch,
} from '../site'

const LIST = '/loyalty/findReservationList.mi'
const list = (page: Page) => page.locator('foyer-widget[type="reservation-list"]')
const banner = (page: Page) => page.locator('foyer-widget[type="upcoming-reservation-banner"]')
const tab = (page: Page, name: RegExp) =>
  list(page).getByRole('navigation').getByRole('link', { name })

interface Browser {
  page: Page
  context: BrowserContext
  baseURL: string | undefined
}

/** Mei has two stays to come in 2031, one that was cancelled, and one of that May that is over. */
async function openAsMei({ page, context, baseURL }: Browser, address = LIST) {
  await become(context, 'member-t')
  await setServerClock(context, baseURL, Date.parse('2031-05-10T12:00:00Z'))
  await page.goto(address)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a member finds upcoming, past and cancelled stays, each with its way on', async ({
      page,
      context,
      baseURL,
    }) => {
      await openAsMei({ page, context, baseURL })
      await expect(list(page).getByRole('heading', { level: 1 })).toHaveText('Your trips')
      await expect(tab(page, /^Upcoming/)).toHaveText('Upcoming (1)')
      await expect(tab(page, /^Upcoming/)).toHaveAttribute('aria-current', 'page')
      const view = list(page).getByRole('link', { name: /^View stay, .*, September 10, 2031$/ })
      await expect(view).toHaveAttribute('href', /findReservationDetail\.mi\?stay=[\w-]{22}$/)

      await tab(page, /^Past \(1\)/).click()
      await expect(list(page).getByRole('article')).toContainText('Stay ended')
      await expect(
        list(page).getByRole('link', {
          name: 'Book again, Alderway New York Midtown, May 3, 2031',
        }),
      ).toHaveAttribute('href', /rateListMenu\.mi\?propertyCode=NYCAB$/)
      await expect(list(page).getByRole('link', { name: /^View stay/ })).toHaveAttribute(
        'href',
        /expiredReservation/,
      )

      await tab(page, /^Cancelled \(1\)/).click()
      await expect(list(page).getByRole('article')).toContainText(
        'CancelledDessin Sydney Walsh Bay',
      )
      await expect(list(page).getByRole('link', { name: /^View stay/ })).toHaveAttribute(
        'href',
        /confirmReservationCancellation/,
      )
    })

    test('the header leads a member to the list, also from a page that is kept for all', async ({
      page,
      context,
    }) => {
      await become(context, 'member-t')
      await page.goto(OVERVIEW)
      await page.getByRole('banner').getByRole('link', { name: 'Trips' }).first().click()
      await expect(list(page).getByRole('heading', { level: 1 })).toHaveText('Your trips')
      await expect(tab(page, /^Upcoming/)).toHaveAttribute('aria-current', 'page')
    })

    test('hostile addresses show the first tab and a page that there is', async ({
      page,
      context,
      baseURL,
    }) => {
      await openAsMei(
        { page, context, baseURL },
        `${LIST}?tab=%3Cscript%3E&page=99999999999999999999`,
      )
      await expect(tab(page, /^Upcoming/)).toHaveAttribute('aria-current', 'page')
      await page.goto(`${LIST}?tab=past&page=900`)
      await expect(list(page).getByRole('article')).toHaveCount(1)
    })

    test('who has not signed in can do so, or find one stay by its number', async ({
      page,
      context,
    }) => {
      for (const visitor of ['anon', 'remembered-maria'] as const) {
        await become(context, visitor)
        await page.goto(LIST)
        await expect(list(page).getByRole('article')).toHaveCount(0)
        await expect(list(page).getByRole('link', { name: /^Sign in/ })).toHaveAttribute(
          'href',
          /returnTo=%2Floyalty%2FfindReservationList\.mi/,
        )
      }
      await expect(banner(page)).toBeHidden()
      await list(page)
        .getByLabel(/^Confirmation number/)
        .fill('70110002')
      await list(page)
        .getByLabel(/^Family name/)
        .fill('Adeyemi')
      await list(page).getByRole('button', { name: 'Find reservation' }).click()
      await page.waitForURL(/findReservationDetail/)
    })

    test('the banner counts the days to the next stay, and is silent on that stay’s own page', async ({
      page,
      context,
      baseURL,
    }) => {
      await setServerClock(context, baseURL, Date.parse('2031-05-30T12:00:00Z'))
      await findStay(context)
      await page.goto(LIST)
      await expect(banner(page).getByRole('region', { name: 'Your next stay' })).toContainText(
        'In 2 days',
      )
      await banner(page)
        .getByRole('link', { name: /^View stay/ })
        .click()
      await page.waitForURL(/findReservationDetail/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page).getByRole('region')).toHaveCount(0)
    })
  })

test('no script of the list is loaded, nothing moves, and axe has nothing to say', async ({
  page,
  context,
  baseURL,
}) => {
  const { complaints, requests } = await watch(page)
  for (const address of [LIST, `${LIST}?tab=past`, `${LIST}?tab=cancelled`, `/ar-SA${LIST}`]) {
    await openAsMei({ page, context, baseURL }, address)
    await settled(page)
    await seeAll(page)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await layoutShift(page)).toBe(0)
  }
  await become(context, 'anon')
  await page.goto(LIST)
  await settled(page)
  expect(await accessibilityFindings(page)).toEqual([])
  expect(requests.filter((line) => line.includes('reservation-list'))).toEqual([])
  expect(complaints).toEqual([])
})

test('cards and form hold their text at 320 pixels, also with text of twice the size', async ({
  page,
  context,
  baseURL,
}) => {
  const width = () => page.evaluate(() => document.querySelector('main')?.scrollWidth)
  await page.setViewportSize({ width: 320, height: 700 })
  const check = async () => {
    await settled(page)
    expect(await width()).toBe(320)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await width()).toBe(320)
  }
  await openAsMei({ page, context, baseURL }, `${LIST}?tab=past`)
  await check()
  await setServerClock(context, baseURL, Date.parse('2031-05-04T12:00:00Z'))
  await page.goto(LIST)
  await expect(banner(page)).toContainText('Enjoy your stay')
  await check()
  await become(context, 'anon')
  await page.goto(LIST)
  await check()
})

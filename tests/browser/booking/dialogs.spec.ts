/** The terms of a rate and the details of a room: in a dialog, at their own address, and without a script. */
import { expect, type Locator, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { RATES, setFaults, settled, test } from '../site'
import { tabTo } from '../tab-to'
import { ARRIVAL, DEPARTURE, main, minorUnits, WORDS } from './journey-page'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numAdultsPerRoom=2`

interface Case {
  locale: 'en-US' | 'ar-SA'
  width: 375 | 1280
  hotel: string
  rateDetails: RegExp
  roomDetails: RegExp
  allRates: string
}

const ENGLISH: Omit<Case, 'width'> = {
  ...{ locale: 'en-US', hotel: 'NYCAB', allRates: 'All rooms and rates' },
  ...{ rateDetails: /^Rate details/, roomDetails: /^Room details/ },
}

const CASES: Case[] = [
  { ...ENGLISH, width: 1280 },
  { ...ENGLISH, width: 375 },
  {
    ...{ locale: 'ar-SA', width: 375, hotel: 'RUHSA', rateDetails: /^تفاصيل السعر/ },
    ...{ roomDetails: /^تفاصيل الغرفة/, allRates: 'جميع الغرف والأسعار' },
  },
]

const ratesOf = ({ locale, hotel }: Case) =>
  `${locale === 'en-US' ? '' : `/${locale}`}${RATES.replace('NYCAB', hotel)}&${STAY}`

/** The total of the row that says so, without the points of a member. */
async function totalIn(scope: Locator, { total }: (typeof WORDS)[Case['locale']]) {
  const row = scope
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: scope.page().getByRole('rowheader', { name: total }) })
  return minorUnits(await row.getByRole('cell').textContent())
}

/** The rate of a card: its name in the button, and its total. */
async function rateOf(card: Locator, { select }: (typeof WORDS)[Case['locale']]) {
  const button = card.getByRole('button', { name: select }).first()
  const total = minorUnits(await button.textContent())
  expect(total).toBeGreaterThan(0)
  return { button, total }
}

const cards = (page: Page, words: (typeof WORDS)[Case['locale']]) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: words.select }) })

for (const use of casesOf(CASES, ({ locale, width }) => locale === 'ar-SA' || width === 1280)) {
  const { locale, width } = use
  const words = WORDS[locale]

  test.describe(`${locale}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('rate details: the dialog has the card’s total, takes the focus and gives it back', async ({
      page,
    }) => {
      await page.goto(ratesOf(use))
      await settled(page)
      const card = cards(page, words).first()
      const { total } = await rateOf(card, words)
      const link = card.getByRole('link', { name: use.rateDetails }).first()
      const address = page.url()
      await link.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('table').first()).toBeVisible()
      await expect(dialog.getByRole('heading').first()).toBeFocused()
      await settled(page)
      expect(await totalIn(dialog, words)).toBe(total)
      const { total: chosen } = await rateOf(dialog, words)
      expect(chosen).toBe(total)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
      expect(page.url()).toBe(address)
    })

    test('room details: the dialog has the totals of the card’s rates', async ({ page }) => {
      await page.goto(ratesOf(use))
      await settled(page)
      const card = cards(page, words).first()
      const name = await card.getByRole('heading', { level: 3 }).textContent()
      const { total } = await rateOf(card, words)
      const link = card.getByRole('link', { name: use.roomDetails })
      await link.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: name ?? '?' })
      await expect(dialog.getByRole('heading').first()).toBeFocused()
      await settled(page)
      const buttons = dialog.getByRole('button', { name: words.select })
      const totals = (await buttons.allTextContents()).map(minorUnits)
      expect(totals).toContain(total)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(link).toBeFocused()
    })
  })
}

test('by keyboard alone: to a rate’s details, round in the dialog, and back', async ({ page }) => {
  await page.goto(ratesOf({ ...ENGLISH, width: 1280 }))
  await settled(page)
  const link = main(page).getByRole('link', { name: ENGLISH.rateDetails }).first()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  await expect(dialog.getByRole('table').first()).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: /^Select/ }))
  await page.keyboard.press('Shift+Tab')
  expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await tabTo(page, dialog.getByRole('button', { name: 'Close', exact: true }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})

test('a choice in the dialog that fails is told in the dialog, and tried again there', async ({
  page,
  context,
}) => {
  await page.goto(ratesOf({ ...ENGLISH, width: 1280 }))
  await settled(page)
  await main(page).getByRole('link', { name: ENGLISH.rateDetails }).first().click()
  const dialog = page.getByRole('dialog')
  await setFaults(context, 'selectRate:once-status:503')
  await dialog.getByRole('button', { name: /^Select/ }).click()
  const alert = dialog.getByRole('alert').filter({ hasText: /./ })
  await expect(alert).toContainText('We got no answer')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/reviewDetails/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    const narrow = CASES.filter(({ width }) => width === 375)
    const isTaken = ({ locale }: { locale: string }) => (locale === 'ar-SA') === javaScriptEnabled
    for (const use of casesOf(narrow, isTaken)) {
      const words = WORDS[use.locale]

      test(`${use.locale}: the address of a rate shows its terms with the total of the list`, async ({
        page,
      }) => {
        await page.goto(ratesOf(use))
        const card = cards(page, words).first()
        const { total } = await rateOf(card, words)
        const href = await card
          .getByRole('link', { name: use.rateDetails })
          .first()
          .getAttribute('href')
        // As copied from the link into another window.
        await page.goto(new URL(href ?? '', page.url()).href)
        const terms = main(page)
          .getByRole('region')
          .filter({ has: page.getByRole('table') })
          .first()
        await expect(terms).toBeInViewport()
        expect(await totalIn(terms, words)).toBe(total)
        expect((await rateOf(terms, words)).total).toBe(total)
        await terms.getByRole('link', { name: use.allRates }).click()
        await expect(page).not.toHaveURL(/[?&]product=/)
        expect((await rateOf(cards(page, words).first(), words)).total).toBe(total)
      })

      test(`${use.locale}: the address of a room shows it`, async ({ page }) => {
        await page.goto(ratesOf(use))
        const card = cards(page, words).first()
        const name = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '?'
        const href = await card.getByRole('link', { name: use.roomDetails }).getAttribute('href')
        await page.goto(new URL(href ?? '', page.url()).href)
        const room = main(page).getByRole('region', { name, exact: true }).first()
        await expect(room).toBeInViewport()
        await expect(room.getByRole('heading', { level: 2 })).toHaveText(name)
        await room.getByRole('link', { name: use.allRates }).click()
        await expect(page).not.toHaveURL(/[?&]room=/)
      })
    }

    test('the address of a rate whose price has changed tells both totals', async ({
      page,
      context,
    }) => {
      const words = WORDS['en-US']
      await page.goto(ratesOf({ ...ENGLISH, width: 1280 }))
      const { total } = await rateOf(cards(page, words).first(), words)
      const button = cards(page, words).first().locator('button[name=rate]').first()
      const [product, quote] = `${await button.getAttribute('value')}`.split(' ')
      await setFaults(context, 'SearchProductInfo:price')
      await page.goto(
        `${ratesOf({ ...ENGLISH, width: 1280 })}&product=${product}&quote=${quote}&problem=PRICE_CHANGED`,
      )
      const notice = main(page).getByText(/Nothing is booked yet/)
      const amounts = ((await notice.textContent()) ?? '').match(/\$[\d,.]+\d/g)?.map(minorUnits)
      expect(amounts?.[0]).toBe(total)
      expect(amounts?.[1]).toBeGreaterThan(total)
      const agree = main(page).getByRole('button', { name: /^Select for/ })
      expect(minorUnits(await agree.textContent())).toBe(amounts?.[1])
    })
  })
}

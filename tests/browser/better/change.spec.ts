/** What a booked stay can become, and what that costs. */
import { expect, type Locator, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownDays, ownStay } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { setServerClock } from '../checkout/review-page'
import { payOnHostedPage } from '../payment/booked-stay'
import { answerBank, bankPage, bookButton, CARD, showCard, typeCard } from '../payment/payment-page'
import { become, settled, test, UPCOMING } from '../site'
import {
  askForDates,
  book,
  bookInPoints,
  charges,
  mailsTo,
  rooms,
  stay,
  success,
  sumOf,
  widget,
} from './better-page'
import { fillHotel, SMALL } from './full-hotel'

const OTHER_ROOM = 'Choose another room or rate'

/** Chooses a room type from the rates of the change, at the flexible rate. */
async function chooseRoom(page: Page, name: string) {
  await page.waitForURL(/modifyRateListMenu/)
  await page.getByRole('button', { name: new RegExp(`^Select ${name}, Flexible`) }).click()
  await page.waitForURL(/reviewDetails/)
}

async function expectDates(page: Page, from: string, to: string) {
  for (const day of [from, to])
    await expect(stay(page).locator(`time[datetime="${day}"]`)).toBeVisible()
}

/** Makes a change that needs no card; its button names the points that it takes. */
async function save(page: Page) {
  await expect(bookButton(page)).toHaveText(/^(Save your changes|Change .*points)/)
  await bookButton(page).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(success(page)).toContainText('Your reservation has been changed.')
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 1: on the day of arrival both rooms of an order become other ones in one change', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      await setServerClock(context, baseURL, Date.parse(`${ownDays().from}T08:00:00Z`))
      // Cheaper rooms ask for no other card.
      const rates = [/River King.*Flexible/, /River King.*Flexible/]
      const search = `${ownStay()}&numRooms=2&numAdultsPerRoom=1-1`
      await book({ browser, context, baseURL }, { rates, search })
      await page.goto(UPCOMING)
      await expect(widget(page, 'cancellation-policy')).toContainText(/Cancelling now costs €/)
      const numbers = (await stay(page).innerText()).match(/8\d{9}/g)

      await rooms(page).first().getByRole('button', { name: OTHER_ROOM }).click()
      await chooseRoom(page, 'Garden Double')
      await rooms(page).last().getByRole('link', { name: OTHER_ROOM }).click()
      await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
      await chooseRoom(page, 'Garden Twin')
      await expect(rooms(page).first()).toContainText('Before: River King')
      await expect(rooms(page).last()).toContainText('Before: River King')
      await expect(sumOf(page, 'summary-of-charges', 'Difference')).toHaveText(/^−€\d/)
      await save(page)
      await expect(rooms(page).first()).toHaveAccessibleName('Garden Double')
      await expect(rooms(page).last()).toHaveAccessibleName('Garden Twin')
      expect((await stay(page).innerText()).match(/8\d{9}/g)).toEqual(numbers)
    })

    test('better 2: in a sold-out hotel a stay is moved and shortened, and a failed try loses nothing', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { from, to } = ownDays()
      const later = addDays(to, 1)
      await become(context, 'member-maria')
      await bookInPoints({ browser, context, baseURL }, SMALL)
      await fillHotel(baseURL, from, to)
      await fillHotel(baseURL, later, addDays(later, 1))
      await page.goto(UPCOMING)
      const used = charges(page).getByRole('row', { name: /^Points used/ })
      const points = await used.innerText()

      // The night after the stay is free, the next one is not.
      if (hasScript) {
        await settled(page)
        await stay(page).getByText('Change dates and guests').click()
        const dialog = page.getByRole('dialog')
        await dialog.locator(`[data-day="${from}"]`).click()
        const days = [later, addDays(later, 1)].map((day) => dialog.locator(`[data-day="${day}"]`))
        await expect(days[0] as Locator).not.toHaveAttribute('aria-disabled')
        await expect(days[1] as Locator).toHaveAttribute('aria-disabled', 'true')
        await page.reload()
      } else {
        await askForDates(page, { from, to: addDays(later, 1), hasScript })
        await expect(page.getByText('Your room is not sold for this stay.')).toBeVisible()
        await page.getByRole('link', { name: 'Keep the booking as it is' }).click()
      }
      await expectDates(page, from, to)
      await expect(used).toHaveText(points, { useInnerText: true })

      await askForDates(page, { from: addDays(from, 1), to: later, hasScript })
      await page.waitForURL(/reviewDetails/)
      for (const said of ['1 night at the price that you booked', '1 night at the price of today'])
        await expect(rooms(page)).toContainText(said)
      await expect(rooms(page)).toContainText('1 night given back')
      await save(page)
      await expectDates(page, addDays(from, 1), later)

      await askForDates(page, { from: addDays(from, 1), to, hasScript })
      await page.waitForURL(/reviewDetails/)
      await save(page)
      await expectDates(page, addDays(from, 1), to)
    })

    test('better 5: kept, new and given-back nights are told, and one difference in page, button, frame and mail', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { from, to } = ownDays()
      // A hotel without a tax that is paid there: all of the difference is paid now.
      await book({ browser, context, baseURL }, { propertyCode: 'NYCAB', rates: [/Pay Now/] })
      await page.goto(UPCOMING)
      await askForDates(page, { from: addDays(from, 1), to: addDays(to, 2), hasScript })
      await page.waitForURL(/reviewDetails/)
      for (const said of [
        '1 night at the price that you booked',
        '2 nights at the price of today',
        '1 night given back',
      ])
        await expect(rooms(page)).toContainText(said)
      const difference = await sumOf(page, 'summary-of-charges', 'Difference').innerText()
      expect(difference).toMatch(/^\+\$\d/)
      const amount = difference.slice(1)
      await expect(sumOf(page, 'summary-of-charges', 'Charged with this change')).toHaveText(amount)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.waitForURL(/reviewGuestInfo/)
      await expect(bookButton(page)).toHaveText(`Change and pay ${amount}`)
      if (hasScript) {
        await showCard(page)
        await typeCard(page, CARD.challenge)
        await bookButton(page).click()
        await expect(bankPage(page)).toContainText(amount)
        await answerBank(page)
      } else {
        await bookButton(page).click()
        await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible()
        await payOnHostedPage(page)
      }
      await page.waitForURL(/findReservationDetail/)
      await expect(success(page)).toContainText('Your reservation has been changed.')
      await expectDates(page, addDays(from, 1), addDays(to, 2))
      const [mail] = await mailsTo(context, GUEST.email)
      expect(mail).toContain(`Charged with this change: ${amount}`)
    })
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('better 6: a paid stay becomes a dearer one, which is charged, and a cheaper one, which is refunded', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    // The first night is paid at the booking.
    const deposit = { propertyCode: 'BKKTH', rates: [/^Select Garden Twin.*Half Board/] }
    await book({ browser, context, baseURL }, deposit)
    await page.goto(UPCOMING)
    const halfBoard = (room: string) =>
      page.getByRole('button', { name: new RegExp(`^Select ${room}.*Half Board`) })
    await page.getByRole('button', { name: OTHER_ROOM }).click()
    await page.waitForURL(/modifyRateListMenu/)
    await page
      .getByRole('article', { name: /^Rain Tree/ })
      .getByText(/more rates?$/)
      .click()
    await halfBoard('Rain Tree').click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const pay = await bookButton(page).innerText()
    expect(pay).toMatch(/^Change and pay THB\s\d/)
    const amount = pay.replace('Change and pay ', '')
    await bookButton(page).click()
    await payOnHostedPage(page)
    await expect(success(page)).toContainText('Your reservation has been changed.')
    await expect(rooms(page)).toHaveAccessibleName(/Rain Tree/)

    await page.getByRole('button', { name: OTHER_ROOM }).click()
    await page
      .getByRole('article', { name: 'Garden Twin' })
      .getByText(/more rates?$/)
      .click()
    await halfBoard('Garden Twin').click()
    await expect(sumOf(page, 'summary-of-charges', 'Goes back to your card')).toHaveText(amount)
    await save(page)
    const refund = page.getByRole('table', { name: 'Back after a change' })
    await expect(refund).toContainText(amount)
    // The sandbox moves money every half a minute: it may have done so before the page.
    await expect(refund).toContainText(/(Goes back|Sent) to the card that you paid with\./)
  })
})

/** What a guest is told of a stay, by whom, and where. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownDays } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { settled, test, UPCOMING } from '../site'
import { askForDates, book, mailsTo, numberOf, stay, success, widget } from './better-page'

/** The fields of the entry that a calendar file has, and its method. */
async function calendarAt({ request }: BrowserContext, href: string | null | undefined) {
  const file = await (await request.get(href ?? 'no link')).text()
  const entry = file.replaceAll('\r\n ', '').replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s, '')
  return Object.fromEntries(
    entry
      .trim()
      .split('\r\n')
      .map((line) => [/^\w+/.exec(line)?.[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  )
}

/** The entry that comes with the newest mail. */
async function mailedEntry(context: BrowserContext) {
  const [mail = ''] = await mailsTo(context, GUEST.email)
  return calendarAt(context, /href="([^"]*\.ics)"/.exec(mail)?.[1])
}

/** The subject of the newest mail to the guest of a stay, without the name of the hotel. */
async function newestSubject(context: BrowserContext) {
  const [mail = ''] = await mailsTo(context, GUEST.email)
  return /<h2[^>]*>([^<]*)</.exec(mail)?.[1] ?? ''
}

async function lookUp(page: Page, number: string, name: string) {
  await page.goto('/reservation/lookupReservation.mi')
  const form = widget(page, 'reservation-lookup').locator('form')
  await form.locator('[name=confirmationNumber]').fill(number)
  await form.locator('[name=lastName]').fill(name)
  await form.locator('[type=submit]').click()
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 9: mail, calendar and page tell the same at once, and a cancelled stay leaves the calendar', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { from, to } = ownDays()
      const earlier = addDays(to, -1)
      await book({ browser, context, baseURL })
      const first = await mailedEntry(context)
      await page.goto(UPCOMING)
      await askForDates(page, { from, to: earlier, hasScript })
      await page.waitForURL(/reviewDetails/)
      await page.getByRole('button', { name: 'Save your changes' }).click()
      await expect(success(page)).toContainText('Your reservation has been changed.')

      await expect(stay(page).locator(`time[datetime="${earlier}"]`)).toBeVisible()
      const link = page.locator('a[href*="v1/calendar"]').first()
      const shown = await calendarAt(context, await link.getAttribute('href'))
      expect(shown.DTEND).toContain(earlier.replaceAll('-', ''))
      expect(await mailedEntry(context)).toEqual(shown)
      // A calendar takes over the entry that it knows.
      expect(shown.UID).toBe(first.UID)
      expect(Number(shown.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE))

      await widget(page, 'cancel-all-rooms').getByRole('link', { name: 'Cancel this stay' }).click()
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      const last = await mailedEntry(context)
      expect(last).toMatchObject({ METHOD: 'CANCEL', STATUS: 'CANCELLED', UID: first.UID })
      expect(Number(last.SEQUENCE)).toBeGreaterThan(Number(shown.SEQUENCE))
    })

    test('better 10: who finds a stay reads nothing new, and its guest hears of every act at once', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const booker = await browser.newContext({ baseURL: baseURL ?? '' })
      await book({ browser, context: booker, baseURL })
      const own = await booker.newPage()
      await own.goto(UPCOMING)
      const number = await numberOf(own)
      await booker.close()

      // Whether there is such a number is not told either.
      const main = page.getByRole('main')
      const refusal = main.getByText(/couldn’t find a reservation/)
      await lookUp(page, number, 'Lindqvist')
      const wrongName = await refusal.innerText()
      await lookUp(page, '8000000000', GUEST.familyName)
      await expect(refusal).toHaveText(wrongName, { useInnerText: true })
      await lookUp(page, number, GUEST.familyName)
      await page.waitForURL(/findReservationDetail\.mi\?stay=/)
      if (hasScript) await settled(page)
      await expect(stay(page)).toContainText(number)
      expect(await page.content()).not.toMatch(/\bMaria\b|maria@|555.?0100|ending in \S*1111/)

      const requests = widget(page, 'room-requests')
      await requests.getByRole('radio', { name: 'Beds apart' }).check()
      await requests.getByRole('button', { name: 'Save changes' }).click()
      await expect(main).toContainText(/Saved\. We have confirmed|Your requests are saved/)
      expect(await newestSubject(context)).toMatch(/request/i)

      await page.goto('/reservation/cancelReservation.mi')
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      expect(await newestSubject(context)).toMatch(/is cancelled$/)
      await page.getByRole('button', { name: 'Take this room back' }).click()
      await page.waitForURL(/findReservationDetail/)
      expect(await newestSubject(context)).toMatch(/back|booked again/)
    })
  })

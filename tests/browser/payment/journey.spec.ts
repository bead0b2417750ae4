/**
 * From the rates to a paid booking: a declined card, then another one, whose bank asks. Each kind of
 * visitor, language and width occurs, not each combination.
 */
import { expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { expectSound, type WORDS } from '../booking/journey-page'
import { agree, fill, GUEST, walkToGuests } from '../checkout/guest-page'
import {
  accessibilityFindings,
  become,
  noticedShifts,
  settled,
  test,
  type VisitorId,
  watch,
} from '../site'
import {
  answerBank,
  bankQuestion,
  bookButton,
  CARD,
  cardChoice,
  cardFrame,
  expectBooked,
  notice,
  showCard,
  typeCard,
} from './payment-page'

interface Journey {
  locale: keyof typeof WORDS
  visitor: VisitorId
  width: 375 | 1280
  declined: string
}

const JOURNEYS: Journey[] = [
  {
    ...{ locale: 'en-US', visitor: 'remembered-maria', width: 1280 },
    declined: 'Your bank declined the card',
  },
  {
    ...{ locale: 'ja-JP', visitor: 'member-maria', width: 375 },
    declined: 'カード会社の承認が得られませんでした',
  },
  { locale: 'ar-SA', visitor: 'anon', width: 375, declined: 'رفض مصرفك البطاقة' },
  { locale: 'de-DE', visitor: 'anon', width: 1280, declined: 'Ihre Bank hat die Karte abgelehnt' },
]

for (const { locale, visitor, width, declined } of casesOf(JOURNEYS, ({ locale }) =>
  ['en-US', 'ar-SA'].includes(locale),
)) {
  test(`${locale}, ${visitor}, ${width} px: declined, then booked`, async ({ page, context }) => {
    const isMember = visitor.startsWith('member')
    await page.setViewportSize({ width, height: 800 })
    await become(context, visitor)
    const { complaints } = await watch(page)
    await walkToGuests(page, locale)
    await settled(page)
    if (!isMember) await fill(page, GUEST)
    await agree(page)
    await expectSound(page, 'payment')

    if (isMember) {
      await expect(cardChoice(page).first()).toBeChecked()
      await cardChoice(page).last().check()
    }
    await showCard(page)
    const noticesAfter = await book(page, () =>
      // What is wrong is told in the frame, which may grow for it.
      expect(cardFrame(page).locator('[aria-invalid=true]')).not.toHaveCount(0),
    )
    await expectStill(page, 'incomplete', noticesAfter)

    await typeCard(page, CARD.decline)
    const declinedAfter = await book(page, () => expect(notice(page)).toContainText(declined))
    await expectStill(page, 'declined', declinedAfter)

    if (isMember) await cardChoice(page).first().check()
    else await typeCard(page, CARD.challenge)
    const askedAfter = await book(page, () => expect(bankQuestion(page)).toBeVisible())
    await expectStill(page, 'bank', askedAfter)
    await shot(page, `${locale}-bank`)
    await answerBank(page)
    await expectBooked(page)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectSound(page, 'confirmation')
    await shot(page, `${locale}-confirmation`)
    expect(complaints).toEqual([])
  })
}

/** Presses the button that books; resolves with the milliseconds until it is answered. */
async function book(page: Page, isAnswered: () => Promise<void>): Promise<number> {
  const pressed = Date.now()
  await bookButton(page).click()
  await isAnswered()
  return Date.now() - pressed
}

/**
 * As `expectSound`, without scrolling away from what the visitor reads. The answer to a press may move the
 * page, and comes later on a busy machine; the browser leaves out the first half second.
 */
async function expectStill(page: Page, step: string, answeredAfter: number) {
  await settled(page)
  const shifts = (await noticedShifts(page)).filter(
    ([, , sinceInput]) => sinceInput > answeredAfter + 2_000,
  )
  expect([step, shifts]).toEqual([step, []])
  expect([step, await accessibilityFindings(page)]).toEqual([step, []])
}

async function shot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

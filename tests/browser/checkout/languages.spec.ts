/** Review and guests in every language, in the narrowest window and with the largest text. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { expectSound, ownStay } from '../booking/journey-page'
import { losses, setTextSize } from '../losses'
import { RATES, settled, test, watch } from '../site'

const LOCALES = ['en-US', 'de-DE', 'ja-JP', 'ar-SA', 'zh-CN']

/** Nothing moves, axe finds nothing, and nothing is cut or out of reach, also with twice the text. */
async function expectInReach(page: Page, context: BrowserContext, step: string) {
  await expectSound(page, step)
  expect([step, await losses(page)]).toEqual([step, []])
  await setTextSize(context, page, 200)
  await settled(page)
  expect([step, '200 %', await losses(page)]).toEqual([step, '200 %', []])
  // The next page is to come with the usual size.
  await setTextSize(context, page, 100)
}

for (const locale of casesOf(LOCALES, (one) => ['zh-CN', 'ar-SA'].includes(one))) {
  test(`${locale}: review and guests at 320 px, and with text of 200 %`, async ({
    page,
    context,
  }) => {
    const { complaints } = await watch(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const path = `${RATES.replace('NYCAB', 'MUCDE')}&${ownStay()}`
    await page.goto(locale === 'en-US' ? path : `/${locale}${path}`)
    // Each language has other words for the buttons.
    await page.locator('article button[name=rate]').first().click()
    await page.waitForURL(/reviewDetails/)
    await expectInReach(page, context, 'review')
    await page.locator('#checkout-form button').click()
    await page.waitForURL(/guestInfo/)
    await expectInReach(page, context, 'guests')
    expect(complaints).toEqual([])
  })
}

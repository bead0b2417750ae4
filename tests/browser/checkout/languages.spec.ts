/** Review and guests in every language, in the narrowest window and with the largest text. */
import { expect } from '@playwright/test'
import { casesOf } from '../../cases'
import { ownStay } from '../booking/journey-page'
import { expectInReach } from '../in-reach'
import { RATES, test, watch } from '../site'

const LOCALES = ['en-US', 'de-DE', 'ja-JP', 'ar-SA', 'zh-CN', 'es-ES']

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

/** From the guests' details to an order without a script: the provider's own page, and back (W38). */
import { expect, type Page } from '@playwright/test'
import { main } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'
import { agree, button, fill, GUEST } from '../checkout/guest-page'
import { test } from '../site'

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

const CARD = {
  approve: '4111111111111111',
  challenge: '4000000000003220',
  decline: '4000000000000002',
}

async function openProvider(page: Page) {
  await openGuests(page)
  await fill(page, GUEST)
  await agree(page)
  await button(page, 'Book now').click()
  await page.waitForURL(/^http:\/\/pay\.localhost:\d+\/pay\//)
}

async function pay(page: Page, number: string, zip = '10001') {
  await page.getByLabel('Name on card').fill('M Lindqvist')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Billing ZIP code').fill(zip)
  await page.getByRole('button', { name: /^(Pay|Confirm card)/ }).click()
}

test('a card is entered on the provider’s page, and leads to the confirmation', async ({
  page,
}) => {
  await openProvider(page)
  await page.getByRole('button', { name: /^(Pay|Confirm card)/ }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(5)
  await pay(page, '1234')
  await expect(summary.getByRole('link')).toHaveCount(1)
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/not a card number/)
  const confirmed = page.waitForRequest(/\/reservation\/confirmation\.mi\?stay=[\w-]+$/)
  await pay(page, CARD.approve)
  await confirmed
  const { length } = (await page.context().cookies()).filter(({ domain }) => /pay/.test(domain))
  expect(length).toBe(0)
})

test('the ZIP code of the bill is asked for, and one that is not the bank’s declines the card', async ({
  page,
}) => {
  await openProvider(page)
  await pay(page, CARD.approve, '1000')
  await expect(page.getByLabel('Billing ZIP code')).toHaveAccessibleDescription(/five or nine/)
  await expect(page.getByLabel('Billing ZIP code')).toHaveValue('1000')
  await expect(page.getByRole('checkbox', { name: 'Keep this card' })).toHaveCount(0)
  await pay(page, CARD.approve, '00000')
  await page.waitForURL(/guestInfo\.mi\?.*problem=DECLINED/)
})

test('the bank asks first, on a page of its own', async ({ page }) => {
  await openProvider(page)
  await pay(page, CARD.challenge)
  await page.waitForURL(/^http:\/\/bank\.localhost:\d+\/challenge\//)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right/)
  const confirmed = page.waitForRequest(/\/reservation\/confirmation\.mi\?stay=[\w-]+$/)
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await confirmed
})

test('too many declined cards: the page says how to book all the same, in the guest’s language', async ({
  page,
}) => {
  await openProvider(page)
  for (let times = 0; times < 4; times += 1) {
    await pay(page, CARD.decline)
    await page.waitForURL(/guestInfo\.mi\?.*problem=/)
    if (times === 3) break
    await button(page, 'Book now').click()
    await page.waitForURL(/pay\.localhost/)
  }
  await expect(page).toHaveURL(/problem=E_FRAUD_ALERT/)
  await expect(main(page).getByText('We could not process this booking')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Call \+/ })).toHaveAttribute(
    'href',
    /^tel:\+/,
  )
  await expect(main(page).getByLabel('Family name').first()).toHaveValue(GUEST.familyName)
  await page.goto(page.url().replace(/(:\d+)\//, '$1/de-DE/'))
  await expect(main(page).getByText('Wir konnten diese Buchung nicht ausführen')).toBeVisible()
})

test('who cancels at the bank, or has a declined card, is back with everything typed', async ({
  page,
}) => {
  await openProvider(page)
  await pay(page, CARD.challenge)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(/guestInfo\.mi\?.*problem=PAYMENT_CANCELLED/)
  await button(page, 'Book now').click()
  await page.waitForURL(/pay\.localhost/)
  await pay(page, CARD.decline)
  await page.waitForURL(/guestInfo\.mi\?.*problem=DECLINED/)
  await expect(main(page).getByLabel('Family name').first()).toHaveValue(GUEST.familyName)
  await button(page, 'Book now').click()
  await page.waitForURL(/pay\.localhost/)
  await expect(page.getByLabel('Name on card')).toHaveValue('M Lindqvist')
  await expect(page.getByLabel('Card number')).toHaveValue('')
  const confirmed = page.waitForRequest(/\/reservation\/confirmation\.mi\?stay=[\w-]+$/)
  await pay(page, CARD.approve)
  await confirmed
})

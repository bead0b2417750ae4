import { expect, type Page } from '@playwright/test'
import { settled, test } from '../site'
import { openReviewOf } from './review-page'

const FLEXIBLE = /, Flexible Rate, /
const stay = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Your stay', exact: true })
const edit = (page: Page) => stay(page).getByRole('link', { name: 'Change dates and guests' })

test.describe('for a visitor in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('tells the hotel’s zone, and opens the dialog that changes the stay', async ({ page }) => {
    await openReviewOf(page, [FLEXIBLE, FLEXIBLE])
    await settled(page)
    await expect(stay(page)).toContainText('2 rooms, 4 guests')
    await expect(stay(page).getByText(/^Times are local to the hotel \(E[SD]T\)\.$/)).toBeVisible()
    await edit(page).click()
    await expect(page.getByRole('dialog', { name: 'Change your stay' })).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the rates, which ask before the cart is given up', async ({ page }) => {
    await openReviewOf(page, [FLEXIBLE])
    await expect(stay(page)).toContainText('2 nights')
    await expect(stay(page).getByText(/^Times are local/)).toBeHidden()
    await edit(page).click()
    await expect(page).toHaveURL(/rateListMenu\.mi\?.*cart=/)
    await page.getByText(/^Change dates and guests/).click()
    await expect(page.getByText(/the rooms that you have chosen will be removed/)).toBeVisible()
    await page.goBack()
    await expect(stay(page)).toContainText('2 nights')
  })
})

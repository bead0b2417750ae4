/** The agency that books: said on the page of the guests, and kept with the cart. */
import { expect, type Page } from '@playwright/test'
import { bar, main } from '../booking/journey-page'
import { settled, test } from '../site'
import { openGuests } from './by-form'

const number = (page: Page) => main(page).getByRole('textbox', { name: 'IATA or TIDS number' })

async function openFields(page: Page) {
  await openGuests(page)
  await main(page).getByText('Booking as a travel agent?').click()
}

test('a number is stored, told after a reload, and removed', async ({ page }) => {
  await openFields(page)
  await settled(page)
  await number(page).fill('12345675')
  await expect(main(page).getByText('Saved for your stay')).toBeVisible()
  await page.reload()
  await settled(page)
  await main(page).getByText('Agency 12345675').click()
  await expect(number(page)).toHaveValue('12345675')
  await main(page).getByRole('button', { name: 'Remove agency' }).click()
  await expect(main(page).getByText('Booking as a travel agent?')).toBeVisible()
  await expect(main(page).getByText('Saved for your stay')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Booking as a travel agent?')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a wrong number is told beside its field', async ({ page }) => {
    await openFields(page)
    await number(page).fill('123456')
    await bar(page).getByRole('button', { name: 'Book now' }).click()
    await page.waitForURL(/problem=INVALID/)
    await expect(main(page).getByText('The number of an agency has 7 or 8 digits.')).toBeVisible()
    await expect(number(page)).toHaveValue('123456')
  })
})

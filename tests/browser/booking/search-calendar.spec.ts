import { expect } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { test } from '../sandbox'

const today = new Date().toISOString().slice(0, 10)
const from = addDays(today, 40)
const SEARCH = `/search/findHotels?destinationAddress=Munich&fromDate=${from}&toDate=${addDays(from, 2)}`

test('the calendar opens for a date field and writes into both', async ({ page }) => {
  await page.goto(SEARCH)
  const form = page.locator('#search')
  await form.locator('summary').first().click()
  await expect(form).toHaveAttribute('status', 'mounted')
  await form.getByLabel('Check-in').click()
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  await calendar.locator(`[data-day="${addDays(from, 1)}"]`).click()
  await calendar.locator(`[data-day="${addDays(from, 4)}"]`).click()
  await calendar.getByRole('button', { name: 'Apply' }).click()
  await expect(calendar).toBeHidden()
  await expect(form.getByLabel('Check-in')).toHaveValue(addDays(from, 1))
  await expect(form.getByLabel('Check-out')).toHaveValue(addDays(from, 4))
})

/** What guests would like: said on the review of the rooms, and kept with the cart. */
import { expect, type Page } from '@playwright/test'
import { expectSound, main } from '../booking/journey-page'
import { settled, test, watch } from '../site'
import { openReview } from './by-form'

const high = (page: Page) => main(page).getByRole('radio', { name: 'High floor' })
const comment = (page: Page) => main(page).getByRole('textbox', { name: 'Anything else?' })
const arrival = (page: Page) => main(page).getByRole('combobox', { name: 'When will you arrive?' })

test('what was said is stored once, and kept by a reload', async ({ page }) => {
  await watch(page)
  await openReview(page)
  await settled(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('updateCart')) calls.push(request.postData() ?? '')
  })
  await high(page).check()
  await arrival(page).selectOption('13:00')
  await comment(page).pressSequentially('A quiet room')
  await expect(main(page).getByText('Saved for your stay')).toBeVisible()
  await expect.poll(() => calls.at(-1)).toContain('A quiet room')
  await expectSound(page, 'requests')
  await page.reload()
  await settled(page)
  await expect(high(page)).toBeChecked()
  await expect(arrival(page)).toHaveValue('13:00')
  await expect(comment(page)).toHaveValue('A quiet room')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the button of the page stores it', async ({ page }) => {
    await openReview(page)
    await high(page).check()
    await comment(page).fill('A quiet room')
    await main(page)
      .getByRole('checkbox', { name: /^Shower chair/ })
      .check()
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await page.waitForURL(/guestInfo/)
    await page.goBack()
    await page.reload()
    await expect(high(page)).toBeChecked()
    await expect(comment(page)).toHaveValue('A quiet room')
    await expect(main(page).getByRole('checkbox', { name: /^Shower chair/ })).toBeChecked()
  })
})

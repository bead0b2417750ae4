/** How often the room is cleaned: said on the page of the guests, and kept with the cart. */
import { expect, type Page } from '@playwright/test'
import { bar, main } from '../booking/journey-page'
import { setFaults, settled, test } from '../site'
import { openGuests } from './by-form'

const rare = (page: Page) => main(page).getByRole('radio', { name: /^Only when I ask/ })

test('a choice is kept by a reload, and told when it could not be stored', async ({
  page,
  context,
}) => {
  await openGuests(page)
  await settled(page)
  await rare(page).check()
  await expect(main(page).getByText('Saved for your stay')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(rare(page)).toBeChecked()
  await setFaults(context, 'updateCart:drop')
  await main(page)
    .getByRole('radio', { name: /^Every day/ })
    .check()
  await expect(main(page).getByText('Not saved.')).toBeVisible()
  await setFaults(context, '')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText('Saved for your stay')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the button of the page stores it', async ({ page }) => {
    await openGuests(page)
    await rare(page).check()
    await bar(page).getByRole('button', { name: 'Book now' }).click()
    await page.waitForURL(/guestInfo/)
    await expect(rare(page)).toBeChecked()
  })

  test('a brand without a choice asks for nothing', async ({ page }) => {
    await openGuests(page, { propertyCode: 'INNMV' })
    await expect(rare(page)).toHaveCount(0)
  })
})

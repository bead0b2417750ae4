/** Extras that are bought with a room on the review (W86). */
import { expect, type Page } from '@playwright/test'
import { bar, expectSound, main } from '../booking/journey-page'
import { setFaults, settled, test, watch } from '../site'
import { openReview } from './by-form'

const extras = (page: Page) => page.getByRole('region', { name: 'Extras for your room' })
const charges = (page: Page) => page.getByRole('region', { name: 'Summary of charges' })
const apply = (page: Page) => extras(page).getByRole('button', { name: 'Apply' })
const more = (page: Page, name: string) =>
  extras(page).getByRole('button', { name: `One more: ${name}` })

/** The total of the bar, in cents. */
async function total(page: Page): Promise<number> {
  const text = await bar(page).locator('bdi').first().textContent()
  return Number(text?.replace(/\D/g, ''))
}

test('an extra is a row of the charges and part of the total, until it is taken out', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await openReview(page)
  await expectSound(page, 'review')
  const before = await total(page)
  await extras(page).getByText('Add extras').click()
  await more(page, 'Rollaway bed').click()
  await expect(more(page, 'Rollaway bed')).toHaveAttribute('aria-disabled', 'true')
  await apply(page).click()
  // Two nights at 35 euros.
  await expect.poll(() => total(page)).toBe(before + 70_00)
  await expect(extras(page).locator('summary')).toBeFocused()
  await expect(extras(page)).toContainText('1 extra · €70.00')
  await expect(charges(page).getByText('Rollaway bed')).toBeVisible()
  await expect(page).toHaveURL(/reviewDetails/)
  // What stands below moves when the part closes, which an answer may do late.

  await extras(page).getByText('Change extras').click()
  await extras(page).getByRole('button', { name: 'Clear' }).click()
  await apply(page).click()
  await expect.poll(() => total(page)).toBe(before)
  await expect(charges(page).getByText('Rollaway bed')).toBeHidden()
  await bar(page).getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/guestInfo/)
  expect(complaints).toEqual([])
})

test('sold out meanwhile: the extras say so, and what was chosen stays', async ({
  page,
  context,
}) => {
  await openReview(page)
  await settled(page)
  await setFaults(context, 'UpdateCart:soldout')
  await extras(page).getByText('Add extras').click()
  await more(page, 'Rollaway bed').click()
  await apply(page).click()
  await expect(extras(page).getByRole('alert')).toContainText('Not enough of an extra is left')
  await setFaults(context, '')
  await apply(page).click()
  await expect(extras(page)).toContainText('1 extra · €70.00')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same by the form of the page, which keeps what else was typed', async ({
    page,
    context,
  }) => {
    await openReview(page)
    const before = await total(page)
    const rollaway = extras(page).getByRole('spinbutton', { name: 'Quantity: Rollaway bed' })
    await main(page).getByRole('textbox', { name: 'Anything else?' }).fill('A quiet room')
    await setFaults(context, 'updateCart:soldout')
    await extras(page).getByText('Add extras').click()
    await rollaway.fill('1')
    await apply(page).click()
    await page.waitForURL(/problem=EXTRA_SOLD_OUT/)
    await setFaults(context, '')
    await expect(page.getByRole('textbox', { name: 'Anything else?' })).toHaveValue('A quiet room')
    await expect(rollaway).toBeVisible()
    await expect(rollaway).toHaveValue('1')
    await apply(page).click()
    await expect(extras(page)).toContainText('1 extra · €70.00')
    expect(await total(page)).toBe(before + 70_00)
    await expect(charges(page).getByText('Rollaway bed')).toBeVisible()

    await extras(page).getByText('Change extras').click()
    await rollaway.fill('0')
    await apply(page).click()
    await expect(extras(page)).toContainText('Add extras')
    expect(await total(page)).toBe(before)
  })
})

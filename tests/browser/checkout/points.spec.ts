/** A room that is paid with points and money on the page of the guests (W23). */
import { expect, type Page } from '@playwright/test'
import { bar, expectSound } from '../booking/journey-page'
import { become, settled, test, watch } from '../site'
import { openGuests } from './by-form'

const panel = (page: Page) => page.getByRole('region', { name: 'Use your points' })
const summary = (page: Page) => page.locator('foyer-widget[type="reservation-summary"]')
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Number of points' })
const apply = (page: Page) => panel(page).getByRole('button', { name: 'Apply' })

/** The amount in a text, `€272.31`. */
const amountIn = (text: string | null) => /€[\d.,]*\d/.exec(text ?? '')?.[0] ?? 'no amount'

/** Points as the panel writes them. */
const pointsIn = (text: string | null) => /[\d,]+ points/.exec(text ?? '')?.[0] ?? 'no points'

test('the slider says what is left to pay, and that is what the booking costs', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  const { complaints } = await watch(page)
  await openGuests(page)
  await settled(page)
  await panel(page).scrollIntoViewIfNeeded()
  const before = amountIn(await bar(page).locator('bdi').first().textContent())
  const slider = panel(page).getByRole('slider', { name: 'Points to use' })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Paid with money')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const said = await slider.getAttribute('aria-valuetext')
  expect(said).toMatch(/^[\d,]+ points, €[\d.,]+ left to pay$/)
  await expect(field(page)).toHaveValue(pointsIn(said).replace(' points', ''))
  await expectSound(page, 'points')
  const came = page.waitForEvent('load')
  await apply(page).click()
  await came
  await settled(page)
  await expect(panel(page)).toContainText(`You use ${pointsIn(said)} for this room.`)
  await expect(summary(page)).toContainText(pointsIn(said))
  await expect(bar(page)).toContainText(amountIn(said))

  await panel(page).scrollIntoViewIfNeeded()
  const again = page.waitForEvent('load')
  await panel(page).getByRole('button', { name: 'Pay with money' }).click()
  await again
  await expect(bar(page)).toContainText(before)
  await expect(panel(page)).not.toContainText('You use')
  expect(complaints).toEqual([])
})

test('more points than the member has are said before they are sent', async ({ page, context }) => {
  await become(context, 'member-maria')
  await openGuests(page)
  await settled(page)
  await panel(page).scrollIntoViewIfNeeded()
  await expect(panel(page).getByRole('slider')).toBeVisible()
  await field(page).fill('900000')
  await field(page).press('Enter')
  await expect(panel(page)).toContainText(/You can use [\d,]+ points at most\./)
  await expect(page).toHaveURL(/guestInfo/)
  await expect(panel(page)).not.toContainText('You use')
})

test('a visitor who has not signed in is asked to, and sees no slider', async ({ page }) => {
  await openGuests(page)
  await panel(page).scrollIntoViewIfNeeded()
  await settled(page)
  await expect(panel(page).getByRole('slider')).toHaveCount(0)
  await panel(page).getByRole('link', { name: 'Sign in to use points' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to use your points' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same by the number field, and what else was typed stays', async ({ page, context }) => {
    await become(context, 'member-maria')
    await openGuests(page)
    await expect(panel(page).getByRole('slider')).toHaveCount(0)
    await page.getByRole('radio', { name: /Only when I ask/ }).check()
    await field(page).fill('plenty')
    await apply(page).click()
    await page.waitForURL(/problem=UNPROCESSABLE_ENTITY/)
    await expect(panel(page)).toContainText('That is no number of points')
    await expect(field(page)).toHaveValue('plenty')

    await field(page).fill('40.500')
    await apply(page).click()
    await expect(panel(page)).toContainText('You use 40,000 points for this room.')
    await expect(summary(page)).toContainText('40,000 points')
    const left = amountIn(await panel(page).getByText('left to pay').textContent())
    await expect(bar(page)).toContainText(left)
    await expect(page.getByRole('radio', { name: /Only when I ask/ })).toBeChecked()

    await field(page).fill('')
    await apply(page).click()
    await expect(panel(page)).not.toContainText('You use')
    await expect(field(page)).toHaveValue('')
  })
})

/** A rate of the automobile club needs a membership (W87), with and without a script. */
import { expect, type Page } from '@playwright/test'
import { bar, expectSound, main, ownStay } from '../booking/journey-page'
import { hold } from '../loader/loader-page'
import { become, setFaults, settled, test, watch } from '../site'
import { openReview } from './by-form'

const number = (page: Page) => main(page).getByRole('textbox', { name: /^Membership number/ })
const onward = (page: Page) => bar(page).getByRole('button', { name: 'Continue' })
const wayOut = (page: Page) => main(page).getByRole('button', { name: / instead / })

/** The review of a room at a rate of the club. */
const openClub = (page: Page) =>
  openReview(page, {
    propertyCode: 'NYCAB',
    search: `${ownStay()}&rateType=aaa&tab=special`,
    rates: [/^Select.*Automobile Club/],
  })

const RIGHT = '6202000000000003'
const WRONG = '6202000000000004'

test('without a number Continue stays, names the field, and a right number goes on', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await openClub(page)
  await expectSound(page, 'membership')
  await onward(page).click()
  const problem = main(page).getByRole('link', { name: /^Enter your membership number/ })
  await expect(problem).toBeVisible()
  expect(page.url()).toContain('reviewDetails')
  await problem.click()
  await expect(number(page)).toBeFocused()
  await number(page).fill(WRONG)
  await number(page).blur()
  await expect(number(page)).toHaveAccessibleDescription(/club doesn’t know this membership/)
  await number(page).fill(RIGHT)
  await number(page).blur()
  await expect(main(page).getByText('Membership confirmed')).toBeVisible()
  await onward(page).click()
  await page.waitForURL(/guestInfo/)
  await page.goBack()
  await page.reload()
  await expect(number(page)).toHaveValue('••••••••••••0003')
  expect(complaints).toEqual([])
})

test('Enter in a field goes on as Continue does, and changes no rate', async ({ page }) => {
  await openClub(page)
  await settled(page)
  const total = await bar(page).locator('bdi').first().textContent()
  await number(page).fill(RIGHT)
  await number(page).press('Enter')
  await page.waitForURL(/guestInfo/)
  await expect(bar(page).locator('bdi').first()).toHaveText(total ?? '')
})

test('the other rate is the way out', async ({ page }) => {
  await openClub(page)
  await settled(page)
  await wayOut(page).click()
  await expect(number(page)).toBeHidden()
  await onward(page).click()
  await page.waitForURL(/guestInfo/)
})

test('a club that cannot be reached keeps nobody from booking', async ({ page, context }) => {
  await openClub(page)
  await settled(page)
  await setFaults(context, 'ValidateAaaDetails:drop,updateCart:noclub')
  await number(page).fill(WRONG)
  await number(page).blur()
  await expect(main(page).getByText(/We’ll check at the hotel/)).toBeVisible()
  await onward(page).click()
  await page.waitForURL(/guestInfo/)
})

test('a number that was left before its script had come is checked', async ({ page }) => {
  const script = await hold(page, /club-membership-details\.widget-/)
  await openClub(page)
  await number(page).fill(RIGHT)
  await number(page).blur()
  await expect.poll(() => script.asked).toHaveLength(1)
  script.release()
  await expect(main(page).getByText('Membership confirmed')).toBeVisible()
})

test('a member saves the number, and has it in the next booking', async ({ page, context }) => {
  await become(context, 'member-full')
  await openClub(page)
  await settled(page)
  await number(page).fill(RIGHT)
  // The box gives way to the answer: `check` would look for it in vain.
  await main(page).getByRole('checkbox', { name: 'Save in my profile' }).click()
  await expect(main(page).getByText('Saved in your profile')).toBeVisible()
  await openClub(page)
  await expect(number(page)).toHaveValue('••••••••••••0003')
  await onward(page).click()
  await page.waitForURL(/guestInfo/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong number comes back with its reason, and the other rate is a button', async ({
    page,
  }) => {
    await openClub(page)
    await number(page).fill(WRONG)
    await onward(page).click()
    await page.waitForURL(/problem=INVALID/)
    await expect(number(page)).toHaveAccessibleDescription(/club doesn’t know this membership/)
    await expect(number(page)).toHaveValue('••••••••••••0004')
    await number(page).fill(RIGHT)
    await onward(page).click()
    await page.waitForURL(/guestInfo/)
  })

  test('the way out', async ({ page }) => {
    await openClub(page)
    await wayOut(page).click()
    await page.waitForURL(/reviewDetails/)
    await expect(number(page)).toBeHidden()
    await onward(page).click()
    await page.waitForURL(/guestInfo/)
  })
})

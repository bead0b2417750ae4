/** A form without a script whose call fails: the visitor reads it, loses nothing, and sends the same again. */
import { expect, type Page } from '@playwright/test'
import { openGuests } from '../checkout/by-form'
import { agree, button, fill, GUEST } from '../checkout/guest-page'
import { losses, setTextSize } from '../losses'
import { accessibilityFindings, findStay, setFaults, test, UPCOMING } from '../site'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

async function expectFailed(page: Page) {
  await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('What you entered is kept on this page.')
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('the requests of a stay are saved by the page that says that they were not', async ({
  page,
  context,
}) => {
  await findStay(context, ['70110003', 'Müller'])
  await page.goto(UPCOMING)
  const requests = page.locator('foyer-widget[type="room-requests"]')
  await requests.getByRole('radio', { name: 'Beds apart' }).check()
  await setFaults(context, 'updateReservationChanges:fail')
  await requests.getByRole('button', { name: 'Save changes' }).click()
  await expectFailed(page)
  await again(page).click()
  await expectFailed(page)
  await setFaults(context, '')
  await again(page).click()
  await expect(page).toHaveURL(/findReservationDetail\.mi\?.*outcome=requestsUpdated/)
  await expect(requests.getByRole('radio', { name: 'Beds apart' })).toBeChecked()
})

test('the page before is there without what was entered', async ({ page, context }) => {
  await findStay(context, ['70110003', 'Müller'])
  await page.goto(UPCOMING)
  await setFaults(context, 'updateReservationChanges:status:503')
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await expectFailed(page)
  await page.getByRole('link', { name: 'Back without your entry' }).click()
  await expect(page).toHaveURL(new RegExp(`${UPCOMING.split('?')[0]}`))
})

test('a booking leads on to the payment provider', async ({ page, context }) => {
  await openGuests(page)
  await fill(page, GUEST)
  await agree(page)
  await setFaults(context, 'updateCart:status:500')
  await button(page, 'Book now').click()
  await expectFailed(page)
  await setFaults(context, '')
  await again(page).click()
  await page.waitForURL(/^http:\/\/pay\.localhost:\d+\/pay\//)
})

test('a password is asked for again', async ({ page, context }) => {
  await page.goto('/sign-in.mi')
  const form = page.locator('#sign-in-form')
  await form.locator('[name=userId]').fill('maria@example.com')
  await form.locator('[name=password]').fill('Alderway-1')
  await setFaults(context, 'loginWithCredentials:status:500')
  await form.locator('[type=submit]').click()
  await expectFailed(page)
  expect(await page.content()).not.toContain('Alderway-1')
  await setFaults(context, '')
  await page.getByLabel('Password').fill('Alderway-1')
  await again(page).click()
  await expect(page).toHaveURL(/profile\.mi/)
})

test.describe('the page', () => {
  // For axe; the form is sent as a browser sends it whose script has not come.
  test.use({ javaScriptEnabled: true })

  test('axe finds nothing, and nothing is cut at 320 px with text of 200 %', async ({
    page,
    context,
  }) => {
    await page.goto('/de-DE/sign-in.mi')
    await setFaults(context, 'loginWithCredentials:status:500')
    const form = page.locator('#sign-in-form')
    await form.locator('[name=userId]').fill('maria@example.com')
    await form.locator('[name=password]').fill('Alderway-1')
    await form.evaluate((element: HTMLFormElement) => element.submit())
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
    await expect(page.getByLabel('Passwort')).toBeVisible()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await losses(page)).toEqual([])
    await setTextSize(context, page, 200)
    expect(await losses(page)).toEqual([])
  })
})

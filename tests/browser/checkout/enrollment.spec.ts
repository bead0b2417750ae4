/** Joining on the page of the guests (W41), with what stands in its form; with and without a script. */
import { expect, type Page } from '@playwright/test'
import { bar, expectSound, main } from '../booking/journey-page'
import { become, setFaults, settled, test, watch } from '../site'
import { openGuests } from './by-form'
import { field, fill, GUEST } from './guest-page'

const opened = (page: Page) => main(page).getByText('Join Alderway Circle now').click()
const password = (page: Page) => main(page).getByLabel(/^Password/)
const terms = (page: Page) => main(page).locator('input[name="terms"]')
const number = (page: Page) => main(page).getByText(/Your member number is \P{N}*\d+/u)
const join = (page: Page) => main(page).getByRole('button', { name: 'Join now' })
const onward = (page: Page) => bar(page).getByRole('button', { name: 'Book now' })

/** An address that nobody has joined with. */
const guest = () => {
  const email = `maria-${crypto.randomUUID()}@example.com`
  return { ...GUEST, email, emailConfirm: email }
}

test('a guest joins, the booking counts, and every field stays', async ({ page }) => {
  const { complaints } = await watch(page)
  await openGuests(page)
  await expectSound(page, 'offer to join')
  const said = guest()
  await fill(page, said)
  await opened(page)
  await expect(password(page)).toBeFocused()
  // No password goes to the call that stores what is typed.
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('updateCart')) bodies.push(request.postData() ?? '')
  })
  await password(page).fill('Alderway-1')
  await terms(page).check()
  await join(page).click()
  await expect(number(page)).toBeVisible()
  await settled(page)
  await expect(field(page, 'familyName')).toHaveValue(said.familyName)
  await expect(onward(page)).toBeVisible()
  expect(bodies.join()).not.toContain('Alderway-1')
  await page.reload()
  await expect(number(page)).toBeVisible()
  await expect(field(page, 'familyName')).toHaveValue(said.familyName)
  expect(complaints).toEqual([])
})

test('an address that has an account leads to signing in, and the booking goes on', async ({
  page,
}) => {
  await openGuests(page)
  await settled(page)
  await fill(page, GUEST)
  await opened(page)
  await password(page).fill('Alderway-1')
  await terms(page).check()
  await join(page).click()
  await expect(main(page).getByText(/An account with this email already exists/)).toBeVisible()
  await expect(main(page).getByText(/You can book without joining/)).toBeVisible()
  await expect(onward(page)).toBeEnabled()
})

test('no answer is told, and another try works', async ({ page, context }) => {
  await openGuests(page)
  await settled(page)
  await fill(page, guest())
  await opened(page)
  await password(page).fill('Alderway-1')
  await terms(page).check()
  await setFaults(context, 'enroll:drop')
  await join(page).click()
  await expect(main(page).getByText(/You can book without joining/)).toBeVisible()
  await setFaults(context, '')
  await join(page).click()
  await expect(number(page)).toBeVisible()
})

test('a member is not asked', async ({ page, context }) => {
  await become(context, 'member-maria')
  await openGuests(page)
  await settled(page)
  await expect(main(page).getByText('Join Alderway Circle now')).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same by the form of the page', async ({ page }) => {
    await openGuests(page)
    const said = guest()
    await fill(page, said)
    await opened(page)
    await password(page).fill('alderway')
    await terms(page).check()
    await join(page).click()
    await page.waitForURL(/outcome=passwordInvalid/)
    await expect(main(page).getByText(/doesn’t meet all the rules/)).toBeVisible()
    // Neither what was typed is lost, nor is a password sent back.
    await expect(field(page, 'familyName')).toHaveValue(said.familyName)
    await expect(password(page)).toHaveValue('')
    await password(page).fill('Alderway-1')
    await terms(page).check()
    await join(page).click()
    await page.waitForURL(/outcome=joined/)
    await expect(number(page)).toBeVisible()
    await expect(field(page, 'email')).toHaveValue(said.email)
  })
})

/** Who books: the page that asks for the guests (W43, docs/decisions/0053). */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { bar, expectSound, main } from '../booking/journey-page'
import { showCard } from '../payment/payment-page'
import { seeAll, setFaults, settled, test, watch } from '../site'
import { openGuests } from './by-form'
import { agree, button, field, fill, GUEST } from './guest-page'
import { setServerClock } from './review-page'

test.use({ viewport: { width: 375, height: 800 } })

test('what was typed is there after a reload, and what is wrong is told', async ({ page }) => {
  await watch(page)
  await openGuests(page)
  await expectSound(page, 'guests')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details')
  const isStored = page.waitForResponse(/updateCart/)
  await fill(page, { ...GUEST, givenName: 'R2D2', email: '' })
  await isStored
  await page.reload()
  await settled(page)
  await expect(field(page, 'familyName')).toHaveValue(GUEST.familyName)
  await button(page, 'Book now').click()
  const error = main(page).getByRole('link', { name: /^Given name/ })
  await expect(error).toBeVisible()
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Enter an email address/)
  await error.click()
  await expect(field(page, 'givenName')).toBeFocused()
  await fill(page, GUEST)
  await agree(page)
  await button(page, 'Book now').click()
  // The form is complete: the card is asked for.
  await expect(main(page)).toContainText('Please check your card details')
})

test('a reload in the middle of a word loses nothing', async ({ page, context }) => {
  await openGuests(page)
  await settled(page)
  const isStored = page.waitForResponse(/updateCart/)
  await field(page, 'givenName').fill('M')
  await isStored
  // What is typed arrives after the request for the page.
  await setFaults(context, 'updateCart:slow:300')
  await fill(page, GUEST)
  await page.reload()
  await settled(page)
  for (const [name, value] of Object.entries(GUEST))
    await expect(field(page, name)).toHaveValue(value)
})

/** As after half an hour without use: the browser still has its cookies. */
async function endSession(page: Page) {
  const response = await page.request.post('/sandbox/idle', {
    form: {},
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`half an hour without use, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
    test.use({ javaScriptEnabled })
    test('cart and fields are there again, and the stay is booked', async ({
      page,
      context,
      baseURL,
    }) => {
      await openGuests(page)
      if (javaScriptEnabled) await settled(page)
      await fill(page, GUEST)
      if (javaScriptEnabled) await page.waitForResponse(/updateCart/)
      else await main(page).getByRole('button', { name: 'Save what you entered so far' }).click()
      await endSession(page)
      await setServerClock(context, baseURL, Date.now() + 35 * 60_000)
      await page.reload()
      for (const [name, value] of Object.entries(GUEST))
        await expect(field(page, name)).toHaveValue(value)
      await expect(bar(page)).toContainText('Your rooms are no longer kept.')
      if (javaScriptEnabled) {
        const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
        expect(stored).not.toContain(GUEST.familyName)
      }
      await agree(page)
      if (javaScriptEnabled) await showCard(page)
      await button(page, 'Book now').click()
      if (javaScriptEnabled)
        await expect(main(page)).toContainText('Please check your card details')
      else await page.waitForURL(/^http:\/\/pay\.localhost/)
    })
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form comes back with what was typed, and each problem at its field', async ({
    page,
  }) => {
    await openGuests(page)
    await fill(page, { ...GUEST, givenName: 'R2D2' })
    await button(page, 'Book now').click()
    await page.waitForURL(/problem=INVALID/)
    await expect(main(page)).toContainText('Please check your entries.')
    await expect(main(page).getByRole('link', { name: /^Given name/ })).toHaveAttribute(
      'href',
      '#guest-givenName',
    )
    await expect(field(page, 'givenName')).toHaveAccessibleDescription(/Use Latin letters/)
    await expect(field(page, 'familyName')).toHaveValue(GUEST.familyName)
    await fill(page, { givenName: GUEST.givenName })
    await agree(page)
    await button(page, 'Book now').click()
    await page.waitForURL(/^http:\/\/pay\.localhost/)
  })

  test('what is missing in another part is told where the page begins', async ({ page }) => {
    await openGuests(page, { propertyCode: 'INNMV' })
    await fill(page, GUEST)
    await button(page, 'Book now').click()
    await page.waitForURL(/problem=INVALID/)
    await expect(main(page)).toContainText('What is missing is marked further down this page.')
    await expect(page.locator('[name^="ack."][type=checkbox]')).toHaveAttribute('aria-invalid')
  })

  test('signing in keeps every field in sight, and books the cart for the member', async ({
    page,
  }) => {
    await openGuests(page)
    const revision = page.locator('#checkout-form [name=revision]')
    await expect(revision).toHaveValue('1')
    await fill(page, { givenName: 'Mary', familyName: 'Typed' })
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/sign-in\.mi/)
    await main(page)
      .getByLabel(/^Email, member number or phone/)
      .fill('maria@example.com')
    await main(page)
      .getByLabel(/^Password/)
      .fill('Alderway-1')
    await main(page).getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/guestInfo/)
    await expect(main(page)).toContainText('Maria Lindqvist')
    // What is booked is what is shown.
    await expect(main(page)).toContainText('You book for the guest below')
    await expect(field(page, 'givenName')).toBeVisible()
    await expect(field(page, 'givenName')).toHaveValue('Mary')
    await expect(field(page, 'familyName')).toHaveValue('Typed')
    await expect(field(page, 'email')).toHaveValue('maria@example.com')
    // AssociateProfileWithCart makes a revision of the cart.
    await expect(revision).toHaveValue('2')
  })
})

test('consents and payment are shown although the page was rendered without their answers', async ({
  page,
  context,
}) => {
  await openGuests(page)
  const once = ['CartDetails', 'PaymentMethods', 'Messages'].map(
    (name) => `${name}:once-status:500`,
  )
  await setFaults(context, `${once.join(',')}#${randomUUID()}`)
  const failures: string[] = []
  page.on('console', (message) => {
    if (/render-failed|TrustedHTML/.test(message.text())) failures.push(message.text())
  })
  await page.reload()
  await seeAll(page)
  await settled(page)
  const consents = page.locator('foyer-widget[type="legal-consent"]')
  await expect(consents.getByText('By booking you agree')).toBeVisible()
  await expect(consents.getByText('Send me offers by text message.')).toBeVisible()
  await expect(page.locator('foyer-widget[type="payment-information"]')).toContainText(
    'The hotel charges nothing today',
  )
  await expect(page.locator('foyer-widget[status=failed]')).toHaveCount(0)
  expect(failures).toEqual([])
})

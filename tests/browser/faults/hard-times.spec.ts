import { chromium, expect, type Page } from '@playwright/test'
import { CHROME_FLAGS, findChrome } from '../../../scripts/find-chrome.mjs'
import { mailedCode } from '../account/mailbox'
import { arrive, become, settled, test } from '../site'

const PROFILE = '/loyalty/myAccount/profile.mi'
const SAVED = '/loyalty/myAccount/saveProperties.mi'
const LISBON = '/hotels/the-rozelle-lisboa/overview'
const AT_PROFILE = /^[^?]*\/profile\.mi$/
const PASSWORD = 'Alderway-1'
/** Samira's number: another test file requests the code to her address. */
const PHONE = '966501234512'

async function signIn(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Sign in to your account' })
  await form.getByLabel(/^Email, member number or phone/).fill(name)
  await form.getByLabel(/^Password/).fill(PASSWORD)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** Requests the code of the second step; returns its input. */
async function askForCode(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Check that it’s you' })
  await dialog.getByRole('radio', { name: /^Text message/ }).check()
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const code = dialog.getByLabel(/^Code/)
  await expect(code).toBeFocused()
  return { dialog, code }
}

/** Storage that privacy settings block, or that is full. */
const STORAGE = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
}

for (const [state, close] of Object.entries(STORAGE)) {
  test(`storage ${state}: a member signs in, with a code too, and is greeted`, async ({
    page,
    context,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.addInitScript(close)
    await page.goto(`/sign-in.mi?returnTo=${PROFILE}`)
    await signIn(page, 'samira@example.com')
    const { code } = await askForCode(page)
    await code.fill(await mailedCode(context, PHONE))
    await expect(page).toHaveURL(AT_PROFILE)
    await expect(page.getByRole('banner')).toContainText('Samira')
    expect(errors).toEqual([])
  })
}

test('a hotel that is saved after the session has ended is saved once the member has signed in again', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await page.goto(LISBON)
  await settled(page)
  const heart = page.getByRole('button', { name: /^Saved? The Rozelle/ }).first()
  await context.request.post('/sandbox/idle')
  await heart.click()
  await expect(page).toHaveURL(/\/sign-in\.mi\?/)
  // Another test may have changed the rest of the list.
  const write = page.waitForRequest(/UpdateCustomerSavedProperties/)
  await signIn(page, 'maria@example.com')
  expect((await write).postData()).toContain('RZONE')
  await expect(page).toHaveURL((url) => url.pathname === LISBON)
})

test('a list of saved hotels whose session has ended leads to the sign-in and back', async ({
  page,
  context,
}) => {
  await become(context, 'member-full')
  await page.goto(SAVED)
  const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ })
  await expect(remove.first()).toBeVisible()
  await settled(page)
  await context.request.post('/sandbox/idle')
  await remove.first().click()
  await expect(page).toHaveURL(`/sign-in.mi?returnTo=${encodeURIComponent(SAVED)}`)
})

test('a session that ends before the code: the visitor sees a message, and can start again', async ({
  page,
  context,
}) => {
  await page.goto(`/sign-in.mi?returnTo=${PROFILE}`)
  await signIn(page, 'samira@example.com')
  const { dialog, code } = await askForCode(page)
  const sent = await mailedCode(context, PHONE)
  await context.request.post('/sandbox/idle')
  await code.fill(sent)
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
})

test('without third-party cookies a member signs in in the dialog’s frame', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChrome(),
    args: [...CHROME_FLAGS, '--test-third-party-cookie-phaseout'],
  })
  const page = await browser.newPage({ baseURL: String(baseURL) })
  await page.request.post('/sandbox/flags', { form: { flag: 'signInOverlayNew:off' } })
  await page.goto('/homepage-searchform.mi')
  // Before its script has loaded, the link opens the page.
  await arrive(page)
  await expect(page.locator('#navigation')).toHaveAttribute('status', 'mounted')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  const frame = page.frameLocator('dialog iframe')
  await frame.getByLabel(/^Email, member number or phone/).fill('maria@example.com')
  await frame.getByLabel(/^Password/).fill(PASSWORD)
  await frame.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('banner')).toContainText('Maria')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await browser.close()
})

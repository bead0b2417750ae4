import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  accessibilityFindings,
  become,
  layoutShift,
  layoutShifts,
  settled,
  test,
  watch,
} from '../site'
import { mailedLink } from './mailbox'

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FORGOT = '/emailPassword.mi'
const JOIN = '/loyalty/createAccount/createAccountPage1.mi'
const PROFILE = '/loyalty/myAccount/profile.mi'

/** Requests a link as the page's own script does. */
async function askForLink(context: BrowserContext, userId: string) {
  const path = '/mi/phoenix-account-auth/v1/forgotPasswordSubmit'
  expect((await context.request.post(path, { data: { userId } })).status()).toBe(200)
}

/** The width of the page's main part in pixels, with overflowing content. */
const widthOf = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.scrollWidth ?? 0)

for (const [path, ...own] of [
  // The errors of a refused sign-in are in the chunk of hydrated forms (tooling/chunk-table.mjs).
  ['/sign-in.mi'],
  [FORGOT, 'forgot'],
  ['/logout.mi', 'status'],
  [JOIN, 'join'],
]) {
  test(`${path} downloads its own view and no other, without a layout shift`, async ({ page }) => {
    const { requests, complaints } = await watch(page)
    await page.goto(`${path}`)
    await settled(page)
    const parts = requests.flatMap((line) => /\/([\w-]+)\.part-/.exec(line)?.[1] ?? [])
    expect(parts.filter((name) => !/menu|drawer/.test(name))).toEqual(own)
    expect(complaints).toEqual([])
    expect(await layoutShift(page)).toBeLessThan(0.01)
  })
}

test('a mailed link opens a password form, and its token is in no other address', async ({
  page,
  context,
}) => {
  await askForLink(context, 'astrid@example.com')
  const link = await mailedLink(context, 'astrid@example.com')
  const token = link.split('=')[1] ?? ''
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    sent.push(request.url(), request.headers().referer ?? '')
  })
  await page.goto(link)
  await settled(page)
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel(/^New password/).fill('Harbour!light')
  await expect(page.getByRole('listitem').filter({ hasText: 'a lower-case letter' })).toContainText(
    'met',
  )
  await page.getByLabel('Confirm new password').fill('Harbour!light')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeFocused()
  expect(token.length).toBeGreaterThan(30)
  expect(sent.filter((address) => address.includes(token))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor resets a forgotten password with plain forms', async ({ page, context }) => {
    await page.goto(`/de-DE${FORGOT}`)
    await page.getByLabel('E-Mail-Adresse oder Mitgliedsnummer').fill('davide@example.com')
    await page.getByRole('button', { name: 'Link senden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bitte prüfen Sie Ihre Nachrichten',
    )
    const link = await mailedLink(context, 'davide@example.com')
    await page.goto(link)
    await page.getByLabel(/^New password/).fill('Harbour!light')
    await page.getByLabel('Confirm new password').fill('Harbour!light')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your password has been changed',
    )
    await page.goto(link)
    await page.getByLabel(/^New password/).fill('Harbour!light')
    await page.getByLabel('Confirm new password').fill('Harbour!light')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  })
})

test('what is typed and sent while scripts load is kept, and sent once', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/(account-container|forgot)[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('forgotPasswordSubmit')) posts.push(request.postData())
  })
  await page.goto(FORGOT, { waitUntil: 'commit' })
  // Before that the browser posts the form itself, which is correct too.
  await page.waitForFunction(() => customElements.get('foyer-widget'))
  const field = page.getByLabel('Email or member number')
  await field.fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeFocused()
  expect(posts).toEqual(['{"userId":"nobody@example.com"}'])
})

test('a visitor joins with the keyboard alone, from right to left, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 })
  const { complaints } = await watch(page)
  await page.goto(`/ar-SA${JOIN}`)
  await settled(page)
  const entries = ['Noura', 'Haddad', `noura-${Date.now()}@example.com`]
  await page.locator('[name=givenName]').focus()
  for (const [index, text] of entries.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.locator('[name=password]').focus()
  await page.keyboard.type('Harbour!light')
  await page.locator('[name=terms]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(/رقم عضويتك هو \d{9}/)
  await expect(title).toBeFocused()
  expect(complaints).toEqual([])
})

test('an invitation fills the join form in', async ({ page }) => {
  await page.goto('/sandbox/invitation')
  await expect(page).toHaveURL(/\/enrollprefill\?rand=/)
  await expect(page.getByLabel('Family name')).toHaveValue('Lindqvist')
  await expect(page.getByLabel('Country or region')).toHaveValue('SE')
  await expect(page.getByLabel('Postal code')).toBeVisible()
})

test('nothing overflows a window of 320 px, and the text may be twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(JOIN)
  await settled(page)
  expect(await widthOf(page)).toBe(320)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await widthOf(page)).toBe(320)
})

test('a form works when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
  })
  await page.goto(FORGOT)
  await settled(page)
  await page.getByLabel('Email or member number').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeVisible()
})

test('only members see the profile: others sign in first, and signing out ends the session', async ({
  page,
  context,
}) => {
  await watch(page)
  await page.goto(PROFILE)
  await expect(page).toHaveURL(`/sign-in.mi?returnTo=${encodeURIComponent(PROFILE)}`)
  await become(context, 'member-maria')
  await page.goto(PROFILE)
  await expect(page.getByText('m•••@example.com')).toBeVisible()
  await settled(page)
  expect(await layoutShifts(page)).toEqual([])
  await page.goto('/logout.mi')
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
  await expect
    .poll(async () => {
      const answer = await context.request.get('/mi/phoenix-account-auth/v1/userDetails')
      return (await answer.json()).status
    })
    .toBe('ANONYMOUS')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a member changes the telephone number and the address, with the password', async ({
      page,
      context,
    }) => {
      const form = `${PROFILE}?step=contact`
      await watch(page)
      await become(context, 'member-p')
      if (javaScriptEnabled) {
        await page.goto(PROFILE)
        await page.getByRole('link', { name: 'Edit contact details' }).click()
        await expect(page.getByPlaceholder('•••@example.com')).toBeVisible()
        // What is on file has arrived, and nothing has moved.
        expect(await layoutShifts(page)).toEqual([])
        await page.getByText('Change address').click()
        await expect(page.getByLabel('Country or region')).toHaveValue('US')
        expect(await accessibilityFindings(page)).toEqual([])
      } else await page.goto(form)
      const title = page.getByRole('heading', { level: 1 })
      const phone = page.getByLabel('Mobile phone')
      const password = page.locator('input[name=password]')
      const save = page.getByRole('button', { name: 'Save changes' })
      await phone.fill('+1 202 555 0178')
      await password.fill('Not-this-1')
      await save.click()
      if (javaScriptEnabled) {
        await expect(password).toHaveAccessibleDescription(/isn’t your current password/)
        await expect(phone).toHaveValue('+1 202 555 0178')
        await page.getByLabel('Street and number').fill('12 Harbour Road')
        await page.getByLabel('ZIP code').fill('04101')
        await page.getByLabel('City').fill('Portland')
        await page.getByLabel('State or province').selectOption('ME')
      } else {
        await expect(title).toHaveText('That didn’t work')
        await page.goto(form)
        await phone.fill('+1 202 555 0178')
      }
      await password.fill('Alderway-1')
      await save.click()
      await expect(title).toHaveText('Your details are saved')
      expect(page.url()).not.toMatch(/555|Harbour|Alderway/)
      if (!javaScriptEnabled) return
      await page.getByRole('link', { name: 'Go to your account' }).click()
      await expect(page.getByText('•••78')).toBeVisible()
      await expect(page.getByText('Portland')).toBeVisible()
    })

    test('another e-mail address counts once the button behind its link was pressed', async ({
      page,
      context,
    }) => {
      await become(context, 'member-p')
      const address = `${javaScriptEnabled ? 'with' : 'without'}-script@example.com`
      const title = page.getByRole('heading', { level: 1 })
      const ask = async () => {
        await page.goto(`${PROFILE}?step=contact`)
        await page.getByLabel('Email', { exact: true }).fill(address)
        await page.locator('input[name=password]').fill('Alderway-1')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expect(title).toHaveText('Check your messages')
      }
      await ask()
      await page.getByRole('button', { name: 'Keep current address' }).click()
      await expect(title).toHaveText('Your email address stays as it was')
      const voided = await mailedLink(context, address)
      await page.goto(voided)
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(title).toHaveText('This link has expired')
      await ask()
      await page.goto(await mailedLink(context, address))
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(title).toHaveText('Your new email address is confirmed')
      expect(page.url()).not.toMatch(/script|Alderway/)
    })
  })
}

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { signInPageBytes } from '../../../tooling/budgets.mjs'
import { hold } from '../loader/loader-page'
import { become, setFaults, settled, test, watch, withoutAhead } from '../site'
import { UNTOUCHED } from '../untouched'
import { mailedCode } from './mailbox'

test.use(UNTOUCHED)

const sizes: Record<string, { brotli: number }> = JSON.parse(
  readFileSync('dist/browser/sizes.json', 'utf8'),
)

const SIGN_IN = '/sign-in.mi'
const PASSWORD = 'Alderway-1'
/** The profile page, and not the sign-in page with its address in the query. */
const AT_PROFILE = /^[^?]*\/profile\.mi$/
const form = (page: Page) => page.getByRole('form', { name: 'Sign in to your account' })
const username = (page: Page) => form(page).getByLabel(/^Email, member number or phone/)
const password = (page: Page) => form(page).getByLabel(/^Password/)
const submit = (page: Page) => form(page).getByRole('button', { name: 'Sign in' })
const alive = (page: Page) =>
  expect(page.locator('foyer-widget[type=sign-in]')).toHaveAttribute('status', 'mounted')

async function fill(page: Page, name: string, secret = PASSWORD) {
  await username(page).fill(name)
  await password(page).fill(secret)
}

test('before the first touch the page loads little; early typing is kept; one submit is one call, encrypted', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('loginWith')) bodies.push(request.postData() ?? '')
  })
  await withoutAhead(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(`${SIGN_IN}?returnTo=/loyalty/myAccount/profile.mi`)
  await alive(page)
  await settled(page)
  const hrefs = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const files = hrefs.map((href) => href.split('/').at(-1) ?? '')
  const ours = files.filter((file) => !file.startsWith('react-'))
  const bytes = ours.reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0)
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThan(signInPageBytes)

  await fill(page, 'maria@example.com')
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(page).toHaveURL(AT_PROFILE)
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).not.toContain(PASSWORD)
  expect(JSON.parse(bodies[0] ?? '').password).toHaveLength(344)
  expect(complaints).toEqual([])
})

test('the page shows its text without a script, except where it may greet a remembered visitor', async ({
  page,
  context,
}) => {
  const scriptsOfWidgets = /\/assets\/(?!loader).*\.js/
  await page.route(scriptsOfWidgets, (route) => route.abort())
  const words = page.getByText('Your points, stays and saved hotels in one place.')
  await page.goto(SIGN_IN)
  await expect(page.locator('foyer-widget[type=sign-in]')).toHaveAttribute('status', 'failed')
  await expect(words).toBeVisible()

  await page.unroute(scriptsOfWidgets)
  await context.addCookies([{ name: 'foyer-known', value: '1', url: page.url() }])
  await page.route(scriptsOfWidgets, () => {})
  await page.goto(SIGN_IN, { waitUntil: 'commit' })
  await expect(page.locator('foyer-widget[type=sign-in][status=loading]')).toBeAttached()
  await expect(words).toBeHidden()
})

test('the form follows its feature flag before any script, and no gesture changes it', async ({
  page,
  context,
}) => {
  await context.request.post('/sandbox/flags', { form: { flag: 'eaaMode:on' }, maxRedirects: 0 })
  const scripts = await hold(page, /\/assets\/.*\.js/)
  await page.goto(SIGN_IN, { waitUntil: 'commit' })
  await expect(submit(page)).toBeVisible()
  const remember = form(page).getByRole('checkbox', { name: /^Remember me/ })
  await expect(remember).toHaveCount(0)
  scripts.release()
  await fill(page, 'maria@example.com')
  const sent = page.waitForRequest(/loginWithCredentials/)
  await submit(page).click()
  expect((await sent).headers().iseaa).toBe('true')
  // A browser whose page is closed on its way to the next one may never say that it has closed it.
  await page.waitForURL(({ pathname }) => !pathname.endsWith(SIGN_IN))
})

test('a slow response: the button shows a spinner and keeps the focus; a wrong password shows an error and is cleared', async ({
  page,
}) => {
  const answer = await hold(page, /loginWithCredentials/)
  await page.goto(SIGN_IN)
  await fill(page, 'noor@example.com', 'Wrong-one1')
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(submit(page)).toBeFocused()
  answer.release()
  await expect(form(page).getByRole('alert').first()).toContainText(
    'The sign-in details don’t match.',
  )
  await expect(submit(page)).toBeFocused()
  await expect(password(page)).toHaveValue('')
  await expect(username(page)).toHaveValue('')
})

for (const fault of ['status:503', 'nonsense']) {
  test(`${fault}: a generic error, and trying again works`, async ({ page, context }) => {
    await setFaults(context, `loginWithCredentials:once-${fault}`)
    await page.goto(`${SIGN_IN}?returnTo=/loyalty/myAccount/profile.mi`)
    await fill(page, 'maria@example.com')
    await submit(page).click()
    await expect(form(page).getByRole('alert').first()).toContainText('Please try again')
    await fill(page, 'maria@example.com')
    await submit(page).click()
    await expect(page).toHaveURL(AT_PROFILE)
  })
}

test('a member signs in by the phone number of the account, as it is written', async ({ page }) => {
  await page.goto(`${SIGN_IN}?returnTo=/loyalty/myAccount/profile.mi`)
  await expect(username(page)).toBeVisible()
  await fill(page, '+46 70 174 06 05')
  await submit(page).click()
  await expect(page).toHaveURL(AT_PROFILE)
})

test('the form works without a script, and shows errors without one', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de-DE/sign-in.mi?returnTo=/de-DE/homepage-searchform.mi')
  const fields = page.locator('#sign-in-form')
  await fields.locator('[name=userId]').fill('maria@example.com')
  await fields.locator('[name=password]').fill('Wrong-one1')
  await fields.locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/de-DE\/sign-in-error\.mi\?.*errorMessageType=credentials/)
  await expect(page.getByRole('main')).toContainText('Warnung')
  await fields.locator('[name=userId]').fill('+46 701 74 06 05')
  await fields.locator('[name=password]').fill(PASSWORD)
  await fields.locator('[type=submit]').click()
  await expect(page).toHaveURL(/\/de-DE\/homepage-searchform\.mi$/)
  await context.close()
})

test('a visitor who needs a code enters it in a dialog, and continues when it is right', async ({
  page,
  context,
}) => {
  await page.goto(`${SIGN_IN}?returnTo=/loyalty/myAccount/profile.mi`)
  await fill(page, 'samira@example.com')
  await submit(page).click()
  const dialog = page.getByRole('dialog', { name: 'Check that it’s you' })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog).toContainText('s•••@example.com')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByLabel(/^Code/)).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^You can request a new code in/ })).toBeVisible()
  await dialog.getByLabel(/^Code/).fill(await mailedCode(context, 'samira@example.com'))
  await expect(page).toHaveURL(AT_PROFILE)
})

test('a remembered visitor is greeted, has a locked name, and may be forgotten', async ({
  page,
  context,
}) => {
  await become(context, 'remembered-maria')
  await page.goto(SIGN_IN)
  await expect(form(page).locator('[name=userId]')).toHaveAttribute('readonly', '')
  await expect(form(page).locator('[name=userId]')).toHaveValue(/^\*{5}\d{4}$/)
  await expect(page.getByText(/^Welcome back, /)).toBeVisible()
  await page.getByRole('button', { name: /^Not you/ }).click()
  await expect(username(page)).toBeEditable()
  await expect(page.getByRole('link', { name: 'Activate your online account' })).toBeVisible()
})

test('in a frame it reports its height and success to the parent page only', async ({ page }) => {
  await page.goto('/homepage-searchform.mi')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/sign-in.mi?overlay=true&returnTo=/'
    document.body.prepend(frame)
    const heard: unknown[] = []
    addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))
    Object.assign(window, { heard })
  })
  const inside = page.frameLocator('iframe')
  await inside.getByLabel(/^Email, member number or phone/).fill('maria@example.com')
  await inside.getByLabel(/^Password/).fill(PASSWORD)
  await inside.getByRole('button', { name: 'Sign in' }).click()
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard)
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('signin-success')
  const origin = new URL(page.url()).origin
  const all = await heard()
  expect(all[0]).toMatchObject({ type: 'signin-resize', origin, height: expect.any(Number) })
})

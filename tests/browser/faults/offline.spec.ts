import { expect, type Page } from '@playwright/test'
import { OVERVIEW, settled, test, withoutAhead } from '../site'

const FORGOT = '/emailPassword.mi'
const JOIN = '/loyalty/createAccount/createAccountPage1.mi'

/** The scripts of a page but the loader do not come until the test lets them. */
async function withoutScripts(page: Page) {
  let isGone = true
  await withoutAhead(page)
  await page.route(/\/ass[^/]*\/(?!loader)[^/]*\.js/, (route) =>
    isGone ? route.abort('internetdisconnected') : route.fallback(),
  )
  return () => {
    isGone = false
  }
}

test('a form that is sent offline, before its script: it waits with what was typed, and is sent once', async ({
  page,
  context,
}) => {
  const letScriptsCome = await withoutScripts(page)
  const bodies: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('forgotPasswordSubmit')) bodies.push(request.postData())
  })
  await page.goto(FORGOT)
  const field = page.getByLabel('Email or member number')
  const button = page.getByRole('button', { name: 'Send link' })
  const widget = page.locator('foyer-widget', { has: field }).last()
  await expect(widget).toHaveAttribute('status', 'failed')
  await context.setOffline(true)
  await field.fill('nobody@example.com')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(widget).toHaveAttribute('status', 'failed')
  await expect(field).toHaveValue('nobody@example.com')
  letScriptsCome()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeFocused()
  expect(bodies).toEqual(['{"userId":"nobody@example.com"}'])
})

test('a form that is sent offline says that nobody can be reached, keeps its entries, and can be sent later', async ({
  page,
  context,
}) => {
  await page.goto(JOIN)
  await settled(page)
  const entries = {
    'Given name': 'Zoë',
    'Family name': 'Lindqvist',
    Password: 'Harbour!light',
  }
  const entry = (name: string) => page.getByLabel(new RegExp(`^${name}`))
  for (const [name, text] of Object.entries(entries)) await entry(name).fill(text)
  const email = `zoe-offline-${Date.now()}@example.com`
  await page.locator('[name=email]').fill(email)
  await page.getByLabel(/Country or region/).selectOption('DE')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await settled(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByText(/We can’t reach our servers/)).toBeVisible()
  for (const [name, text] of Object.entries(entries)) await expect(entry(name)).toHaveValue(text)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/member number is \d{9}/)
})

test('the hotel’s details open offline, and are filled in once the visitor is online', async ({
  page,
  context,
}) => {
  const letScriptsCome = await withoutScripts(page)
  await page.goto(OVERVIEW)
  await expect(page.locator('#footer')).toHaveAttribute('status', 'found')
  await context.setOffline(true)
  await page.locator('#property-bar button[aria-haspopup]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleName(/\S/)
  await expect(page.locator('#hotel-details')).toHaveAttribute('status', 'failed')
  letScriptsCome()
  await context.setOffline(false)
  await expect(dialog.getByRole('heading', { name: 'Reasons to stay' })).toBeVisible()
})

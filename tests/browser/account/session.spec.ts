import { expect, type Page } from '@playwright/test'
import { site } from '../../../sandbox/site'
import { dataLayerCall } from '../../../src/rules/site/page-calls'
import { become, OVERVIEW, test, watch } from '../site'
import { UNTOUCHED } from '../untouched'

test.use(UNTOUCHED)

const HOME = '/homepage-searchform.mi'
const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign in to your account' })

async function signIn(page: Page) {
  await page.goto(`/sign-in.mi?returnTo=${HOME}`)
  await signInForm(page)
    .getByLabel(/^Email, member number or phone/)
    .fill('maria@example.com')
  await signInForm(page)
    .getByLabel(/^Password/)
    .fill('Alderway-1')
  await signInForm(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`${HOME}$`))
}

async function expectAccount(page: Page) {
  await page.getByRole('button', { name: 'Hi, Maria' }).click()
  await expect(page.getByText('Gold', { exact: true })).toBeVisible()
  await expect(page.getByText('84,500 points')).toBeVisible()
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

test('a second tab has tier and points, and nothing that identifies the member is stored', async ({
  page,
  context,
}) => {
  await signIn(page)
  await expectAccount(page)
  const second = await context.newPage()
  const { requests, complaints } = await watch(second)
  await second.goto(HOME)
  await expectAccount(second)
  expect(requests.filter((request) => request.includes('MemberInformation'))).toEqual([])
  expect(await stored(second)).toMatch(/levelCode/)
  for (const tab of [page, second])
    expect(await stored(tab)).not.toMatch(/maria|lindqvist|1002003001|C1001/i)
  expect(complaints).toEqual([])
})

test('a member of another session sees that session’s tier', async ({ page, context }) => {
  await signIn(page)
  await expectAccount(page)
  await become(context, 'member-p')
  const second = await context.newPage()
  await second.goto(HOME)
  await second.getByRole('button', { name: 'Hi, Ichika' }).click()
  await expect(second.getByText('Platinum', { exact: true })).toBeVisible()
  await expect(second.getByText('412,000 points')).toBeVisible()
})

test('the API gets the session token, and scripts never have it', async ({ page, context }) => {
  await become(context, 'member-maria')
  const token = (await context.cookies()).find(({ httpOnly }) => httpOnly)?.value ?? 'none'
  const sent: string[] = []
  page.on('request', (request) => void sent.push(request.postData() ?? ''))
  await page.goto(OVERVIEW)
  await expect(page.getByRole('button', { name: 'Hi, Maria' })).toBeVisible()
  const answer = await page.evaluate(async (url) => {
    const body = { sessionToken: '', context: {}, sourceURI: location.pathname, variation: '' }
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).text()
  }, dataLayerCall(site))
  expect(answer).toContain('"visitorKind":"authenticated"')
  const readable = await page.evaluate(() => document.cookie + document.documentElement.outerHTML)
  for (const text of [answer, readable, await stored(page), ...sent])
    expect(text).not.toContain(token)
})

import { expect, type Page } from '@playwright/test'
import { joinFormLabels } from '../../../src/components/account-container/join/join.labels'
import { statusLabels } from '../../../src/components/account-container/outcome/status.labels'
import { forgotLabels } from '../../../src/components/account-container/password/forgot.labels'
import { accountMenuLabels } from '../../../src/components/navigation/account-menu.labels'
import { personalDetailsLabels } from '../../../src/features/personal-details/personal-details.labels'
import { arrive, become, OVERVIEW, settled, test } from '../site'

/** Collects the text of every script that the page downloads. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    // A page that has been left gives no body.
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(texts)).join('\n')
}

const JOIN = '/loyalty/createAccount/createAccountPage1.mi'

/** A label of each view of an account page; only the view's own script contains it. */
const LABELS = {
  forgot: forgotLabels.forgotText,
  status: statusLabels.signedOutText,
  join: joinFormLabels.howToReach,
}

for (const [path, ...own] of [
  // The labels of a refused sign-in are in the chunk of hydrated forms (tooling/chunk-table.mjs).
  ['/sign-in.mi'],
  ['/emailPassword.mi', LABELS.forgot],
  ['/logout.mi', LABELS.status],
  [JOIN, LABELS.join],
]) {
  test(`${path} downloads the labels of its own view and of no other`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(`${path}`)
    await expect(page.locator('[type=account-container]')).toHaveAttribute('status', 'mounted')
    await settled(page)
    const downloaded = await scripts()
    expect(Object.values(LABELS).filter((label) => downloaded.includes(label))).toEqual(own)
  })
}

test('a view shows the English labels of its script and the German labels of its page', async ({
  page,
}) => {
  for (const [path, legend, error] of [
    [JOIN, joinFormLabels.howToReach, 'Enter an email address'],
    [
      `/de-DE${JOIN}`,
      personalDetailsLabels.translations['de-DE']?.howToReach ?? '',
      'Geben Sie eine E-Mail',
    ],
  ] as const) {
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('group', { name: legend })).toBeVisible()
    await page.locator('[name=email]').fill('maria@')
    await page.locator('form[method=post] [type=submit]').first().click()
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(new RegExp(error))
  }
})

test('the account menu loads its labels when the page of a known visitor needs it', async ({
  page,
  context,
}) => {
  const scripts = scriptsOf(page)
  await page.goto(OVERVIEW)
  await arrive(page)
  await settled(page)
  expect(await scripts()).not.toContain(accountMenuLabels.clear)

  await become(context, 'remembered-maria')
  for (const [path, greeting, clear] of [
    [OVERVIEW, /Maria/, accountMenuLabels.clear],
    [`/de-DE${OVERVIEW}`, /Maria/, 'Namen entfernen'],
  ] as const) {
    await page.goto(path)
    await arrive(page)
    await settled(page)
    await page.getByRole('banner').getByRole('button', { name: greeting }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: clear })).toBeVisible()
  }
  expect(await scripts()).toContain(accountMenuLabels.clear)
})

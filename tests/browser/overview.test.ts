import { expect, test } from '@playwright/test'

const OVERVIEW = '/hotels/alderway-new-york/overview'

test('every placeholder of the hotel overview comes to life without a complaint', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))

  await page.goto(OVERVIEW)
  const placeholders = page.locator('foyer-widget')
  await expect(placeholders.first()).toBeAttached()
  for (const placeholder of await placeholders.all()) {
    await placeholder.scrollIntoViewIfNeeded()
    await expect(placeholder).toHaveAttribute('status', 'mounted')
  }
  expect(complaints).toEqual([])
})

test('the hotel overview is complete without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(OVERVIEW)
  await expect(page.getByText('Alderway New York Midtown').first()).toBeVisible()
  await context.close()
})

import { expect } from '@playwright/test'
import { OVERVIEW, setFaults, settled, test } from '../site'

test('a page without server HTML is rendered; parts that fail to load are retried', async ({
  page,
  context,
}) => {
  await setFaults(context, 'page-model:status:503')
  await page.goto(`/de-DE${OVERVIEW}?rendered=browser`)
  const problem = page.locator('#problems').getByRole('alert')
  await expect(problem).toContainText(/\S/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  // Three parts were requested, each twice.
  await expect(page.locator('foyer-widget[type=page-model] [aria-busy]')).toHaveCount(0)
  await setFaults(context, '')
  await problem.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alderway')
  await expect(page.getByRole('banner').first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(problem).toHaveCount(0)
  await settled(page)
})

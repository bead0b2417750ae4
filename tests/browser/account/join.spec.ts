import { expect } from '@playwright/test'
import { become, RATES, settled, test, watch, withoutAhead } from '../site'

test('a block of the CMS opens the join dialog; a new member sees the number before it closes', async ({
  page,
}) => {
  const { complaints, requests } = await watch(page)
  await withoutAhead(page)
  await page.goto(RATES)
  await settled(page)
  expect(requests.filter((line) => /one-click-join|JoinNow/.test(line))).toEqual([])
  const opener = page.getByRole('link', { name: 'Join for free' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Join Alderway Circle' })
  await expect(dialog.getByLabel('Given name')).toBeFocused()
  await dialog.getByLabel('Given name').fill('Zoë')
  await dialog.getByLabel('Family name').fill('Lindqvist')
  await dialog.getByLabel('Email').fill(`zoe-${Date.now()}@example.com`)
  await dialog.getByLabel('Country').selectOption('DE')
  await dialog.getByRole('checkbox').press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Welcome! Your member number is .?1003\d{5}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(complaints).toEqual([])
})

test('a member is not offered to join', async ({ page, context }) => {
  await become(context, 'member-maria')
  await page.goto(RATES)
  await settled(page)
  await expect(page.locator('#join a')).toBeHidden()
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('overlay-refused', (event) => resolve((event as CustomEvent).detail))
        dispatchEvent(new CustomEvent('overlay-open', { detail: { id: 'one-click-join' } }))
      }),
  )
  expect(refused).toEqual({ id: 'one-click-join' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** What the other tests count as a layout shift. */
import { expect } from '@playwright/test'
import { drawn, layoutShifts, OVERVIEW, settled, test, watch } from './site'

test('a page without its styles is no shift before it is painted; one afterwards is', async ({
  page,
}) => {
  await watch(page)
  let send = () => {}
  const isAsked = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\.css$/, async (route) => {
    await isAsked
    await route.continue()
  })
  await page.goto(OVERVIEW, { waitUntil: 'commit' })
  // Not `waitForFunction`: it looks once in each frame, and no frame comes before the styles.
  await expect(page.locator('main')).toBeAttached()
  await page.evaluate(() => document.elementFromPoint(50, 50))
  send()
  await settled(page)
  expect(await layoutShifts(page)).toEqual([])

  await page.evaluate(() => document.body.style.setProperty('padding-block-start', '200px'))
  await drawn(page)
  await expect.poll(async () => (await layoutShifts(page)).length).toBe(1)
})

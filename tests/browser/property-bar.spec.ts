import { expect, type Page } from '@playwright/test'
import { OVERVIEW, settled, test } from './site'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Hotel quick links' })

for (const { width, isShown } of [
  { width: 767, isShown: false },
  { width: 768, isShown: true },
]) {
  test(`at ${width} px the texts of map, phone and rating are ${isShown ? '' : 'not '}visible, and all have names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(OVERVIEW)
    for (const text of ['Map', '+1 212-555-0134', '1,204 reviews']) {
      const { width: textWidth } = (await bar(page)
        .getByText(text, { exact: true })
        .boundingBox()) ?? {
        width: 0,
      }
      expect(textWidth > 5).toBe(isShown)
    }
    await expect(bar(page).getByRole('link', { name: /^Map \(opens/ })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: /^Call Alderway New York/ })).toBeVisible()
    await expect(
      bar(page).getByRole('link', { name: /^Rated 4.3 out of 5 from 1,204/ }),
    ).toBeVisible()
  })
}

test('sticks to the viewport, hides on scrolling down, returns on scrolling up, and stays while it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(OVERVIEW)
  await settled(page)
  await page.mouse.move(600, 300)
  const bottom = () => bar(page).evaluate((element) => element.getBoundingClientRect().bottom)
  await page.mouse.wheel(0, 900)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await page.mouse.wheel(0, -300)
  await expect.poll(bottom).toBe(120)
  await bar(page).getByRole('link').first().focus()
  expect(await page.evaluate(() => scrollY)).toBe(600)
  await page.mouse.wheel(0, 300)
  await page.waitForFunction(() => scrollY > 800)
  await expect.poll(bottom).toBe(56)
})

test('the details button requests its overlay by an event', async ({ page }) => {
  await page.goto(OVERVIEW)
  await settled(page)
  const detail = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('show-hotel-detail', (event) => resolve((event as CustomEvent).detail)),
      ),
  )
  await bar(page).getByRole('button', { name: 'Hotel details' }).click()
  expect(await detail).toEqual({ id: 'hotel-details' })
})

test('map and phone lead where they say', async ({ page }) => {
  await page.goto(OVERVIEW)
  const map = bar(page).getByRole('link', { name: /^Map/ })
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=40\./,
  )
  await expect(map).toHaveAttribute('rel', 'noopener')
  await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d+$/,
  )
  await expect(bar(page).getByRole('link', { name: /^Rated/ })).toHaveAttribute(
    'href',
    '/hotels/alderway-new-york-midtown/reviews',
  )
})

test('in a subdirectory every link of the bar keeps it', async ({ page }) => {
  await page.goto(`/de-DE${OVERVIEW}`)
  const reviews = page.locator('foyer-widget[type=property-bar] a[href*=reviews]')
  await expect(reviews).toHaveAttribute('href', '/de-DE/hotels/alderway-new-york-midtown/reviews')
  const rates = page
    .getByRole('navigation', { name: 'Schnellzugriff zum Hotel' })
    .getByRole('link', { name: 'Preise ansehen' })
  await expect(rates).toHaveAttribute(
    'href',
    '/de-DE/reservation/rateListMenu.mi?propertyCode=NYCAB',
  )
})

test('four reviews are too few to be shown, and zh-CN shows none', async ({ page }) => {
  await page.goto('/hotels/alderway-cape-town-gardens/overview')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('link', { name: /reviews/ })).toHaveCount(0)
  await page.goto(`/zh-CN${OVERVIEW}`)
  await expect(page.locator('a[href$=reviews]')).toHaveCount(0)
})

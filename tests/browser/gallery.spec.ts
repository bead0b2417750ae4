import { expect, type Page } from '@playwright/test'
import { test } from './sandbox'
import { OVERVIEW, withoutAhead } from './site'

async function toGallery(page: Page, path = OVERVIEW) {
  await page.goto(path)
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery')).toHaveAttribute('status', 'mounted')
  return page.locator('#gallery')
}

const stage = (page: Page) => page.locator('dialog[open] [aria-roledescription]')

for (const [width, size] of [
  [390, 'width=358&height=160&quality=90'],
  [800, 'width=451&height=366&quality=90'],
  [1024, 'width=562&height=366&quality=90'],
] as const) {
  test(`a window of ${width} px requests ${size}`, async ({ page }) => {
    const asked = new Set<string>()
    await page.setViewportSize({ width, height: 800 })
    const gallery = await toGallery(page)
    await expect(gallery.locator('img').first()).toHaveJSProperty('complete', true)
    for (const image of await gallery.locator('img').all()) {
      const source = await image.evaluate((img: HTMLImageElement) => img.currentSrc)
      if (source) asked.add(source.split('?')[1] ?? '')
    }
    expect([...asked]).toEqual([size])
  })
}

test('a photo opens the viewer, which is loaded only then, and Escape returns to the photo', async ({
  page,
}) => {
  await withoutAhead(page)
  const viewer: string[] = []
  page.on('request', (request) => {
    if (/hotel-gallery-viewer/.test(request.url())) viewer.push(request.url())
  })
  const gallery = await toGallery(page)
  expect(viewer).toEqual([])
  const third = gallery.getByRole('link').nth(2)
  await third.click()
  await expect(stage(page)).toHaveAccessibleName(/^Photo 3 of 6/)
  await expect(stage(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(stage(page)).toHaveAccessibleName(/^Photo 4 of 6/)
  await expect(page.locator('dialog[open] img').nth(1)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(third).toBeFocused()
})

for (const width of [375, 1280]) {
  test(`Back closes the viewer and stays on the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const gallery = await toGallery(page)
    await gallery.getByRole('link').first().click()
    await expect(stage(page)).toBeVisible()
    await page.goBack()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page).toHaveURL(OVERVIEW)
  })
}

test('in Arabic the photos are laid out to the left', async ({ page }) => {
  const gallery = await toGallery(page, `/ar-SA${OVERVIEW}`)
  await gallery.getByRole('link').first().click()
  await expect(stage(page)).toHaveAccessibleName(/1 من 6/)
  await page.keyboard.press('ArrowLeft')
  await expect(stage(page)).toHaveAccessibleName(/2 من 6/)
})

test('on a phone the row follows its buttons and the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const gallery = await toGallery(page)
  const row = gallery.getByRole('list')
  await gallery.getByRole('button', { name: 'Next photo' }).click()
  await expect(gallery.getByText('2 / 6')).toBeVisible()
  await expect(row.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(row.getByRole('listitem')).toHaveCount(6)
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
  await expect(gallery.getByText('1 / 6')).toBeVisible()
})

test('a photo that fails before any script is removed without moving another', async ({ page }) => {
  await page.route(/midtown\/1\.webp/, (route) => route.abort())
  const gallery = await toGallery(page)
  await expect(gallery.getByRole('button', { name: 'View all 5 photos' })).toBeVisible()
  const second = gallery.getByRole('img').nth(1)
  await expect(second).toHaveAccessibleName(/^King room/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every photo links to its large picture, and there are no controls without effect', async ({
    page,
  }) => {
    await page.goto(OVERVIEW)
    const gallery = page.locator('#gallery')
    await expect(gallery.getByRole('link')).toHaveCount(5)
    await expect(gallery.getByRole('button')).toHaveCount(0)
    const response = await page.request.get(
      (await gallery.getByRole('link').first().getAttribute('href')) ?? '',
    )
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })
})

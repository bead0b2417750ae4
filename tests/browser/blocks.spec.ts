import { expect, type Page } from '@playwright/test'
import { test } from './sandbox'
import { arrive as comeBy, layoutShifts, sectionOf, summaryOf, watch } from './site'

// Most visitors allow motion, and layout shifts are only visible with it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Rendered with the props of their fullest fixtures. */
const BLOCKS = '/sandbox/widgets?only=accordion&only=link-banner&only=links-list'

const accordion = (page: Page) => page.locator('foyer-widget[type=accordion]')
const columnsOf = (page: Page, type: string) =>
  page
    .locator(`main > foyer-widget[type=${type}] ul`)
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)

async function arrive(page: Page, width: number, hash = '') {
  const seen = await watch(page)
  await page.setViewportSize({ width, height: 800 })
  await page.goto(BLOCKS + hash)
  await comeBy(page)
  return seen
}

test.describe('accordion', () => {
  for (const [width, summaries] of [
    [1000, 0],
    [992, 0],
    [991, 5],
    [700, 5],
  ] as const) {
    test(`always open on a desktop: ${summaries} to open at ${width} px, without a layout shift`, async ({
      page,
    }) => {
      await arrive(page, width)
      const before = await accordion(page).evaluate((element) => element.clientHeight)
      await accordion(page).scrollIntoViewIfNeeded()
      await expect(accordion(page)).toHaveAttribute('status', 'mounted')
      await expect(accordion(page).locator('summary:visible')).toHaveCount(summaries)
      await expect(accordion(page).getByText('The garage around the corner')).toBeVisible({
        visible: summaries === 0,
      })
      // Components that an author nested in a section are not in the server's HTML yet.
      if (summaries > 0) {
        expect(await accordion(page).evaluate((element) => element.clientHeight)).toBe(before)
      }
      await expect(accordion(page).getByRole('heading', { level: 2 })).toHaveCount(5)
    })
  }

  test('by keyboard: Enter and Space open and close', async ({ page }) => {
    await arrive(page, 700)
    await accordion(page).scrollIntoViewIfNeeded()
    await expect(accordion(page)).toHaveAttribute('status', 'mounted')
    await summaryOf(accordion(page), 'Where can I leave my car?').focus()
    await page.keyboard.press('Tab')
    await expect(summaryOf(accordion(page), 'May I bring my dog?')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(accordion(page).getByText('One dog of up to 20 kg')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(accordion(page).getByText('One dog of up to 20 kg')).toBeHidden()
  })

  test('a link to a section opens it before the first paint, and it can be closed', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/accordion[^/]*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await arrive(page, 700, '#accordion-item-3')
    const pets = accordion(page).getByText('One dog of up to 20 kg')
    await expect(pets).toBeInViewport()
    const next = accordion(page).getByRole('heading', { name: /destination fee/ })
    const before = await next.boundingBox()
    release()
    await expect(accordion(page)).toHaveAttribute('status', 'mounted')
    await expect(pets).toBeVisible()
    expect(await next.boundingBox()).toEqual(before)
    await summaryOf(accordion(page), 'May I bring my dog?').click()
    await expect(pets).toBeHidden()
  })

  test('a section opened by the browser’s search can be closed again', async ({ page }) => {
    await arrive(page, 700)
    await accordion(page).scrollIntoViewIfNeeded()
    await expect(accordion(page)).toHaveAttribute('status', 'mounted')
    const fee = summaryOf(accordion(page), 'destination fee')
    const wifi = accordion(page).getByText('high-speed Wi-Fi')
    await expect(wifi).toBeHidden()
    // Playwright cannot open the browser's search; this reproduces its effect on the page.
    await sectionOf(fee).evaluate((section) => section.setAttribute('open', ''))
    await expect(wifi).toBeVisible()
    await fee.click()
    await expect(wifi).toBeHidden()
  })

  test('every section is open in print', async ({ page }) => {
    await arrive(page, 700)
    await page.emulateMedia({ media: 'print' })
    await expect(accordion(page).getByText('The garage around the corner')).toBeVisible()
  })

  test('opens when its script fails to load', async ({ page }) => {
    await page.route(/\/accordion[^/]*\.js$/, (route) => route.abort())
    await arrive(page, 700)
    await accordion(page).scrollIntoViewIfNeeded()
    await expect(accordion(page)).toHaveAttribute('status', 'failed')
    await summaryOf(accordion(page), 'Where can I leave my car?').click()
    await expect(accordion(page).getByText('The garage around the corner')).toBeVisible()
  })
})

test.describe('accordion without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 })
    await page.goto(BLOCKS)
    await summaryOf(accordion(page), 'Where can I leave my car?').click()
    await expect(accordion(page).getByText('The garage around the corner')).toBeVisible()
  })
})

test('link banner of four columns: as many as fit the window, tiles of a row have the same height', async ({
  page,
}) => {
  await arrive(page, 767)
  for (const [width, count] of [
    [320, 1],
    [375, 1],
    [576, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 4],
    [1200, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await columnsOf(page, 'link-banner')]).toEqual([width, count])
    const ends = await page
      .locator('foyer-widget[type=link-banner] li > a')
      .evaluateAll((tiles) =>
        tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
      )
    const rows = new Set(ends.map(([top]) => top))
    expect([width, new Set(ends.map(String)).size]).toEqual([width, rows.size])
  }
})

test('link banner: a picture that fails to load does not move the text', async ({ page }) => {
  await page.route('**/media/hotels/dessin-sydney-walsh-bay/**', (route) => route.abort())
  await arrive(page, 1200)
  const banner = page.locator('foyer-widget[type=link-banner]')
  const title = banner.getByText('Sydney', { exact: true })
  const before = await title.evaluate((element) => (element as HTMLElement).offsetTop)
  await banner.scrollIntoViewIfNeeded()
  await expect(banner.locator('img')).toHaveCount(3)
  expect(await title.evaluate((element) => (element as HTMLElement).offsetTop)).toBe(before)
  expect(await layoutShifts(page)).toEqual([])
})

test('links list: as many columns as fit, whose lengths differ by one at most', async ({
  page,
}) => {
  await arrive(page, 767)
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await columnsOf(page, 'links-list')]).toEqual([width, count])
    const lefts = await page
      .locator('main > foyer-widget[type=links-list] ul')
      .evaluate((list) => [...list.children].map((entry) => entry.getBoundingClientRect().left))
    const lengths = [...new Set(lefts)].map((left) => lefts.filter((x) => x === left).length)
    expect(lengths).toHaveLength(count)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
  }
})

test('the blocks hydrate without a console message', async ({ page }) => {
  const { complaints } = await arrive(page, 1200)
  for (const type of ['accordion', 'link-banner', 'links-list']) {
    const block = page.locator(`main > foyer-widget[type=${type}]`)
    await block.scrollIntoViewIfNeeded()
    await expect(block).toHaveAttribute('status', 'mounted')
  }
  expect(complaints).toEqual([])
})

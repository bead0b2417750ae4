import { expect, type Page } from '@playwright/test'
import { isMounted, serveMain, showMain } from '../loader/loader-page'
import { test } from '../sandbox'
import { drawn, layoutShift, watch } from '../site'

test.describe('a widget that no server has rendered', () => {
  const show = async (page: Page, attributes: string) => {
    await watch(page)
    const scripts = await showMain(
      page,
      `<foyer-widget type="probe" id="a" ${attributes}><script type="application/json">{}</script></foyer-widget><p>Below it</p>`,
      { held: /\/probe\.widget\.js$/ },
    )
    const top = () =>
      page.getByText('Below it').evaluate((text) => text.getBoundingClientRect().top)
    await drawn(page)
    const before = await top()
    await expect.poll(() => scripts.asked).not.toEqual([])
    scripts.release()
    await isMounted(page, 'a')
    await drawn(page)
    await drawn(page)
    return { moved: (await top()) - before, shift: await layoutShift(page) }
  }

  test('moves what stands below it', async ({ page }) => {
    const { moved, shift } = await show(page, '')
    expect(moved).toBeGreaterThan(0)
    expect(shift).toBeGreaterThan(0)
  })

  for (const attributes of ['data-height="600"', 'data-height="20" data-height-wide="600"']) {
    test(`moves nothing where its height is given: ${attributes}`, async ({ page }) => {
      expect(await show(page, attributes)).toEqual({ moved: 0, shift: 0 })
    })
  }

  test('leaves no room when it fails', async ({ page }) => {
    const unknown = '<foyer-widget type="nothing" id="a" data-height="600"></foyer-widget>'
    await serveMain(page, `${unknown}<p>Below it</p>`)
    await page.goto('/sandbox/nested')
    const widget = page.locator('#a')
    await expect(widget).toHaveAttribute('status', 'failed')
    expect(await widget.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
  })
})

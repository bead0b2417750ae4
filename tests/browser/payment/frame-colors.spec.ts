/** The provider's form is readable on every page: its colours are checked pairs, not parts of two looks (W38). */
import { expect, type Page } from '@playwright/test'
import { settled, test } from '../site'
import { cardFrame, openForm, showCard, typeCard } from './payment-page'

interface Reading {
  what: string
  ratio: number
}

/** The contrast of every text of the form, and of what is typed into it, with the ground under it. */
const readings = (page: Page): Promise<Reading[]> =>
  cardFrame(page)
    .locator('body')
    .evaluate((body) => {
      const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = parts(color).map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const groundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element)
        if (parts(backgroundColor)[3] !== 0) return backgroundColor
        return element.parentElement ? groundOf(element.parentElement) : 'rgb(255, 255, 255)'
      }
      const shown = [...body.querySelectorAll('label, p, input:not([type=checkbox])')]
      return shown
        .filter(
          (element) => element.checkVisibility() && (element.textContent || 'value' in element),
        )
        .map((element) => {
          const both = [getComputedStyle(element).color, groundOf(element)].map(luminance)
          const [dark = 0, light = 0] = both.sort((one, other) => one - other)
          const what = element.id || element.textContent || element.className
          return { what, ratio: (light + 0.05) / (dark + 0.05) }
        })
    })

async function expectReadable(page: Page) {
  await typeCard(page, '4111 1111 1111 1112')
  // A field that is wrong, with its text.
  await page.locator('button[name=step][value=book]').last().click()
  await expect(cardFrame(page).locator('#number-error')).not.toBeEmpty()
  const measured = await readings(page)
  expect(measured.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['name', 'number', 'expiry', 'cvv', 'cvv-hint', 'number-error']),
  )
  expect(measured.filter(({ ratio }) => ratio < 4.5)).toEqual([])
}

/** The page's own ground, where its colours can be read. */
const groundOfFrame = (page: Page) =>
  cardFrame(page)
    .locator('#number')
    .evaluate((field) => getComputedStyle(field).backgroundColor)

for (const [theme, colorScheme, ground] of [
  ['alderway', 'light', 'rgb(255, 255, 255)'],
  ['alderway', 'dark', 'rgb(18, 26, 41)'],
  ['quiet-luxury', 'dark', null],
] as const) {
  test(`${theme}, ${colorScheme}: a card is readable while it is typed`, async ({ page }) => {
    await page.context().request.post('/sandbox/appearance', { form: { theme }, maxRedirects: 0 })
    await page.emulateMedia({ colorScheme })
    await openForm(page)
    await showCard(page)
    if (ground) expect(await groundOfFrame(page)).toBe(ground)
    await expectReadable(page)
    if (process.env.SHOTS)
      await page
        .locator('foyer-widget[type="payment-iframe"]')
        .screenshot({ path: `${process.env.SHOTS}/frame-${theme}-${colorScheme}.png` })
  })
}

test('a theme of poor pairs is not taken into the form', async ({ page }) => {
  const poor = ':root { --foyer-color-text: #777; --foyer-color-text-muted: #999; }'
  const error = ':root { --foyer-color-surface: #8a8a8a; --foyer-color-danger: oklch(60% 0.1 30); }'
  await page.route('**/theme.css*', (route) =>
    route.fulfill({ contentType: 'text/css', body: poor + error }),
  )
  await openForm(page)
  await showCard(page)
  await settled(page)
  expect(await groundOfFrame(page)).toBe('rgb(138, 138, 138)')
  await expectReadable(page)
})

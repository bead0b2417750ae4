import { expect, type Page } from '@playwright/test'
import { CHROME_FLAGS, findChrome, findHeadlessChrome } from '../../scripts/find-chrome.mjs'
import { test } from './sandbox'

/**
 * Samples of several scripts, in fonts that pages request and in fonts that only some machines
 * have.
 */
const TEXTS = [
  'Quiet rooms, €189.00',
  'Žižek, Ωμέγα, Привет',
  'الإقامة في الفندق',
  '東京に泊まる',
  '★ →',
]
const FAMILIES = [
  'system-ui',
  'sans-serif',
  'serif',
  'monospace',
  'Arial',
  "'DejaVu Sans'",
  'Roboto',
]

const LINES = FAMILIES.flatMap((family) =>
  TEXTS.flatMap((text) =>
    [400, 700].map((weight) => `<p style="font: ${weight} 16px ${family}">${text}</p>`),
  ),
)

/** The fonts that Chromium used for each paragraph. */
async function fontsOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'p',
  })
  const names = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName } of fonts) names.add(familyName)
  }
  return [...names].sort()
}

for (const [what, executablePath] of [
  ['a Chromium without windows', findHeadlessChrome()],
  ['a whole Chromium', findChrome()],
]) {
  test(`${what} uses the fonts of the packages, whatever the machine has`, async ({
    playwright,
  }) => {
    const browser = await playwright.chromium.launch({ executablePath, args: CHROME_FLAGS })
    const page = await browser.newPage()
    await page.setContent(`<!doctype html><meta charset="utf-8">${LINES.join('')}`)
    expect(await fontsOf(page)).toEqual([
      'Noto Sans',
      'Noto Sans Arabic',
      // The variable font's own name; it is drawn in the requested weight.
      'Noto Sans JP Thin',
      'Noto Serif',
    ])
    await page.setContent('<p style="position: absolute; font: 16px system-ui">Quiet rooms</p>')
    const box = await page.locator('p').boundingBox()
    expect(box?.width).toBeCloseTo(93.75, 1)
    await browser.close()
  })
}

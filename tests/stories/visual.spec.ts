import { test as base, expect } from '@playwright/test'
import { listStories, openPreview, serveStories } from '../../tooling/stories.mjs'
import {
  CONTEXT,
  compare,
  modesOf,
  prepareForShots,
  readShot,
  serveForShots,
  shoot,
  toWebp,
} from '../../tooling/visual.mjs'

type Shoot = (css?: string) => Promise<NonNullable<Awaited<ReturnType<typeof shoot>>>>

const story = listStories().find(({ id }) => id === 'hotel-property-bar--full')

/** Takes a screenshot of the property bar on a new page, with additional CSS. */
const test = base.extend<{ shootBar: Shoot }>({
  shootBar: async ({ browser }, use) => {
    if (!story) throw new Error('The property bar has no story called Full.')
    const [mode] = modesOf(story)
    if (!mode) throw new Error('The property bar is not shot.')
    const server = await serveStories(serveForShots)
    await use(async (css = '') => {
      const page = await browser.newPage(CONTEXT)
      await openPreview(page, server.origin)
      await prepareForShots(page)
      if (css) await page.addStyleTag({ content: css })
      const shot = await shoot(page, story, mode)
      await page.close()
      if (!shot) throw new Error('There is nothing on the shot.')
      return shot
    })
    await server.close()
  },
})

test('a story looks the same on another page, and after it was stored', async ({ shootBar }) => {
  const first = await shootBar()
  const kept = await readShot(await toWebp(first))
  const second = await shootBar()
  expect(compare(first, second)).toMatchObject({ isSame: true, pixels: 0 })
  expect(compare(kept, second)).toMatchObject({ isSame: true, pixels: 0 })
})

for (const [change, css] of [
  // #8a4b12 by default.
  ['one colour is a little lighter', ':root { --foyer-color-accent: #935419 !important }'],
  ['one colour is a little darker', ':root { --foyer-color-text: #121826 !important }'],
  ['something is 4 px wider', '#storybook-root a { padding-inline-end: 20px }'],
  ['the whole is 4 px higher', '#storybook-root nav { padding-block-end: 4px }'],
] as const) {
  test(`a change is detected: ${change}`, async ({ shootBar }) => {
    const kept = await readShot(await toWebp(await shootBar()))
    const changed = await shootBar(css)
    expect(compare(kept, changed).isSame).toBe(false)
  })
}

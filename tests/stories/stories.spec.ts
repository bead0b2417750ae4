import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type { wear } from '../../stories/wear'
import {
  listDocs,
  listStories,
  openPreview,
  plays,
  serveStories,
  showDocs,
  showStory,
} from '../../tooling/stories.mjs'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Look = Parameters<typeof wear>

/** Each story is seen in light and, for whether its colours can be read, in dark as well. */
const DARK: Look = ['dark', 'alderway']

/** The story that shows the most of a widget is also seen like this. */
const LOOKS: Look[] = [
  DARK,
  ['light', 'quiet-luxury'],
  ['dark', 'quiet-luxury'],
  ['light', 'bright-city'],
  ['dark', 'bright-city'],
  ['contrast', 'alderway'],
  ['contrast-dark', 'alderway'],
]

interface Preview {
  page: Page
  /** What the console said since the last call. */
  takeComplaints: () => string[]
}

const stories = listStories()
const [first] = stories

/** One page per worker shows its stories one after another: a load for each would take the longest. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const server = await serveStories(emptyFrames)
      const page = await browser.newPage({
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await openPreview(page, server.origin, first?.id ?? '')
      await page.addScriptTag({ path: AXE })
      await use({ page, takeComplaints: () => complaints.splice(0) })
      await page.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * A docs page has each story in a window of its own, where it is what the story's own test has looked
 * at: what takes the longest there stays empty.
 */
const emptyFrames: Parameters<typeof serveStories>[0] = (server) =>
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-dest'] === 'iframe')
      return reply.type('text/html').send('<!doctype html><title>A story</title>')
  })

/** A build of some stories alone has neither all of them nor the one that is looked at in its docs. */
const testOfAll = process.env.STORIES_FOLDER ? () => {} : test

testOfAll('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(100)
})

for (const story of stories) {
  test(`${story.id} renders, plays and holds no barriers`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const search = story.title === 'Pages' ? WHOLE_PAGE : COMPONENT
    const found: string[] = []
    const note = (mode: string, problems: string[]) =>
      found.push(...problems.map((it) => `${story.id}, ${mode}: ${it}`))

    note('light', await showStory(page, story.id, {}, { again: plays(story) }))
    note('light', await findBarriers(page, search))
    for (const look of story.name === 'Full' ? LOOKS : [DARK]) {
      const findUnclear = () => findBarriers(page, { ...search, ...COLOURS })
      note(look.join(' '), await wearing(page, look, findUnclear))
    }
    // What a story clicks it finds by its English name: in another language it is only shown.
    note('right to left', await showStory(page, story.id, { locale: 'ar-SA' }))
    note('right to left', await findBarriers(page, search))
    note('console', takeComplaints())
    expect([...new Set(found)]).toEqual([])
  })
}

for (const { id } of listDocs()) {
  test(`${id} stands in light and dark`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const found: string[] = []
    for (const [theme, search] of [
      ['light', DOCS],
      ['dark', { ...DOCS, ...COLOURS }],
    ] as const) {
      await showDocs(page, id, { theme })
      const barriers = await findBarriers(page, search)
      found.push(...[...takeComplaints(), ...barriers].map((it) => `${id}, ${theme}: ${it}`))
    }
    expect(found).toEqual([])
  })
}

testOfAll(
  'a docs page shows a story in a window of its own, as high as it is',
  async ({ browser }) => {
    const [docs] = listDocs().filter(({ id }) => id.includes('property-bar'))
    const server = await serveStories()
    const page = await browser.newPage()
    await page.goto(`${server.origin}/iframe.html?id=${docs?.id}&viewMode=docs`)
    const frame = page.locator('iframe').first()
    const story = frame.contentFrame().locator('#storybook-root')
    await expect(story.getByRole('link').first()).toBeVisible()
    const { height = 0 } = (await story.boundingBox()) ?? {}
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeCloseTo(height, -1)
    await page.close()
    await server.close()
  },
)

interface Search {
  within: string
  /** Storybook's own parts. */
  without?: string[]
  runOnly?: string[]
  isPage?: boolean
}

const COMPONENT: Search = { within: '#storybook-root' }
const WHOLE_PAGE: Search = { within: 'html', isPage: true }
const DOCS: Search = {
  within: '#storybook-docs',
  without: ['.docblock-argstable', '.docblock-emptyblock'],
}

const COLOURS = { runOnly: ['color-contrast'] }

/** Looks at what is shown in other colours. */
async function wearing<T>(page: Page, look: Look, see: () => Promise<T>): Promise<T> {
  await page.evaluate(async (look) => {
    const { foyerWear } = globalThis as unknown as { foyerWear: typeof wear }
    const undress = foyerWear(...look)
    Object.assign(globalThis, { undress })
    await new Promise(requestAnimationFrame)
  }, look)
  const seen = await see()
  await page.evaluate(() => {
    ;(globalThis as unknown as { undress: () => void }).undress()
    document.body.dataset.theme = 'light'
  })
  return seen
}

/** What axe finds in a story; where it is a whole page, also whether it is a good one. */
async function findBarriers(page: Page, search: Search): Promise<string[]> {
  const violations = await page.evaluate(async ({ within, without = [], runOnly, isPage }) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const options = {
      iframes: false,
      resultTypes: ['violations' as const],
      ...(runOnly ? { runOnly } : {}),
      // A component is no page: landmarks around it are the page's.
      rules: isPage ? {} : { region: { enabled: false } },
    }
    const result = await axe.run({ include: within, exclude: without }, options)
    return result.violations
  }, search)
  return violations
    .flatMap(({ id, help, nodes }) => nodes.map((node) => ({ id, help, ...node })))
    .filter(({ id, html }) => !(id === 'region' && isSkipLink(html)))
    .map(({ id, help, html, any }) =>
      [id, `(${help})`, 'at', html.slice(0, 200), any[0]?.message ?? ''].join(' '),
    )
}

/** Storybook's own links stand before it, so that axe takes it for any link. */
function isSkipLink(html: string): boolean {
  return /^<a (class="[^"]*" )?href="#main"|^<a class="skip"/.test(html)
}

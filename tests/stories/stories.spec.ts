import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import type { applyTheme } from '../../stories/theme'
import {
  listDocs,
  listStories,
  openPreview,
  plays,
  serveStories,
  showDocs,
  showStory,
} from '../../tooling/stories.mjs'
import { isWide } from '../cases'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Look = Parameters<typeof applyTheme>

/**
 * Each story is tested in light mode. For its contrast, the fullest story of a widget is also tested in
 * these settings. In a wide run, and where a title has no story `Full`, every story is tested in the
 * first of them, and from right to left.
 */
const LOOKS: [Look, ...Look[]] = [
  ['dark', 'alderway'],
  ['light', 'quiet-luxury'],
  ['dark', 'quiet-luxury'],
  ['light', 'bright-city'],
  ['dark', 'bright-city'],
  ['contrast', 'alderway'],
  ['contrast-dark', 'alderway'],
]

interface Preview {
  page: Page
  /** The console messages since the last call. */
  takeComplaints: () => string[]
}

const stories = listStories()

const titlesWithFull = new Set(
  stories.filter(({ name }) => name === 'Full').map(({ title }) => title),
)

/** One page per worker shows its stories in sequence: a page load for each would take longer. */
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
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await openPreview(page, server.origin)
      await page.addScriptTag({ path: AXE })
      await use({ page, takeComplaints: () => complaints.splice(0) })
      await page.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * A docs page shows each story in an iframe, which the story's own test has already checked: slow
 * content is left empty there.
 */
const emptyFrames: Parameters<typeof serveStories>[0] = (server) =>
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-dest'] === 'iframe')
      return reply.type('text/html').send('<!doctype html><title>A story</title>')
  })

/** A build of selected stories may lack the story that the docs test needs. */
const testOfAll = process.env.STORIES_FOLDER ? () => {} : test

testOfAll('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(100)
})

for (const story of stories) {
  test(`${story.id} renders, plays and has no axe finding`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const search = story.title === 'Pages' ? WHOLE_PAGE : COMPONENT
    const found: string[] = []
    const note = (mode: string, problems: string[]) =>
      found.push(...problems.map((it) => `${story.id}, ${mode}: ${it}`))

    note('light', await showStory(page, story.id, {}, { again: plays(story) }))
    note('light', await findBarriers(page, search))
    if (search.isPage) await page.evaluate(loadPictures)
    const isFullest = story.name === 'Full'
    const isSeenMore = isWide || isFullest || !titlesWithFull.has(story.title)
    for (const look of isFullest ? LOOKS : isSeenMore ? LOOKS.slice(0, 1) : []) {
      const findUnclear = () => findBarriers(page, { ...search, ...COLOURS })
      note(look.join(' '), await inTheme(page, look, findUnclear))
    }
    if (isSeenMore) {
      // Play functions find elements by English names: in another language the story is only
      // rendered.
      note('right to left', await showStory(page, story.id, { locale: 'ar-SA' }))
      // Colours take axe longest, and are the same in every language.
      note('right to left', await findBarriers(page, { ...search, skipped: ['color-contrast'] }))
    }
    note('console', takeComplaints())
    expect([...new Set(found)]).toEqual([])
  })
}

const docs = listDocs()

for (const { id } of docs) {
  test(`${id} renders and has no axe finding`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const problems = await showDocs(page, id, {})
    const found = await findBarriers(page, { ...DOCS, skipped: ['color-contrast'] })
    expect([...problems, ...found, ...takeComplaints()]).toEqual([])
  })
}

/** All docs pages are made of the same blocks: one of each kind is enough for their colours. */
const docsOfKinds = new Map(docs.map((one) => [one.title.split('/')[0], one])).values()

for (const { id } of docsOfKinds) {
  for (const theme of ['light', 'dark']) {
    test(`${id} has clear colours in ${theme} mode`, async ({ preview }) => {
      const problems = await showDocs(preview.page, id, { theme })
      const found = await findBarriers(preview.page, { ...DOCS, ...COLOURS })
      expect([...problems, ...found]).toEqual([])
    })
  }
}

testOfAll('a docs page shows a story in an iframe as high as the story', async ({ browser }) => {
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
})

testOfAll(
  'a docs page has the placeholder of a story to copy: HTML, JSON and PHP',
  async ({ browser }) => {
    const [docs] = listDocs().filter(({ id }) => id.includes('property-bar'))
    const server = await serveStories(emptyFrames)
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto(`${server.origin}/iframe.html?id=${docs?.id}&viewMode=docs`)
    await page.getByText('Place it: HTML, JSON, PHP').first().click()
    const starts = {
      HTML: '<foyer-widget type="property-bar" id="',
      'JSON for the service': '{"type":"property-bar","id":"',
      PHP: "<?= Foyer::placeholder(['type' => 'property-bar', 'id' => '",
    }
    for (const [name, start] of Object.entries(starts)) {
      await page
        .getByRole('button', { name: `Copy ${name}` })
        .first()
        .click()
      await expect(page.getByRole('button', { name: `${name} is copied` })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied.slice(0, start.length)).toBe(start)
    }
    await context.close()
    await server.close()
  },
)

interface Search {
  within: string
  /** Storybook's own elements. */
  without?: string[]
  runOnly?: string[]
  skipped?: string[]
  isPage?: boolean
}

const COMPONENT: Search = { within: '#storybook-root' }
const WHOLE_PAGE: Search = { within: 'html', isPage: true }
const DOCS: Search = {
  within: '#storybook-docs',
  without: ['.docblock-argstable', '.docblock-emptyblock'],
}

const COLOURS = { runOnly: ['color-contrast'] }

/** Loads what only scrolling would: which picture comes else depends on how fast the page is. */
async function loadPictures() {
  for (const picture of document.images) picture.loading = 'eager'
  const isLoaded = () => [...document.images].every(({ complete }) => complete)
  while (!isLoaded()) await new Promise(requestAnimationFrame)
}

/** Shows the current story in the other colour scheme. */
async function inTheme<T>(page: Page, look: Look, see: () => Promise<T>): Promise<T> {
  await page.evaluate(async (look) => {
    const { foyerApplyTheme } = globalThis as unknown as { foyerApplyTheme: typeof applyTheme }
    const removeSheets = foyerApplyTheme(...look)
    Object.assign(globalThis, { removeSheets })
    await new Promise(requestAnimationFrame)
  }, look)
  const seen = await see()
  await page.evaluate(() => {
    ;(globalThis as unknown as { removeSheets: () => void }).removeSheets()
    document.body.dataset.theme = 'light'
  })
  return seen
}

/** The axe findings of a story; for a whole page also the rules for pages. */
async function findBarriers(page: Page, search: Search): Promise<string[]> {
  const violations = await page.evaluate(async (search) => {
    const { within, without = [], runOnly, skipped = [], isPage } = search
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const options = {
      iframes: false,
      resultTypes: ['violations' as const],
      ...(runOnly ? { runOnly } : {}),
      // A component has no landmarks: those belong to the page.
      rules: Object.fromEntries(
        [...(isPage ? [] : ['region']), ...skipped].map((rule) => [rule, { enabled: false }]),
      ),
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

/** Storybook's own links precede it, so axe does not recognise it as a skip link. */
function isSkipLink(html: string): boolean {
  return /^<a (class="[^"]*" )?href="#main"|^<a class="skip"/.test(html)
}

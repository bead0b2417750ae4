import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
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

interface Mode {
  name: string
  settings: object
  /** Only whether its colours can be read: everything else is as in the first mode. */
  isColourOnly?: boolean
}

/** Each story is seen like this. */
const MODES: Mode[] = [
  { name: 'light', settings: {} },
  { name: 'dark', settings: { theme: 'dark' }, isColourOnly: true },
  { name: 'right to left', settings: { locale: 'ar-SA' } },
]

/** The story that shows the most of a widget is also seen like this. */
const LOOKS: Mode[] = [
  ...['quiet-luxury', 'bright-city'].flatMap((brand) =>
    ['light', 'dark'].map((theme) => ({
      name: `${brand} ${theme}`,
      settings: { brand, theme },
      isColourOnly: true,
    })),
  ),
  ...['contrast', 'contrast-dark'].map((theme) => ({
    name: theme,
    settings: { theme },
    isColourOnly: true,
  })),
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
      const server = await serveStories()
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

test('there are stories to look at', () => {
  expect(stories.length).toBeGreaterThan(100)
})

for (const story of stories) {
  test(`${story.id} renders, plays and holds no barriers`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const modes = [...MODES, ...(story.name === 'Full' ? LOOKS : [])]
    const found: string[] = []
    for (const { name, settings, isColourOnly = false } of modes) {
      // What a story clicks it finds by its English name; in another language it is only shown. Other
      // colours come over what has been played.
      const again = plays(story) && !isColourOnly && !('locale' in settings)
      const problems = await showStory(page, story.id, settings, { again })
      const barriers = await findBarriers(page, {
        ...(story.title === 'Pages' ? WHOLE_PAGE : COMPONENT),
        ...(isColourOnly ? { runOnly: ['color-contrast'] } : {}),
      })
      found.push(
        ...[...problems, ...takeComplaints(), ...barriers].map(
          (it) => `${story.id}, ${name}: ${it}`,
        ),
      )
    }
    expect([...new Set(found)]).toEqual([])
  })
}

for (const { id } of listDocs()) {
  test(`${id} stands in light and dark`, async ({ preview }) => {
    const { page, takeComplaints } = preview
    takeComplaints()
    const found: string[] = []
    for (const { name, settings, isColourOnly = false } of MODES.slice(0, 2)) {
      await showDocs(page, id, settings)
      const barriers = await findBarriers(page, {
        ...DOCS,
        ...(isColourOnly ? { runOnly: ['color-contrast'] } : {}),
      })
      found.push(...[...takeComplaints(), ...barriers].map((it) => `${id}, ${name}: ${it}`))
    }
    expect(found).toEqual([])
  })
}

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

import { widgetMap } from '../../src/mapping/widget-map'
import { safeHref } from '../../src/rules/pages/urls'
import { pageIdOfPath } from '../../src/rules/site/page-of-path'
import { renderNativeBlock } from '../cms/page/native-blocks'
import { isWidget, type PageNode } from '../cms/page/page-model'
import { site } from '../site'
import { hotels } from './hotels'
import { generatedHotels } from './hotels/generated'
import * as pageTexts from './page-texts'
import {
  BAD_INPUT_PATH,
  HOSTILE_TEXT_PATH,
  NESTED_PATH,
  type SeedPage,
  seedPages,
  WIDGETS_PATH,
} from './pages'
import { LOCALES } from './seed-types'

const forDevelopers = [BAD_INPUT_PATH, HOSTILE_TEXT_PATH, NESTED_PATH, WIDGETS_PATH]
// Pages of the generated hotels are made alike: the longest name and a hotel without ratings stand
// for all of them.
const samples = [
  generatedHotels.reduce((a, b) => (b.name['en-US'].length > a.name['en-US'].length ? b : a)),
  ...generatedHotels.filter(({ isMax }) => isMax).slice(0, 1),
]
const pages = seedPages(hotels, samples).filter(({ path }) => !forDevelopers.includes(path))
const paths = new Set(pages.map(({ path }) => path))
const cases = pages.map((page) => [`${page.locale} ${page.path}`, page] as const)

const nodesOf = ({ model }: SeedPage): PageNode[] => [
  ...model.header,
  ...model.main,
  ...model.footer,
]

const htmlOf = (page: SeedPage) =>
  nodesOf(page)
    .map((node) => (isWidget(node) ? '' : renderNativeBlock(node, (path) => path)))
    .join('')

/** Every value under a key of that name, at any depth. */
const valuesOf = (value: unknown, keys: string[]): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    keys.includes(key) && typeof part === 'string' ? [part] : valuesOf(part, keys),
  )
}

/** Intentionally empty: the text of a decorative picture, or a link that is shown elsewhere. */
const UNSAID = ['alt', 'joinHref']

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (UNSAID.includes(key) ? [] : textsOf(part)))
}

test('every locale has the same pages, once each', () => {
  const ofLocale = (locale: string) =>
    pages.filter((page) => page.locale === locale).map(({ path }) => path)
  for (const locale of LOCALES) {
    expect(ofLocale(locale)).toEqual(ofLocale('en-US'))
    expect(new Set(ofLocale(locale)).size).toBe(ofLocale(locale).length)
  }
})

test('each page has a title of its own, in each locale', () => {
  for (const locale of LOCALES) {
    const titles = pages.filter((page) => page.locale === locale).map(({ model }) => model.title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('every text of the pages is translated into every locale', () => {
  const isLocalized = (value: object): value is Record<string, string> => 'en-US' in value
  const gaps = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    if (!isLocalized(value))
      return Object.entries(value).flatMap(([key, part]) => gaps(part, `${path}.${key}`))
    const empty = LOCALES.filter((locale) => !value[locale]?.trim())
    const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
    const differing = LOCALES.filter(
      (locale) => `${placeholders(value[locale])}` !== `${placeholders(value['en-US'])}`,
    )
    const isArabic = /\p{Script=Arabic}/u.test(value['ar-SA'] ?? '')
    return [...empty, ...differing, ...(isArabic ? [] : ['ar-SA'])].map(
      (locale) => `${path} ${locale}`,
    )
  }
  expect(gaps(pageTexts, 'pageTexts')).toEqual([])
})

describe.each(cases)('%s', (_name, page) => {
  const { model, locale, path } = page
  const nodes = nodesOf(page)

  test('has a known page id and node ids of its own', () => {
    expect(model.pageId).toBe(pageIdOfPath(path, site))
    const ids = nodes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('gives each widget props that are valid for its schema', async () => {
    for (const { type, props } of nodes.filter(isWidget)) {
      const widget = (await widgetMap[type]?.())?.default
      expect([type, widget?.schema.safeParse(props).error?.issues]).toEqual([type, undefined])
      expect(widget).toBeDefined()
    }
  })

  test('links to existing pages or to routes of the site', () => {
    const hrefs = [
      ...[...htmlOf(page).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? ''),
      ...valuesOf(nodes.filter(isWidget), ['linkURL', 'href', 'bookHref']),
    ].map((href) => href.replaceAll('&amp;', '&'))
    const roots = LOCALES.map((target) => `/${target}`)
    const isKnown = (href: string) => {
      if (/^(https:|tel:|mailto:)/.test(href)) return safeHref(href) === href
      if (href.startsWith('#'))
        return href === '#languages' || nodes.some((node) => anchorsOf(node).includes(href))
      const bare = href.split(/[?#]/, 1)[0] ?? ''
      if (bare.startsWith('/hotels/')) return paths.has(bare)
      return bare === '/' || roots.includes(bare) || /^\/fragments\//.test(bare) || paths.has(bare)
    }
    expect(hrefs.filter((href) => !isKnown(href))).toEqual([])
  })

  test('has a description that search engines show in full', () => {
    expect(model.title.length).toBeLessThanOrEqual(70)
    expect(model.description.length).toBeGreaterThan(20)
    expect(model.description.length).toBeLessThanOrEqual(155)
  })

  test('has no missing text and no unfilled placeholder', () => {
    const texts = textsOf([model.title, model.description, nodes])
    expect(texts.filter((text) => !text.trim() || text !== text.trim())).toEqual([])
    expect(
      texts.filter((text) =>
        /\{(?!(?:year|program|[xyz])\})\w*\}|undefined|\bnull\b|NaN|\[object/.test(text),
      ),
    ).toEqual([])
    expect(locale === 'en-US' || model.title !== titleInEnglish(path)).toBe(true)
  })

  test('has one h1, and no heading skips a level', () => {
    const levels = [...htmlOf(page).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    const ofBlocks = levels.filter((level) => level === 1).length
    const ofWidgets = nodes.filter(({ props }) => 'isMainHeading' in props && props.isMainHeading)
    // The hotel header gives booking pages their h1, the account its pages, the error message its own.
    const isWidgets =
      model.pageId === 'error' ||
      nodes.some(
        ({ type, props }) =>
          type === 'hotel-header' || type === 'account-container' || 'presentation' in props,
      )
    expect(ofBlocks + ofWidgets.length).toBe(isWidgets ? 0 : 1)
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
    expect(skips).toEqual([])
  })
})

/** The fragments that lead to a node. */
function anchorsOf({ id, props }: PageNode): string[] {
  return [`#${id}`, ...('anchorId' in props ? [`#${props.anchorId}`] : [])]
}

function titleInEnglish(path: string): string | undefined {
  return pages.find((page) => page.path === path && page.locale === 'en-US')?.model.title
}

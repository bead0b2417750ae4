import type { AnyWidget, BaseProps } from '../../mapping/define-widget'
import { mapRichText } from '../../mapping/map-rich-text'
import { readProps, withOwn } from '../../mapping/read-props'
import { upgradeContent } from '../../mapping/upgrade-content'
import type { PageContext } from '../../services/page/page-context'
import { loadWidget } from '../load-widget'
import { ownTexts } from '../texts'
import { type ContentCache, createContentCache, deepFreeze } from './content-cache'
import { cleanRichText } from './rich-text'

/** A component's authored content after validation by the widget's schema; frozen. */
export interface ReadContent {
  widget: AnyWidget
  props: BaseProps
  /** Mismatches between content and schema: the path and the problem. */
  problems: readonly (readonly [path: string, problem: string])[]
}

interface Authored {
  type: string
  id: string
  props: Record<string, unknown>
}

type Place = Pick<PageContext, 'locale' | 'site'>

/** Per process: a chain of a thousand pages with forty components each has some 10,000 contents. */
const LIMITS = { entries: 10_000, bytes: 64 * 1024 * 1024 }

/**
 * One cache per site, because its locale fallbacks select texts; a process has one object per site.
 */
const caches = new WeakMap<Place['site'], ContentCache<ReadContent>>()

/**
 * A component's props: upgraded, translated, with defaults, with sanitised rich text. Equal content
 * is read once; later calls return it synchronously from the cache (docs/decisions/0035). The key
 * holds everything that reading depends on. The cached value holds only the author's content and
 * the widget's own texts. Throws the errors of `readProps`.
 */
export function readContent(authored: Authored, page: Place): ReadContent | Promise<ReadContent> {
  const { type, id, props } = authored
  const key = jsonOf([page.locale, type, id, props])
  if (key === undefined) return read(authored, page)
  return cacheOf(page.site).get(key) ?? readAnew(key, page)
}

/** Reads a copy, because the caller may change its object later. */
async function readAnew(key: string, page: Place): Promise<ReadContent> {
  const [, type, id, props] = JSON.parse(key)
  const value = await read({ type, id, props }, page)
  deepFreeze(value.props)
  cacheOf(page.site).set(key, Object.freeze(value))
  return value
}

/** Undefined if the value cannot be written as JSON, for example a cyclic object. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

async function read({ type, id, props }: Authored, page: Place): Promise<ReadContent> {
  const { widget, fields, hasRichText, upgrades, labelsIn } = await loadWidget(type)
  const content = upgradeContent(upgrades, props)?.raw ?? props
  const raw = withOwn(content, id, {
    ...labelsIn(page.locale, page.site),
    ...ownTexts(page.site, page.locale, type),
  })
  const problems: [string, string][] = []
  const checked = readProps(fields, type, raw, (path, problem) => problems.push([path, problem]))
  return {
    widget,
    props: hasRichText ? mapRichText(fields, checked, cleanRichText) : checked,
    problems,
  }
}

function cacheOf(site: Place['site']): ContentCache<ReadContent> {
  const earlier = caches.get(site)
  if (earlier) return earlier
  const cache = createContentCache<ReadContent>(LIMITS)
  caches.set(site, cache)
  return cache
}

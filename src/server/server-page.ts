import { changesOf } from '../rules/site/define-site'
import type { Log } from '../services/page/log'
import type { Page, PageStore } from '../services/page/page'
import type { PageContext, PageContextJson } from '../services/page/page-context'
import { memoryStorage } from '../services/storage/storage'
import type { WidgetNode } from './print/placeholder'
import { createReadingStore } from './reading-store'

const changes = new WeakMap<PageContext['site'], ReturnType<typeof changesOf>>()

/** Memoized, because a process has one object per site. */
function siteChanges(site: PageContext['site']) {
  const ownChanges = changes.get(site) ?? changesOf(site)
  changes.set(site, ownChanges)
  return ownChanges
}

/** The page context as the page prints it, without the browser's default values. */
export function contextJson(context: PageContext): PageContextJson {
  const { contextPath, mode, answers, page, site, locale, renderedAt } = context
  const { type, ...place } = page
  const printed = answers.filter(({ isShown }) => !isShown)
  return {
    locale,
    ...(contextPath && { contextPath }),
    page: type === 'cms' ? place : page,
    ...(mode !== 'publish' && { mode }),
    ...(renderedAt !== undefined && { renderedAt }),
    site: siteChanges(site),
    ...(printed.length > 0 && { answers: printed }),
  }
}

/** The store for rendering on the server: it holds the page and no data of a visitor. */
export function createServerStore(
  context: PageContext,
  url: URL,
  log: Log,
  nodes: readonly WidgetNode[] = [],
): PageStore {
  const page: Page = {
    context,
    site: context.site,
    fetch: () => Promise.reject(new Error('Widgets do not fetch while they render on the server.')),
    now: () => context.renderedAt ?? Date.now(),
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => url,
    placed: (types) =>
      types.map((type) => nodes.find((node) => node.type === type)?.id).find((id) => id),
    leave: () => {},
    log,
  }
  return createReadingStore(page)
}

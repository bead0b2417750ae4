import { canonicalLocale } from '../../rules/locale/canonical-locale'
import { completeSite } from '../../rules/site/complete-site'
import type { PageContext, PageContextJson } from './page-context'

/** A page whose context cannot be read: no widget of it can live, now or later. */
class NoContext extends Error {
  override name = 'NoContext'
  readonly code = 'no-context'
}

/** The page context as the page has it; throws `no-context` where there is none. */
export function readContextJson(): PageContextJson {
  const json = document.getElementById('foyer-page')?.textContent
  try {
    const context = JSON.parse(json as string)
    if (context) return context
  } catch {}
  const fault = json
    ? 'a foyer-page script that is no JSON object: mend it'
    : 'no foyer-page script: print it'
  throw new NoContext(`The page has ${fault} before the first placeholder (src/loader/README.md).`)
}

/** The page context with the defaults for all that the page does not say. */
export function completeContext({
  site: changes = {},
  page,
  locale,
  ...said
}: PageContextJson): PageContext {
  const site = completeSite(changes)
  return {
    contextPath: '',
    mode: 'publish',
    answers: [],
    ...said,
    locale: canonicalLocale(locale) ?? site.defaultLocale,
    page: { id: '', type: 'cms', ...page },
    site,
  }
}

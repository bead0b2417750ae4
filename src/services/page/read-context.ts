import { canonicalLocale } from '../../rules/locale/canonical-locale'
import { completeSite } from '../../rules/site/complete-site'
import type { PageContext, PageContextJson } from './page-context'

/** The page context cannot be read, so no widget of the page can mount; a retry does not help. */
class NoContext extends Error {
  override name = 'NoContext'
  readonly code = 'no-context'
}

/**
 * The JSON of `#foyer-page`. A host that swaps the body may leave the script of the page before in the
 * head: the last one counts.
 */
export function contextText(): string | undefined {
  return [...document.querySelectorAll('#foyer-page')].at(-1)?.textContent ?? undefined
}

/** Parses the JSON of `#foyer-page`; throws `no-context` if the script is missing or invalid. */
export function readContextJson(): PageContextJson {
  const json = contextText()
  try {
    const context = JSON.parse(json as string)
    if (context) return context
  } catch {}
  const fault = json ? 'is no JSON object' : 'is missing'
  throw new NoContext(`The script #foyer-page ${fault}: print it (src/loader/README.md).`)
}

/** Completes the page's JSON with the defaults. */
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

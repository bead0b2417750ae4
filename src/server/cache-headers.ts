import { isPrivatePage } from '../rules/pages/private-pages'
import { queryName } from '../rules/site/query'
import type { PageContext } from '../services/page/page-context'
import type { PageRender } from './render'

/**
 * Seconds that a page is fresh, and seconds after that in which a CDN may revalidate in background.
 */
const WHOLE_SECONDS = 300
/** A page with prices: as old as "only 2 rooms left" may be (docs/decisions/0041). */
const PRICED_SECONDS = 30
/** Long enough to protect the renderer from many requests while the API does not answer. */
const PARTIAL_SECONDS = 10
/** A CDN shows a page of yesterday rather than an error. */
const STALE_IF_ERROR_SECONDS = 86_400

/**
 * Headers by which a CDN caches a page: for all visitors, for five minutes or until a purge by one
 * of its keys (page id, hotel, locale). A page is cached only briefly if an answer of the API is
 * missing. The CDN serves the stale page while it revalidates, so that a visitor waits for the
 * renderer only after ten minutes without a request, and for a day while the renderer fails. A
 * browser revalidates on each request, and may show its copy meanwhile. A page with prices, whose
 * address has the dates of a stay, is fresh for half a minute. A page in author mode or of one
 * visitor (`isPrivatePage`) is not cached.
 */
export function cacheHeaders(
  { mode, page, locale, site }: Pick<PageContext, 'mode' | 'page' | 'locale' | 'site'>,
  isWhole: boolean,
): Record<string, string> {
  if (mode !== 'publish' || isPrivatePage(page)) return { 'cache-control': 'private, no-store' }
  const hasDates = new URLSearchParams(page.search).has(queryName(site, 'fromDate'))
  const whole = hasDates ? PRICED_SECONDS : WHOLE_SECONDS
  const seconds = isWhole ? whole : PARTIAL_SECONDS
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    'surrogate-key': [page.id, page.propertyId, locale].filter(Boolean).join(' '),
  }
}

/**
 * Whether all answers of the page have come; resolves when they have or the page's time limit is
 * over. The headers precede the first byte, so the first byte of a cacheable page waits for this
 * result.
 */
export async function isAnswered(page: PageRender): Promise<boolean> {
  await page.answers
  return page.isWhole()
}

import type { PageContext } from '../services/page/page-context'
import type { PageRender } from './render'

/** Seconds that a page is fresh for, and as long again may be shown while a fresh one is asked for. */
const WHOLE_SECONDS = 300
/** As long as keeps a crowd away from a renderer whose API does not answer. */
const PARTIAL_SECONDS = 10
/** Rather yesterday's page than none. */
const STALE_IF_ERROR_SECONDS = 86_400

/**
 * How a CDN keeps what was rendered: for everybody and five minutes, or until it is purged by one of
 * its keys: page id, hotel, locale. What is not whole, because the API did not answer, is kept
 * briefly. An old page is shown while the next is rendered, so that a visitor waits for the renderer
 * only where nobody has been for ten minutes; and for a day while the renderer fails. A browser asks
 * each time, but may show a fragment that it has while it asks. What an author sees is kept by nobody.
 */
export function cacheHeaders(
  { mode, page, locale }: Pick<PageContext, 'mode' | 'page' | 'locale'>,
  isWhole: boolean,
): Record<string, string> {
  if (mode !== 'publish') return { 'cache-control': 'private, no-store' }
  const seconds = isWhole ? WHOLE_SECONDS : PARTIAL_SECONDS
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    'surrogate-key': [page.id, page.propertyId, locale].filter(Boolean).join(' '),
  }
}

/**
 * Whether all answers of the page have come, once they have or the page's time for them is over.
 * Headers go before the first byte, so that who keeps the page waits for this; the first byte of a
 * page that nobody keeps does not have to.
 */
export async function isAnswered(page: PageRender): Promise<boolean> {
  await page.answers
  return page.isWhole()
}

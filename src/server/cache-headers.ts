import { setTimeout } from 'node:timers/promises'
import type { PageContext } from '../services/page/page-context'
import type { PageRender } from './render'

/** Longer than the API needs on a good day; a page that has to begin without it is kept briefly. */
const SOON_MS = 50

/**
 * How a CDN keeps what was rendered: for everybody and five minutes, or until it is purged by one of
 * its keys: page id, hotel, locale. What is not whole, because the API did not answer, is kept only
 * as long as keeps a crowd away from the renderer. A browser asks each time. What an author sees is
 * kept by nobody.
 */
export function cacheHeaders(
  { mode, page, locale }: Pick<PageContext, 'mode' | 'page' | 'locale'>,
  isWhole: boolean,
): Record<string, string> {
  if (mode !== 'publish') return { 'cache-control': 'private, no-store' }
  return {
    'cache-control': `public, max-age=0, s-maxage=${isWhole ? 300 : 10}`,
    'surrogate-key': [page.id, page.propertyId, locale].filter(Boolean).join(' '),
  }
}

/**
 * Headers go before the first byte: waits for the answers, but not for long, and says whether the
 * page is whole by then.
 */
export async function isWholeSoon(page: PageRender): Promise<boolean> {
  const isSoon = await Promise.race([
    page.answers.then(() => true),
    setTimeout(SOON_MS, false, { ref: false }),
  ])
  return isSoon && page.isWhole()
}

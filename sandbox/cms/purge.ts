import type { Log } from '../../src/services/page/log'
import type { PageKey } from '../database/site/drafts'

/** Removes the pages with one of these keys from all caches. */
export type Purge = (keys: readonly string[]) => Promise<void>

/** The key of a page, or of shared content, in the header `surrogate-key` of each page that shows it. */
export function purgeKey({ path, locale }: PageKey): string {
  return locale + path
}

/** A CDN forgets in time what it was not told, so an author does not wait longer for it. */
const LIMIT_MS = 5_000

/**
 * Purges by `POST` to the CDN's address with the keys in `surrogate-key`. A failed purge is logged:
 * the pages are published, and a cache has the former ones until they expire. Without an address,
 * nothing is cached and nothing happens.
 */
export function purgeBy(url: string | undefined, log: Log): Purge {
  return async (keys) => {
    if (!url) return
    const headers = { 'surrogate-key': keys.join(' ') }
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch(String)
    if (typeof answer === 'string' || !answer.ok)
      log(
        'error',
        `The CDN did not purge ${keys.join(' ')}: ${typeof answer === 'string' ? answer : answer.status}`,
      )
  }
}

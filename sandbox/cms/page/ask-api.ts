import { askGraphql } from '../../../src/server/ask'
import type { Ask } from '../../../src/server/preload'
import { site } from '../../site'

/** The renderer's calls to the sandbox's API; `headers` may hold the visitor's cookie. */
export function askApi(origin: string, headers: Record<string, string> = {}): Ask {
  return askGraphql({ origin, site, headers })
}

import { request } from 'undici'
import type { Ask } from '../../../src/server/preload'
import { site } from '../../site'

/**
 * The renderer's calls to the API: over HTTP like a browser's, persisted operations only. Only a page
 * of one visitor is rendered with that visitor's cookie, in `moreHeaders` (docs/decisions/0041). The
 * renderer sets the time limit. Not with `fetch`, which takes a third of a page's processor time.
 */
export function askApi(origin: string, moreHeaders: Record<string, string> = {}): Ask {
  const base = new URL(site.gql.base, origin).href
  return async (name, variables, sha256Hash, { headers, signal }) => {
    const { statusCode, body } = await request(`${base}/${name}`, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...headers,
        'apollographql-client-name': 'foyer-server',
        ...moreHeaders,
      },
      body: JSON.stringify({
        operationName: name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
      signal: signal ?? null,
    })
    if (statusCode >= 300) {
      // An unread body would keep the connection busy.
      await body.dump()
      throw new Error(`HTTP ${statusCode}`)
    }
    const { data, errors } = (await body.json()) as {
      data?: unknown
      errors?: { message: string }[]
    }
    if (!data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'no data')
    return data
  }
}

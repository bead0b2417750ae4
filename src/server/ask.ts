import { request } from 'undici'
import type { Site } from '../rules/site/site'
import type { Ask, AskRest } from './preload'

export interface AskSettings {
  /** The origin of the API as the server reaches it: `https://api.internal.example`. */
  origin: string
  site: Pick<Site, 'gql'>
  /** Sent with each call: the visitor's cookie, for a page of one visitor (docs/decisions/0041). */
  headers?: Record<string, string>
}

/**
 * The renderer's calls to a GraphQL gateway: over HTTP like a browser's, persisted operations only. The
 * renderer sets the time limit. Not with `fetch`, which takes a third of a page's processor time.
 */
export function askGraphql({ origin, site, headers: more = {} }: AskSettings): Ask {
  const base = new URL(site.gql.base, origin).href
  return async (name, variables, sha256Hash, { headers, signal }) => {
    const { data, errors } = (await askJson(`${base}/${name}`, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...headers,
        'apollographql-client-name': 'foyer-server',
        ...more,
      },
      body: JSON.stringify({
        operationName: name,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
      signal: signal ?? null,
    })) as { data?: unknown; errors?: { message: string }[] }
    if (!data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'no data')
    return data
  }
}

/** The renderer's calls to REST services, for the widgets of a company's own. */
export function askRest({ origin, headers: more = {} }: Omit<AskSettings, 'site'>): AskRest {
  return (path, { headers, signal }) => {
    const url = new URL(path, origin)
    // Another origin never gets the visitor's cookie.
    const own = url.origin === new URL(origin).origin ? more : {}
    return askJson(url.href, { headers: { ...headers, ...own }, signal: signal ?? null })
  }
}

async function askJson(url: string, options: Parameters<typeof request>[1]): Promise<unknown> {
  const { statusCode, body } = await request(url, options)
  if (statusCode >= 300) {
    // An unread body would keep the connection busy.
    await body.dump()
    throw new Error(`HTTP ${statusCode}`)
  }
  return body.json()
}

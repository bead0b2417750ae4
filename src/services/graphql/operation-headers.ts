import type { Site } from '../../rules/site/site'
import type { SessionValues } from '../session/session-call'

/** Whether an operation is of the DTT set: the session decides, else the site (C.1). */
export function isDtt({ dtt }: Site, session: SessionValues = {}): boolean {
  return session.isDTT ?? dtt
}

/** The headers of an operation that browser and server send alike (C.1). */
export function operationHeaders(
  name: string,
  locale: string,
  site: Site,
  session: SessionValues = {},
): Record<string, string> {
  return {
    'accept-language': locale,
    'graphql-operation-name': name,
    'x-requested-by': session.tripsXRequestedByHeader || site.gql.requestedBy,
    dtt: String(isDtt(site, session)),
    'apollographql-client-name': site.gql.clientName,
  }
}

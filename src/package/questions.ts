import { useQuery as useOurQuery } from '../hooks/use-query'
import type { OwnPreload } from '../mapping/define-widget'
import type { Answer } from '../services/graphql/answers'
import type { Operation } from '../services/graphql/operation'
import type { OperationName } from '../services/graphql/operations'
import type { RestQuery } from '../services/graphql/rest-answers'

/** A query of a company's own, with the types of its variables and answer. */
export interface OwnQuery<Variables extends object, Data> {
  name: string
  text: string
  /** Types only; never set. */
  is?: (variables: Variables) => Data
}

declare global {
  /** The queries that this process has defined: `foyer build` writes their manifest. */
  var foyerQueries: Map<string, string> | undefined
}

/**
 * Defines a GraphQL query. `text` begins with `query <name>`, has no directives, no fragments with a
 * name and only simple arguments; the browser sends its SHA-256, so that the gateway has to know it
 * (`dist/operations.json`). A name is unique on the site.
 */
export function defineQuery<Variables extends object, Data>({
  name,
  text,
}: {
  name: string
  text: string
}): OwnQuery<Variables, Data> {
  // The registered text has single spaces, so that the layout of the source does not change its hash.
  const query = { name, text: text.trim().replace(/\s+/g, ' ') }
  globalThis.foyerQueries?.set(name, query.text)
  return query
}

/** Defines a question to a REST service. */
export function defineRestQuery<Variables extends object, Data>(
  query: RestQuery<Variables, Data>,
): RestQuery<Variables, Data> {
  return query
}

/**
 * A question as a widget's `preload` returns it: the server asks it before it renders the page.
 */
export function preloadOf<Variables extends object, Data>(
  query: OwnQuery<Variables, Data> | RestQuery<Variables, Data>,
  variables: Variables,
): OwnPreload {
  return 'path' in query
    ? { kind: 'rest', query: query as RestQuery<object, unknown>, variables }
    : { kind: 'graphql', query, variables }
}

/** The answer of a company's own query, asked once per page (`hooks/use-query.ts`). */
export function useQuery<Variables extends object, Data>(
  query: OwnQuery<Variables, Data>,
  variables: Variables | null,
): Answer<Data> & { retry: () => void } {
  const operation = query as Operation<OperationName> as never
  return useOurQuery(operation, variables as never) as Answer<Data> & { retry: () => void }
}

import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { RetryLink } from '@apollo/client/link/retry'
import type { DocumentNode } from 'graphql'
import { map } from 'rxjs'
import { GQL_RETRY_DELAY_MS, GQL_TIMEOUT_MS, ORDER_TIMEOUT_MS } from '../../rules/codes/timers'
import { localPath } from '../navigate/context-path'
import type { Page } from '../page/page'
import type { CallError } from '../transport/rest'
import { cleanAnswer, hasHtml } from './clean-answer'
import { documentOf } from './document-of'
import { asCallError, isWorthRepeating } from './errors'
import { migrationStatusOf, storeMigrationStatus } from './migration-status'
import type { Operation } from './operation'
import { isDtt, operationHeaders } from './operation-headers'
import type { OperationName, Operations } from './operations'
import { registeredHash } from './registered'
import { reportGraphqlError } from './report'
import { sessionOfCall } from './session-of-call'

export interface ExecuteOptions {
  /** Bypasses Apollo's cache: sends the query and does not cache the answer. */
  fresh?: boolean
  /** Additional headers, for example `access-type`; they override the default ones. */
  headers?: Record<string, string>
  /** The request continues when the visitor leaves the page. */
  keepalive?: boolean
}

/** Data, an error, or both if only a part of the answer failed (C.1). */
export interface Reply<Data> {
  data?: Data
  error?: CallError
}

const clients = new WeakMap<Page, ApolloClient>()
/**
 * Syntax trees by operation text; memoized, because Apollo identifies a query by its tree's
 * identity.
 */
const documents = new Map<string, DocumentNode>()

/**
 * Runs a persisted operation with the page's Apollo client and sanitises the HTML in its answer.
 * Rejects if the sanitiser fails to load or the operation cannot be hashed.
 */
export async function executeOperation<N extends OperationName>(
  page: Page,
  operation: Operation<N>,
  variables: Operations[N]['variables'],
  { fresh = false, headers = {}, keepalive = false }: ExecuteOptions,
): Promise<Reply<Operations[N]['result']>> {
  const { name, text } = operation
  const document = documents.get(text) ?? documentOf(text)
  documents.set(text, document)
  const client = clients.get(page) ?? createClient(page)
  clients.set(page, client)
  const requestId = crypto.randomUUID()
  const session = await sessionOfCall(page)
  const sha256Hash = await registeredHash(operation, isDtt(page.site, session))
  const migrationStatus = migrationStatusOf(page, variables)
  const context = {
    sha256Hash,
    headers: {
      ...operationHeaders(name, page.context.locale, page.site, session),
      'x-request-id': requestId,
      ...(migrationStatus ? { 'uxl-migration-status': migrationStatus } : {}),
      ...headers,
    },
    fetchOptions: { keepalive },
  }
  const asked = text.startsWith('mutation')
    ? client.mutate({
        mutation: document,
        variables,
        context,
        errorPolicy: 'all',
        fetchPolicy: 'no-cache',
      })
    : client.query({
        query: document,
        variables,
        context,
        errorPolicy: 'all',
        fetchPolicy: fresh ? 'no-cache' : 'cache-first',
      })
  const reply = await asked.catch((error: unknown) => ({ data: undefined, error }))
  const data = await clean(name, reply.data as Operations[N]['result'] | undefined | null)
  if (!reply.error) return data ? { data } : {}
  const error = asCallError(name, reply.error, requestId)
  reportGraphqlError(page, name, error, reply.error)
  return { ...(data ? { data } : {}), error }
}

/** Sanitises an answer's HTML; rejects if the sanitiser fails to load. */
async function clean<Data>(name: OperationName, data: Data): Promise<Data> {
  if (!data || !hasHtml(name)) return data
  const { sanitiseRichText } = await import('../content/sanitise')
  return cleanAnswer(name, data, sanitiseRichText)
}

/**
 * A product has the same id in every search, but not the same price, terms or inventory: each answer
 * keeps its own. A cart's item takes the product of the last answer whole.
 */
const TYPE_POLICIES = {
  Product: { keyFields: false },
  CartItem: { fields: { product: { merge: false } } },
} as const

function createClient(page: Page): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies: TYPE_POLICIES }),
    link: ApolloLink.from([retryOnce, persisted, migrationStatus(page), http(page)]),
  })
}

/** A query is repeated once after 500 ms; a mutation never (C.1). */
const retryOnce = new RetryLink({
  delay: { initial: GQL_RETRY_DELAY_MS, jitter: false },
  attempts: {
    max: 2,
    retryIf: (error, operation) => operation.operationType === 'query' && isWorthRepeating(error),
  },
})

/** Sends the operation's hash instead of its text. */
const persisted = new ApolloLink((operation, forward) => {
  const { sha256Hash } = operation.getContext()
  operation.extensions.persistedQuery = { version: 1, sha256Hash }
  operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
  return forward(operation)
})

function migrationStatus(page: Page) {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const response = operation.getContext().response as Response | undefined
        storeMigrationStatus(page, operation.variables, response?.headers ?? null)
        return result
      }),
    ),
  )
}

function http(page: Page) {
  const { base } = page.site.gql
  return new BaseHttpLink({
    uri: (operation) => localPath(page, `${base}/${operation.operationName}`),
    credentials: 'include',
    fetch: (input, init) => {
      const isOrder = String(input).endsWith('/CreateOrder')
      const timeout = AbortSignal.timeout(isOrder ? ORDER_TIMEOUT_MS : GQL_TIMEOUT_MS)
      const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
      return page.fetch(input, { ...init, signal })
    },
  })
}

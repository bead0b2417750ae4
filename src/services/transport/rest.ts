import { REST_TIMEOUT_MS } from '../../rules/codes/timers'
import { localPath } from '../navigate/context-path'
import type { Page } from '../page/page'

/** A failed call; kind `http` has the status (C.1, C.2). */
export class CallError extends Error {
  override name = 'CallError'
  constructor(
    readonly kind: 'network' | 'timeout' | 'http' | 'parse' | 'graphql' | 'business',
    message: string,
    readonly status = 0,
    readonly requestId = '',
  ) {
    super(message)
  }
}

export interface RestCall {
  body?: unknown
  /** Query parameters. */
  query?: Record<string, string>
  /** JSON calls have that content type too, a GET as well (C.4). */
  accept?: 'application/json' | 'text/html'
  timeoutMs?: number
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The request continues when the visitor leaves the page. */
  keepalive?: boolean
}

/**
 * One REST call as in `callRest`, but resolves with any HTTP status. Rejects with a CallError
 * without a response.
 */
export async function askRest(page: Page, path: string, call: RestCall = {}): Promise<Response> {
  const { body, query, accept = 'application/json', timeoutMs = REST_TIMEOUT_MS } = call
  const requestId = call.headers?.['x-request-id'] ?? crypto.randomUUID()
  const url = `${localPath(page, path)}${query ? `?${new URLSearchParams(query)}` : ''}`
  const timeout = AbortSignal.timeout(timeoutMs)
  const init: RequestInit = {
    credentials: 'include',
    headers: {
      accept,
      'accept-language': page.context.locale,
      'x-request-id': requestId,
      ...(accept === 'application/json' && { 'content-type': accept }),
      ...call.headers,
    },
    keepalive: call.keepalive ?? false,
    signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  }
  return page.fetch(url, init).catch((cause: Error) => {
    const kind = cause.name === 'TimeoutError' ? 'timeout' : 'network'
    throw new CallError(kind, `${path}: ${cause.message}`, 0, requestId)
  })
}

/**
 * One REST call: JSON by default, POST if there is a body, timeout 20 s by default, no retry (C.2).
 * Rejects with a CallError.
 */
export async function callRest(page: Page, path: string, call: RestCall = {}): Promise<Response> {
  const requestId = crypto.randomUUID()
  const headers = { 'x-request-id': requestId, ...call.headers }
  const response = await askRest(page, path, { ...call, headers })
  if (!response.ok) {
    // An unread body keeps its connection open until the timeout.
    void response.body?.cancel()
    throw new CallError('http', `${path}: HTTP ${response.status}`, response.status, requestId)
  }
  return response
}

/** A REST call whose answer is JSON; anything else is a CallError of kind `parse`. */
export async function callJson(page: Page, path: string, call: RestCall = {}): Promise<unknown> {
  const response = await callRest(page, path, call)
  try {
    return await response.json()
  } catch {
    throw new CallError('parse', `${path}: the answer is not JSON`, response.status)
  }
}

/** A REST call that ignores the response body. */
export async function sendJson(page: Page, path: string, body: unknown): Promise<void> {
  const response = await callRest(page, path, { body })
  void response.body?.cancel()
}

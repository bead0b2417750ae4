/** How long a request may take to arrive, in milliseconds; a body of 256 KB on a slow phone takes ten seconds. */
const REQUEST_MS = 30_000
const HEADERS_MS = 10_000

/**
 * Options of a Fastify server that limit slow headers and slow bodies. By default Node checks its
 * connections every 30 s, so that the limits would apply up to 30 s late.
 */
export function httpLimits(requestMs = REQUEST_MS, headersMs = HEADERS_MS) {
  const connectionsCheckingInterval = Math.min(1_000, headersMs)
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval },
  }
}

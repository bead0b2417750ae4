/** How long a request may take to arrive, in milliseconds; a body of 256 KB on a slow phone takes ten seconds. */
const REQUEST_MS = 30_000
const HEADERS_MS = 10_000

/**
 * Options of a Fastify server that waits neither for slow headers nor for slow bodies. Node looks at
 * its connections every 30 s unless told otherwise, and its limits are as late as that.
 */
export function httpLimits(requestMs = REQUEST_MS, headersMs = HEADERS_MS) {
  const connectionsCheckingInterval = Math.min(1_000, headersMs)
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval },
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFormPost } from './form-posts'

/**
 * A Fastify `onRequest` hook against cross-site requests. A call that may change something has to be
 * JSON, which a form cannot send, and its `Origin` header, if any, has to be this site. A form also
 * needs the header `Origin` or `Sec-Fetch-Site`, which browsers set.
 */
export async function refuseForeignCalls(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'POST') return
  if (!isOwnOrigin(request)) {
    return reply.code(403).send({
      error: { code: 'FOREIGN_ORIGIN', message: 'Calls from another origin are refused.' },
    })
  }
  if (isFormPost(request) && request.routeOptions.config.formOutcome && isProvenOwn(request)) return
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return reply.code(415).send({
      error: { code: 'JSON_ONLY', message: 'Send content-type: application/json.' },
    })
  }
}

function isProvenOwn(request: FastifyRequest): boolean {
  return request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin'
}

/** Whether the request has no origin, or the one that it was sent to. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  // Not compared with our own scheme: a proxy may have ended https.
  const asked = `${protocol}//${request.host}`
  if (URL.canParse(asked) && new URL(asked).host === host) return true
  // A proxy may also have replaced the host.
  return request.server.siteOrigin?.() === new URL(origin).origin
}

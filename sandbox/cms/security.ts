import type { FastifyInstance } from 'fastify'

/**
 * Nothing inline is ever executed, so the policy needs no nonce and a CDN may keep the page. The
 * sanitiser's is the only Trusted Types policy.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ')

/** Sends the site's security headers with every HTML answer. */
export function sendSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    if (String(reply.getHeader('content-type')).startsWith('text/html')) {
      if (!reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', POLICY)
      reply.header('cross-origin-opener-policy', 'same-origin')
    }
  })
}

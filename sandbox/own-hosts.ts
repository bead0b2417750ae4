import type { FastifyInstance } from 'fastify'
import { hostRefusal } from '../tooling/cli/own-hosts.mjs'

/**
 * Refuses each request by another host name than `names` and those of this machine, whatever the route:
 * the site, the API, the authors' editor, the payment provider and its bank. The `Host` header counts
 * and not `X-Forwarded-Host`, which a script can set.
 */
export function answerOwnHosts(fastify: FastifyInstance, names: readonly string[]): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const refusal = hostRefusal(request.headers.host, names)
    if (!refusal) return
    return reply
      .code(421)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(refusal)
  })
}

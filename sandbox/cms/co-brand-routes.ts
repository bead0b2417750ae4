import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteConfig } from '../../fixtures/site'
import { coBrandDestination } from '../../src/rules/co-brand'
import { COBRAND_AMEX_PATH, COBRAND_CHASE_PATH, ERROR_PATH } from '../../src/rules/paths'
import { go, urlOf } from './redirects'

/** What goes on to the card's page with the visitor (C.20). */
const PASSED_ON = ['alt_cust_id', 'cookie_id', 'mcd', 'rpcCode', 'CELL', 'SPID']

/**
 * `/mi/cobrand/chase.mi` and `amex.mi`: on to `destinationURL` if it is on the card's list, with the
 * link's other parameters; else to the error page.
 */
export function registerCoBrand(fastify: FastifyInstance) {
  const lead = (request: FastifyRequest, reply: FastifyReply) => {
    const { searchParams, origin } = urlOf(request)
    const site = { location: () => urlOf(request), context: { config: siteConfig } }
    const destination = coBrandDestination(searchParams.get('destinationURL'), site)
    if (destination === null) return go(request, reply, { status: 307, target: ERROR_PATH })
    const target = new URL(destination, origin)
    for (const name of PASSED_ON) {
      const value = searchParams.get(name)
      if (value) target.searchParams.set(name, value)
    }
    const isOwn = target.origin === origin
    const href = isOwn ? target.pathname + target.search + target.hash : target.href
    return go(request, reply, { status: 302, target: href })
  }
  for (const path of [COBRAND_CHASE_PATH, COBRAND_AMEX_PATH]) fastify.get(path, lead)
}

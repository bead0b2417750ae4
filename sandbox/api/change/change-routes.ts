import type { FastifyInstance } from 'fastify'
import { modifySelectRateCall } from '../../../src/rules/site/booking-calls'
import { reviewDetailsPath } from '../../../src/rules/site/booking-paths'
import { queryName } from '../../../src/rules/site/query'
import { formatSearch } from '../../../src/rules/stay/stay-search'
import type { Database } from '../../database/database'
import { site } from '../../site'
import type { CartOutcome } from '../cart/cart-outcome'
import { outcomeView } from '../cart/cart-view'
import { stayIn } from '../order/stay-in'
import { bookingCall } from '../request/booking-call'
import { routeOf } from '../request/route-of'
import { beginChange } from './begin-change'

/** Begins to change the stay that `stay` names, else the one that the session has found or booked last. */
export async function changeRoutes(fastify: FastifyInstance, { database }: { database: Database }) {
  fastify.post(routeOf(modifySelectRateCall), async (request, reply) => {
    const call = await bookingCall(database, request, reply)
    const outcome = await beginChange(call, { stay: stayIn(request.body) })
    return reply
      .code(outcome.status.httpStatus)
      .send({ nextStateURI: nextAddress(outcome), ...outcomeView(outcome, call) })
  })
}

/** The review of the change; null where there is none. */
function nextAddress({ cart }: CartOutcome): string | null {
  if (!cart) return null
  const query = formatSearch(cart.quote.search, site)
  query.set(queryName(site, 'cart'), cart.id)
  return `${reviewDetailsPath(site)}?${query}`
}

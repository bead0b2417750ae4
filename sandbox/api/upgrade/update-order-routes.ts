import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusedOutcome } from '../../../src/features/booking/order/change-order.rules'
import { updateOrderCall } from '../../../src/rules/site/order-calls'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { pageOfForm } from '../order/order-pages'
import { stayIn } from '../order/stay-in'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { type OrderChange, updateOrder } from './update-order'

const LONGEST = 300

/** Asking for suites by a form (W36); the fields are those of `updateOrderCall`. */
export async function updateOrderRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(updateOrderCall),
    takesForms(afterChange, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const change = { ...changeOf(request.body), stay: stayIn(request.body) }
      const outcome = await updateOrder(call, change)
      return reply.code(outcome.status.httpStatus).send(outcome)
    },
  )
}

function changeOf(body: unknown): OrderChange {
  const [what, itemId = ''] = (bodyText(body, 'change', LONGEST) ?? '').split(' ')
  return { itemId, suite: what === 'suite' ? true : what === 'noSuite' ? false : null }
}

/** The page tells what has come of it. */
const afterChange: FormNext = (request: FastifyRequest, { body, code }) => {
  if (body.nights === undefined) return null
  const said = code === null ? {} : { outcome: refusedOutcome(code) }
  return contextPathOf(siteLocale(request)) + pageOfForm(request.body, said)
}

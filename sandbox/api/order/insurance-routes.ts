import type { FastifyInstance, FastifyRequest } from 'fastify'
import { confirmationPath } from '../../../src/rules/site/booking-paths'
import { buyInsuranceCall } from '../../../src/rules/site/order-calls'
import { withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { buyInsurance } from './buy-insurance'
import { stayIn } from './stay-in'

/** Buying the insurance of the session's order by a form (W44): `attempt`, as in `InsuranceOrderInput`. */
export async function insuranceRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(routeOf(buyInsuranceCall), takesForms(toConfirmation), async (request, reply) => {
    const call = await bookingCall(database, request, reply)
    const attempt = Number(bodyText(request.body, 'attempt', 3)) || null
    const outcome = await buyInsurance(call, { stay: stayIn(request.body), attempt })
    return reply.code(outcome.status.httpStatus).send(outcome)
  })
}

/** It tells what has become of the insurance. */
const toConfirmation: FormNext = (request: FastifyRequest) =>
  contextPathOf(siteLocale(request)) +
  withQuery(site, confirmationPath(site), { stay: stayIn(request.body) ?? undefined })

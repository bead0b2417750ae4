import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buyInsuranceCall } from '../../../src/rules/site/order-calls'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { buyInsurance } from './buy-insurance'
import { pageOfForm } from './order-pages'
import { stayIn } from './stay-in'

/** Buying the insurance of an order by a form (W44); the fields are those of `buyInsuranceCall`. */
export async function insuranceRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(buyInsuranceCall),
    takesForms(backToPage, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const attempt = Number(bodyText(request.body, 'attempt', 3)) || null
      const outcome = await buyInsurance(call, { stay: stayIn(request.body), attempt })
      return reply.code(outcome.status.httpStatus).send(outcome)
    },
  )
}

/** It tells what has become of the insurance. */
const backToPage: FormNext = (request: FastifyRequest, { body }) =>
  body.insurance === undefined
    ? null
    : contextPathOf(siteLocale(request)) + pageOfForm(request.body)

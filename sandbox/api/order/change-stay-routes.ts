import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOf } from '../../../src/rules/content/read-record'
import { upcomingReservationPath } from '../../../src/rules/site/booking-paths'
import { updateReservationCall } from '../../../src/rules/site/order-calls'
import { withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, isFormPost, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { changeStay, keepTyped } from './change-stay'
import { stayIn } from './stay-in'

/** Changes what guests say about a booked stay (W35, W83); its bodies: `updateReservationCall`. */
export async function changeStayRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(updateReservationCall),
    takesForms(afterChange, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const { body } = request
      const changes = {
        stay: stayIn(body),
        confirmationNumber: bodyText(body, 'confirmationNumber', 20),
        revision: bodyText(body, 'orderRevisionNumber', 9),
        // A form has the fields themselves.
        changes: recordOf(body).changes ?? body,
      }
      const status = await changeStay(call, changes)
      // A page with a script still has what was typed.
      if (isFormPost(request) && status.code === 'TOO_MANY_CHANGES') await keepTyped(call, changes)
      return reply.code(status.httpStatus).send({ status })
    },
  )
}

/** What the page of the stay tells. */
const TOLD = ['STALE_REVISION', 'CARD_NUMBER', 'CLOSED', 'TOO_MANY_CHANGES', 'NOT_FOUND']

/** Without a script: back to the stay. What could not be stored is in its form again. */
const afterChange: FormNext = (request: FastifyRequest, { code }) => {
  if (code !== null && !TOLD.includes(code)) return null
  const outcome = code ?? 'requestsUpdated'
  const path = contextPathOf(siteLocale(request)) + upcomingReservationPath(site)
  return withQuery(site, path, { stay: stayIn(request.body) ?? undefined, outcome })
}

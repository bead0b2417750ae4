import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOf } from '../../../src/rules/content/read-record'
import { reviewGuestInfoPath, upcomingReservationPath } from '../../../src/rules/site/booking-paths'
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
      const { status, problems } = await changeStay(call, changes)
      // A page with a script still has what was typed.
      if (isFormPost(request) && KEPT.includes(status.code)) await keepTyped(call, changes)
      return reply.code(status.httpStatus).send({
        status,
        problems: Object.entries(problems).map(([name, problem]) => ({ name, problem })),
        nextStateURI: status.code === 'SUCCESS' ? nextOf(body) : null,
      })
    },
  )
}

/** Refusals after which a form without a script has what was typed again. */
const KEPT = ['TOO_MANY_CHANGES', 'INVALID']

/** What the page of the form tells. */
const TOLD = [...KEPT, 'STALE_REVISION', 'CARD_NUMBER', 'CLOSED', 'NOT_FOUND', 'NOT_YOURS']

/** Whether the call was made by the page about the guests, which is not the page of the stay. */
function isOfGuests(body: unknown): boolean {
  return bodyText(body, 'page', 40) === 'review-guest-info'
}

/** The page of the stay, which tells what was stored. */
function nextOf(body: unknown): string {
  const outcome = isOfGuests(body) ? 'contactUpdated' : 'requestsUpdated'
  return withQuery(site, upcomingReservationPath(site), {
    stay: stayIn(body) ?? undefined,
    outcome,
  })
}

/** Without a script: back to the stay, or to the form, which has again what could not be stored. */
const afterChange: FormNext = (request: FastifyRequest, { code }) => {
  const { body } = request
  const root = contextPathOf(siteLocale(request))
  if (code === null) return root + nextOf(body)
  if (!TOLD.includes(code)) return null
  const path = isOfGuests(body) ? reviewGuestInfoPath(site) : upcomingReservationPath(site)
  return root + withQuery(site, path, { stay: stayIn(body) ?? undefined, outcome: code })
}

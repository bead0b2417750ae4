import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkInOutcome } from '../../../src/features/booking/check-in/check-in-problem.rules'
import { fieldName } from '../../../src/features/checkout/details.rules'
import { requestsPart } from '../../../src/features/checkout/requests/requests.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { registrationIn } from '../../../src/rules/order/registration'
import {
  checkInConfirmationPath,
  expiredReservationPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { checkInCall } from '../../../src/rules/site/order-calls'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { FAIL } from '../account/status-view'
import { hasFault } from '../faults/faults'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, isFormPost, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { type CheckInAsked, keepWishes, WISHES } from './check-in'
import { stepOf } from './check-out'
import { stayIn } from './stay-in'

const LONGEST = 40

/** Checks in to rooms online, and out of them (W71); its bodies: `checkInCall`. */
export async function checkInRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(checkInCall),
    takesForms(afterCheckIn, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      if (hasFault(request, 'fail')) return reply.code(FAIL.httpStatus).send({ status: FAIL })
      const asked = askedOf(request.body)
      const isLeaving = asked.action === 'CHECK_OUT'
      const { stay, isOver = false, ...answer } = await stepOf(asked.action)(call, asked)
      const { status } = answer
      const isDone = status.code === 'SUCCESS'
      // A page with a script still has what was typed.
      if (isFormPost(request) && !isLeaving && KEPT.includes(status.code))
        await keepWishes(call, asked)
      const nextStateURI = isDone ? withQuery(site, pageAfter(isLeaving, isOver), { stay }) : null
      return reply.code(status.httpStatus).send({ ...answer, nextStateURI })
    },
  )
}

/** Of a guest who has left one of several rooms the stay goes on. */
function pageAfter(isLeaving: boolean, isOver: boolean): string {
  if (!isLeaving) return checkInConfirmationPath(site)
  return isOver ? expiredReservationPath(site) : upcomingReservationPath(site)
}

function isCheckOut(body: unknown): boolean {
  return bodyText(body, 'action', LONGEST) === 'CHECK_OUT'
}

/** Refusals after which a form without a script has the wishes again. */
const KEPT = ['REGISTRATION', 'TOO_MANY_CHANGES', 'DESK_AWAY']

/** What the page of the stay tells; after others the visitor may send the same again. */
const TOLD = [...KEPT, 'STALE_REVISION', 'CLOSED', 'NOT_FOUND']

function askedOf(body: unknown): CheckInAsked {
  const item = bodyText(body, 'item', LONGEST)
  const all = recordOf(body)
  const wishes = WISHES.flatMap((wish) => {
    const value = all[fieldName(requestsPart, `${item}.${wish}`)]
    return typeof value === 'string' ? [[wish, value] as const] : []
  })
  return {
    stay: stayIn(body),
    confirmationNumber: bodyText(body, 'confirmationNumber', LONGEST),
    item,
    action: isCheckOut(body) ? 'CHECK_OUT' : null,
    terms: bodyText(body, 'terms', LONGEST),
    revision: bodyText(body, 'orderRevisionNumber', 9),
    wishes: Object.fromEntries(wishes),
    registration: registrationIn(all),
  }
}

/** Without a script: to the confirmation, or back to the stay, whose form has the wishes again. */
const afterCheckIn: FormNext = (request: FastifyRequest, { body, code }) => {
  const root = contextPathOf(siteLocale(request))
  const stay = stayIn(request.body) ?? undefined
  if (code === null && typeof body.nextStateURI === 'string')
    return `${root}${body.nextStateURI}&${queryName(site, 'outcome')}=${isCheckOut(request.body) ? 'checkOutComplete' : 'checkInComplete'}`
  if (code === null || !TOLD.includes(code)) return null
  const outcome = checkInOutcome(code, isCheckOut(request.body) ? 'checkOut' : 'checkIn')
  return root + withQuery(site, upcomingReservationPath(site), { stay, outcome })
}

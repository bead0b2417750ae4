import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  cancelConfirmationPath,
  cancelReservationPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { cancelReservationCall } from '../../../src/rules/site/order-calls'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { FAIL } from '../account/status-view'
import { hasFault } from '../faults/faults'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { type CancelAsked, cancelOrder, takeOrderBack } from './cancel-order'
import { stayIn } from './stay-in'

/** More than an order has rooms. */
const MOST_ROOMS = 9
const LONGEST = 400
const LONGEST_REASON = 80

/** Cancels rooms of the session's order, or takes them back (W48); its bodies: `cancelReservationCall`. */
export async function cancelRoutes(fastify: FastifyInstance, { database }: { database: Database }) {
  fastify.post(
    routeOf(cancelReservationCall),
    takesForms(afterCancel, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      if (hasFault(request, 'fail')) return reply.code(FAIL.httpStatus).send({ status: FAIL })
      const isUndo = isUndoing(request.body)
      const asked = askedOf(request.body)
      const { isAll, stay, ...answer } = await (isUndo ? takeOrderBack : cancelOrder)(call, asked)
      const isDone = answer.status.httpStatus < 400
      const target = isUndo ? upcomingReservationPath(site) : cancelConfirmationPath(site)
      const nextStateURI = isDone ? withQuery(site, target, { stay }) : null
      return reply.code(answer.status.httpStatus).send({ ...answer, isAll, nextStateURI })
    },
  )
}

function isUndoing(body: unknown): boolean {
  const undo = (body as { undo?: unknown } | null)?.undo
  return undo === true || (typeof undo === 'string' && undo !== '' && undo !== 'false')
}

function askedOf(body: unknown): CancelAsked {
  const items = itemsOf(body)
  const rooms = bodyText(body, 'rooms', LONGEST)
  return {
    stay: stayIn(body),
    // Of a caller that knows no handle: another tab of the session may have found another stay meanwhile.
    confirmationNumber: Object.keys(items ?? {})[0] ?? null,
    rooms: items
      ? Object.keys(items)
      : rooms === null
        ? null
        : rooms.split(',').slice(0, MOST_ROOMS),
    revision: bodyText(body, 'orderRevisionNumber', 9) ?? bodyText(body, 'revision', 9),
    roomRevisions: items ?? {},
    terms: bodyText(body, 'terms', LONGEST),
    reason: bodyText(body, 'reason', LONGEST_REASON),
  }
}

/** The revisions of `items` by their confirmation numbers; null where the body has none. */
function itemsOf(body: unknown): Record<string, string> | null {
  const { items } = (body ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return null
  return Object.fromEntries(
    items.slice(0, MOST_ROOMS).flatMap((item) => {
      const number = bodyText(item, 'confirmationNumber', 20)
      const revision = bodyText(item, 'reservationRevisionNumber', 9)
      return number && revision ? [[number, revision]] : []
    }),
  )
}

interface Answered {
  nextStateURI: string
  status: { code?: string }
  isAll: boolean
  rooms: readonly unknown[]
}

/** Without a script: to what has become of the stay, or back to the choice, which is kept. */
const afterCancel: FormNext = (request: FastifyRequest, { body }) => {
  const root = contextPathOf(siteLocale(request))
  const { nextStateURI, status, isAll, rooms: done = [] } = body as Partial<Answered>
  if (nextStateURI) {
    const all = done.length > 1 ? 'allRoomsCancelled' : 'reservationCancelled'
    const cancelled = isAll ? all : 'someRoomsCancelled'
    const said = isUndoing(request.body) ? 'reservationTakenBack' : cancelled
    return `${root}${nextStateURI}&${queryName(site, 'outcome')}=${said}`
  }
  const outcome = status?.code ?? 'FAIL'
  const stay = stayIn(request.body) ?? undefined
  if (isUndoing(request.body))
    return root + withQuery(site, cancelConfirmationPath(site), { stay, outcome })
  const rooms = bodyText(request.body, 'rooms', LONGEST)?.split(',') ?? []
  const query = new URLSearchParams(rooms.map((id) => [queryName(site, 'rooms'), id]))
  if (stay) query.set(queryName(site, 'stay'), stay)
  query.set(queryName(site, 'outcome'), outcome)
  return `${root}${cancelReservationPath(site)}?${query}`
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiptOutcome } from '../../../src/features/booking/order/receipt-problem.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { isPrintable } from '../../../src/rules/order/receipt-address'
import { plainText } from '../../../src/rules/people/plain-text'
import { expiredReservationPath } from '../../../src/rules/site/booking-paths'
import { receiptCall } from '../../../src/rules/site/order-calls'
import { withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import { keepReceiptAddress } from '../../database/booking/receipt-addresses'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { FAIL, type StatusView, statusView } from '../account/status-view'
import { hasFault } from '../faults/faults'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { findOwnOrder } from './find-order'
import { sendReceipt } from './share-order'
import { stayIn } from './stay-in'

const SUCCESS = statusView(200, 'SUCCESS')
const NOT_FOUND = statusView(404, 'NOT_FOUND', 'This session has booked no such stay.')
const INVALID = statusView(422, 'INVALID', 'That cannot be printed on a receipt.')

/** The receipt of a stay that is over: its address, and sending it; its bodies: `receiptCall`. */
export async function receiptRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(
    routeOf(receiptCall),
    takesForms(afterReceipt, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      if (hasFault(request, 'fail')) return reply.code(FAIL.httpStatus).send({ status: FAIL })
      const status = isSending(request.body)
        ? (await sendReceipt(call, { stay: stayIn(request.body) })).status
        : await changeAddress(call, request.body)
      return reply.code(status.httpStatus).send({ status })
    },
  )
}

async function changeAddress(call: BookingCall, body: unknown): Promise<StatusView> {
  const { line, vatId } = recordOf(body)
  const typed = { line: plain(line), vatId: plain(vatId) }
  if (!isPrintable(typed)) return INVALID
  const order = await findOwnOrder(call, { stay: stayIn(body) })
  if (!order) return NOT_FOUND
  await keepReceiptAddress(call.database, { orderId: order.id, ...typed }, call.now)
  return SUCCESS
}

function plain(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : ''
}

function isSending(body: unknown): boolean {
  return recordOf(body).change === 'send'
}

/** What the page tells; after others the visitor may send the same again. */
const TOLD = ['INVALID', 'NOT_FOUND', 'NOT_OVER', 'ORDER_NOT_FOUND', 'TOO_MANY']

/** Without a script: back to the receipt. */
const afterReceipt: FormNext = (request: FastifyRequest, { code }) => {
  const { body } = request
  if (code !== null && !TOLD.includes(code)) return null
  const done = isSending(body) ? 'receiptSent' : 'receiptAddressSaved'
  const outcome = code === null ? done : receiptOutcome(code)
  const path = contextPathOf(siteLocale(request)) + expiredReservationPath(site)
  return withQuery(site, path, { stay: stayIn(body) ?? undefined, outcome })
}

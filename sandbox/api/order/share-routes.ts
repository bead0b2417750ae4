import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOf } from '../../../src/rules/content/read-record'
import { calendarCall, shareReservationCall } from '../../../src/rules/site/order-calls'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { findHotel } from '../../database/site/hotels'
import { bodyText } from '../request/body-text'
import { bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { findOwnOrder } from './find-order'
import { orderCalendar } from './mail/order-mail'
import { pageOfForm } from './order-pages'
import { shareByEmail, shareBySms } from './share-order'
import { stayIn } from './stay-in'

const LONGEST = 600

/** Sharing by a form (W84): `channel`, `stay`, `page`, then `to`, addresses parted by commas or spaces, or `number`. */
export async function shareRoutes(fastify: FastifyInstance, { database }: { database: Database }) {
  fastify.post(
    routeOf(shareReservationCall),
    takesForms(afterShare, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const { body } = request
      const text = (name: string) => bodyText(body, name, LONGEST) ?? ''
      const named = { stay: stayIn(body) }
      const outcome =
        text('channel') === 'sms'
          ? await shareBySms(call, { ...named, number: text('number') })
          : await shareByEmail(call, { ...named, to: [listIn(body)] })
      return reply.code(outcome.status.httpStatus).send(outcome)
    },
  )

  fastify.get(routeOf(calendarCall), async (request, reply) => {
    const call = await bookingCall(database, request, reply)
    const order = await findOwnOrder(call, { stay: stayIn(request.query) })
    const hotel = order && (await findHotel(database, order.hotelId))
    if (!order || !hotel) return reply.callNotFound()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="stay.ics"')
      .send(orderCalendar(order, hotel, siteLocale(request)))
  })
}

/** Addresses as typed, also parted by tabs of a spreadsheet; '' for more than anybody types, which is not cut. */
function listIn(body: unknown): string {
  const { to } = recordOf(body)
  return typeof to === 'string' && to.length <= LONGEST ? to : ''
}

/** Without a script: back to the page of the form, which says what has become of it. */
const afterShare: FormNext = (request: FastifyRequest, { body, code }) => {
  if (body.sentTo === undefined || code === 'FAIL') return null
  const said = code === null ? { outcome: 'shared' } : { problem: code }
  return contextPathOf(siteLocale(request)) + pageOfForm(request.body, said)
}

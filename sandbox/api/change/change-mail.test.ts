import ICAL from 'ical.js'
import { addDays } from '../../../src/rules/stay/days'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  sold,
} from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, searchProducts],
  empty: bookingTables,
  ledger,
})
const { book, holdOne, order, post } = bookingTest(api, ledger)

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'

const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 3)
const longer = addDays(checkOut, 1)
const stay = { propertyId: 'BKKTH', checkIn, checkOut, adultsPerRoom: [2] }

async function booked(): Promise<BookingVisitor> {
  const { ready } = await book(await holdOne(stay, sold('CARD')))
  return ready
}

async function lengthen({ cookie }: BookingVisitor) {
  const searchCriteria = `fromDate=${checkIn}&toDate=${longer}`
  const { cart } = await (await api.server.post(CHANGE, { searchCriteria }, { cookie })).json()
  const changing = { cookie, cartId: cart.id, revision: cart.revision, intentId: '' }
  expect((await post(changing, 'hold')).status.code).toBe('SUCCESS')
  const made = await order(changing, { intentId: null, token: null })
  expect(made.status.code).toBe('SUCCESS')
}

const mails = async () =>
  (await api.database.db.select().from(messages)).sort((a, b) => a.id - b.id)

/** The event of a mail's calendar file, as another program reads it. */
function eventIn(calendar: string | null) {
  const file = new ICAL.Component(ICAL.parse(calendar ?? ''))
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: file.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: event.component.getFirstPropertyValue('status'),
    from: String(event.startDate).slice(0, 10),
    to: String(event.endDate).slice(0, 10),
    stamp: String(event.component.getFirstPropertyValue('dtstamp')),
  }
}

test('the mail of a change says what was and what is, of what has changed only', async () => {
  const guest = await booked()
  await lengthen(guest)
  const [, changed] = await mails()
  const [section = ''] =
    changed?.body.split('\n\n').filter((one) => /What has changed|Was sich/.test(one)) ?? []
  const lines = section.split('\n')
  // Check-out and the total: the room and the arrival are the same.
  expect(lines).toHaveLength(3)
  expect(section).toMatch(/Check-out|Abreise/)
  expect(section).toMatch(/Total|Gesamtpreis/)
  expect(section).not.toMatch(/Check-in|Anreise|Charged|abgebucht/)
  expect(changed?.html).toContain(lines[0])
})

test('a calendar replaces the event of the booking by that of the change, and drops it when all is cancelled', async () => {
  const guest = await booked()
  await lengthen(guest)
  const { cookie } = guest
  const cancelled = await api.server.post(CANCEL, { revision: '2' }, { cookie })
  expect(cancelled.status).toBe(200)
  const events = (await mails()).map(({ calendar }) => eventIn(calendar))
  const [first, second, third] = events
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1)
  expect(first).toMatchObject({ method: 'PUBLISH', sequence: 0, from: checkIn, to: checkOut })
  expect(second).toMatchObject({ method: 'PUBLISH', sequence: 1, from: checkIn, to: longer })
  expect(third).toMatchObject({ method: 'CANCEL', sequence: 2, status: 'CANCELLED' })
  const stamps = events.map(({ stamp }) => stamp)
  expect(stamps).toEqual([...stamps].sort())
})

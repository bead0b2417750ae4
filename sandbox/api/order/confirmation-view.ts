import { maskEmail } from '../../../src/rules/formats/mask'
import { calendarCall } from '../../../src/rules/site/order-calls'
import type { StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import { site } from '../../site'
import { chargesView } from '../cart/cart-summary'
import type { BookingCall } from '../request/booking-call'
import { phoneOf } from './hotel-contact'
import { stayFacts } from './mail/stay-facts'
import { lodgingReservations } from './mail/structured-data'
import { cartOfOrder } from './order-cart'

/** What a confirmation says (W45). */
export function confirmationView(order: StoredOrder, hotel: SeedHotel, call: BookingCall) {
  const [first] = order.rooms
  return {
    handle: order.handle,
    confirmationNumber: first.confirmationNumber,
    confirmationNumbers: order.rooms.map(({ confirmationNumber }) => confirmationNumber),
    givenName: order.guest.givenName,
    sentTo: maskEmail(order.guest.email),
    mail: order.mail === 'sent' ? 'SENT' : 'FAILED',
    hotelPhone: phoneOf(hotel) || null,
    points: chargesView(cartOfOrder(order, hotel), call).pointsEarned,
    jsonLd: JSON.stringify(lodgingReservations(order, hotel, call.locale)),
  }
}

/** Where the stay can be put into a calendar (W84); the file is for who has booked the stay. */
export function calendarLinks(order: StoredOrder, hotel: SeedHotel, call: BookingCall) {
  const { address, checkIn, checkOut, hotel: name } = stayFacts(order, hotel, call.locale)
  const digits = (day: string, time: string) =>
    `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  const google = new URL('https://calendar.google.com/calendar/render')
  const dates = `${digits(checkIn, hotel.checkInTime)}/${digits(checkOut, hotel.checkOutTime)}`
  google.search = `${new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates,
    ctz: hotel.timeZone,
    location: address,
  })}`
  const outlook = new URL('https://outlook.live.com/calendar/0/deeplink/compose')
  outlook.search = `${new URLSearchParams({
    subject: name,
    startdt: `${checkIn}T${hotel.checkInTime}:00`,
    enddt: `${checkOut}T${hotel.checkOutTime}:00`,
    location: address,
  })}`
  const ics = `${calendarCall(site)}?stay=${order.handle}`
  return { handle: order.handle, ics, google: google.href, outlook: outlook.href }
}

import { numberOf } from '../../../../src/rules/order/decimal-amount'
import { isKept } from '../../../../src/rules/order/room-states'
import { hotelInstant } from '../../../../src/rules/stay/hotel-instant'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { chargesView } from '../../cart/cart-summary'
import { addressOf, phoneOf } from '../hotel-contact'
import { cartOfOrder } from '../order-cart'
import { fullName } from '../order-view'

/**
 * Schema.org's reservation of every room, for mail programs and search engines. `checkinTime` and
 * `checkoutTime` are schema.org's, `checkinDate` and `checkoutDate` those that Gmail asks for. The first
 * room that is not cancelled has the total of the order; a confidential rate has none, nor
 * has a stay that points pay for: the vocabulary has no points, and a price of 0 would call it free.
 */
export function lodgingReservations(
  order: StoredOrder,
  hotel: SeedHotel,
  locale: Locale,
): object[] {
  const call = { locale, now: order.bookedAt.getTime() }
  const { total, pointsTotal, freeNights } = chargesView(cartOfOrder(order, hotel), call)
  const isPriced = total !== null && (total.amount > 0 || !(pointsTotal || freeNights))
  const { address } = hotel
  const living = order.rooms.findIndex(isKept)
  const { changedAt } = order
  return order.rooms.map(({ confirmationNumber, checkIn, checkOut, cancelledAt }, index) => ({
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: confirmationNumber,
    reservationStatus: `https://schema.org/${cancelledAt ? 'ReservationCancelled' : 'ReservationConfirmed'}`,
    underName: {
      '@type': 'Person',
      name: fullName(order.guest.givenName, order.guest.familyName, locale),
    },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: hotel.name[locale],
      telephone: phoneOf(hotel),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.line1[locale],
        addressLocality: address.city[locale],
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressCountry: address.country.code,
      },
      description: addressOf(hotel, locale),
    },
    checkinDate: checkIn,
    checkoutDate: checkOut,
    checkinTime: hotelInstant(checkIn, hotel.checkInTime, hotel.timeZone)?.iso ?? checkIn,
    checkoutTime: hotelInstant(checkOut, hotel.checkOutTime, hotel.timeZone)?.iso ?? checkOut,
    ...(changedAt && { modifiedTime: changedAt.toISOString() }),
    ...(isPriced &&
      index === living && { totalPrice: numberOf(total), priceCurrency: total.currency }),
  }))
}

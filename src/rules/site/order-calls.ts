import { siteCall } from './site-call'

/** The provider sends visitors back to it; makes the order of their intent (docs/decisions/0054). */
export const paymentReturnCall = siteCall('paymentReturn', '/phoenix-reservation/v1/paymentReturn')

/** Shares an order by a form: `channel` (`email` or `sms`), `to` or `number`, `stay`, the order's handle, and `page`, the id of the form's page, to which it leads back (W84). */
export const shareReservationCall = siteCall(
  'shareReservation',
  '/phoenix-reservation/v1/shareReservation',
)

/** The stay of an order as a calendar file (W84); `stay`: the order's handle. */
export const calendarCall = siteCall('calendar', '/phoenix-reservation/v1/calendar')

/** Buys the insurance of an order by a form: `attempt`, `stay` and `page` as for sharing (W44). */
export const buyInsuranceCall = siteCall('buyInsurance', '/phoenix-reservation/v1/buyInsurance')

/**
 * Asks for a suite by a form (W36): `change`, `suite <item>` or `noSuite <item>`, `stay` and `page` as for
 * sharing. A refusal leads back with `outcome` `upgrade.` and its code.
 */
export const updateOrderCall = siteCall('updateOrder', '/phoenix-reservation/v1/updateOrder')

/**
 * Changes what guests say about a booked stay (W35, W83, D.9 [spec path]). JSON: `stay`, the handle of the
 * order, or `confirmationNumber` of a room, `orderRevisionNumber`, `changes` with values by the names of
 * fields. A form has the fields themselves.
 */
export const updateReservationCall = siteCall(
  'updateReservation',
  '/phoenix-reservation/v1/updateReservationChanges',
)

/**
 * Checks in to a room online, or says its arrival anew (W71). JSON and form alike: `stay`, the handle of the
 * order, or `confirmationNumber`, `item`, the id of the room, `orderRevisionNumber`,
 * `requests.<item>.arrival`, `.floor` and `.location`, and `registration.nationality`, `.birthDate` and
 * `.address`, which go to the hotel only. With `action` `CHECK_OUT` it checks out of the room; `terms`, how what is
 * left is paid, as the stay has told it. A refusal leads a form back with `outcome` `checkIn.` or `checkOut.` and
 * its code.
 */
export const checkInCall = siteCall('checkIn', '/phoenix-reservation/v1/checkIn')

/**
 * Of the receipt of a stay that is over: `change` `address` keeps `line` and `vatId` on it for seven days, and
 * `send` mails it to the address of the order; `stay`: the order's handle. Only for who has booked it. A form is led
 * back with `outcome`: `receiptAddressSaved`, `receiptSent`, or `receipt.` and the code of a refusal.
 */
export const receiptCall = siteCall('receipt', '/phoenix-reservation/v1/receipt')

/**
 * Cancels rooms of an order, or takes cancelled ones back (W48, D.9 [spec path]). JSON: `items` with
 * `confirmationNumber` and `reservationRevisionNumber`, `orderRevisionNumber`, `terms` as `cancelNow` has told
 * them, `reason`, `undo`, and `stay`, the order's handle. A form: `rooms` (ids of order items, separated by commas), `revision`, `terms`,
 * `reason`, `stay`, and `undo` with any value.
 */
export const cancelReservationCall = siteCall(
  'cancelReservation',
  '/phoenix-reservation-black/v1/confirmCancelReservation',
)

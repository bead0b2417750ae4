/** The call that finds a reservation (C.2, D.9 [spec path]). */
export const LOOKUP_CALL = '/phoenix-reservation/v1/submitReservationLookup'

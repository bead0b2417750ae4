/** A booked room before a change; amounts are minor units of one currency. */
export interface BookedPrice {
  /** Charged of it until now, and not paid back. */
  paid: number
  /** What the hotel keeps or gets at least, because of earlier changes. */
  floor: number
  /** What cancelling it would cost at the instant of the change (`cancelPrice`). */
  penalty: number
}

/** The same room as it is sold after the change. */
export interface NewPrice {
  /** Everything that it costs, without what the hotel collects for others at the stay: a city tax. */
  total: number
  /** What its rate charges at the booking. */
  dueNow: number
}

/** What changing a room comes to. */
export interface ChangePrice {
  /** What the hotel keeps or gets at least from now on, also if the room is cancelled or changed again. */
  floor: number
  /** What the guest pays for the room altogether. */
  payable: number
  /** Is taken from a card now. */
  charge: number
  /** Goes back to the card that has paid. */
  refund: number
  /** Charged of the room after the change. */
  paid: number
  /** What the hotel collects at the stay, without what it collects for others. */
  atHotel: number
}

/**
 * What changing a room costs (docs/decisions/0095): its new price, and never less than cancelling it would
 * have cost at that instant. So a change inside the penalty window needs no refusal, a rate that is not
 * refunded keeps its money as credit, and changing before cancelling saves nothing.
 */
export function changePrice(
  { paid, floor, penalty }: BookedPrice,
  { total, dueNow }: NewPrice,
): ChangePrice {
  const least = Math.max(floor, penalty)
  const payable = Math.max(total, least)
  const charge = Math.max(0, dueNow - paid)
  const refund = Math.max(0, paid - Math.max(dueNow, least))
  const paidThen = paid + charge - refund
  return { floor: least, payable, charge, refund, paid: paidThen, atHotel: payable - paidThen }
}

/** The price of several rooms together. */
export function sumOfChanges(prices: readonly ChangePrice[]): ChangePrice {
  const sum = (of: (price: ChangePrice) => number) =>
    prices.reduce((all, price) => all + of(price), 0)
  return {
    floor: sum(({ floor }) => floor),
    payable: sum(({ payable }) => payable),
    charge: sum(({ charge }) => charge),
    refund: sum(({ refund }) => refund),
    paid: sum(({ paid }) => paid),
    atHotel: sum(({ atHotel }) => atHotel),
  }
}

/**
 * What moves when several rooms change together: what goes back for one pays for another, so that a card is
 * charged or paid back, never both.
 */
export function netOfChanges({ charge, refund }: Pick<ChangePrice, 'charge' | 'refund'>): {
  charge: number
  refund: number
} {
  return { charge: Math.max(0, charge - refund), refund: Math.max(0, refund - charge) }
}

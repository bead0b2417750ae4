/** So many of the offers at most, the least expensive of each room before the next ones; room by room. */
export function firstOffers<Offer extends { itemId: string }>(
  offers: readonly Offer[],
  most: number,
): Offer[] {
  const placeInRoom = (offer: Offer) =>
    offers.filter(({ itemId }) => itemId === offer.itemId).indexOf(offer)
  const chosen = [...offers].sort((one, other) => placeInRoom(one) - placeInRoom(other))
  const shown = new Set(chosen.slice(0, most))
  return offers.filter((offer) => shown.has(offer))
}

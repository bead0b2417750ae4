import type { Facet } from '../../engine/answers/hotel-filters'
import type { FoundHotel } from '../../engine/answers/hotel-search'
import type { Locale } from '../../seed/seed-types'
import { moneyView } from '../rates/money-view'
import { pricingView } from '../rates/pricing-view'

/** The lowest price of a hotel for the stay; null without dates or rooms. */
export function lowestView({ hotel, lowest }: FoundHotel, locale: Locale) {
  return lowest && pricingView(lowest.offers, { hotel, locale })
}

/** A group and what can be chosen of it, in one language, as the schema has it. */
export function facetView({ group, values }: Facet, locale: Locale) {
  return {
    group,
    values: values.map(({ value, name, price, metres, count, isChosen }) => ({
      value,
      label: name?.[locale] ?? null,
      from: price?.from ? moneyView(price.from, price.currency) : null,
      to: price?.to ? moneyView(price.to, price.currency) : null,
      metres: metres ?? null,
      count,
      isChosen,
    })),
  }
}

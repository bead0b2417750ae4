import { minorDigits } from '../../../src/rules/money/money'
import { exchangeRates } from '../../seed/exchange-rates'
import { amenityFilters } from '../../seed/hotels/amenity-filters'
import { brands } from '../../seed/hotels/brands'
import { untranslated } from '../../seed/hotels/localized'
import type { Localized } from '../../seed/seed-types'
import { metresOfMiles } from '../numbers/distance'
import type { FoundHotel } from './hotel-search'

/** A value of a group, as a visitor can choose it. */
export interface FacetValue {
  value: string
  /** Of a brand or an amenity. */
  name?: Localized
  /** A price by night in minor units of `currency`: above `from`, at most `to`. */
  price?: { from: number | null; to: number | null; currency: string }
  /** Up to so far from the place of the search. */
  metres?: number
  /** Hotels that it leaves together with what is chosen in the other groups. */
  count: number
  isChosen: boolean
}

export interface Facet {
  group: 'brand' | 'price' | 'distance' | 'amenities'
  values: FacetValue[]
}

interface Choice extends Omit<FacetValue, 'count' | 'isChosen'> {
  fits: (found: FoundHotel) => boolean
}

interface Group {
  group: Facet['group']
  choices: Choice[]
  chosen: Choice[]
}

export interface FilterContext {
  /** `group.value`; a value that no hotel of the chain can have is ignored. */
  filters: readonly string[]
  /** Of the search, in miles. */
  radius: number
  /** The price by night that the visitor sees, in minor units; null without one. */
  nightly: (found: FoundHotel) => number | null
}

/** An address may have any number of them. */
const MOST_FILTERS = 50
const MILES = [2, 5, 10, 25]
/** Prices by night where the bands of a currency part, times what makes them round there. */
const PRICES = [50, 75, 100, 150, 200, 300]

/** The hotels that the filters leave, in their order, and what could be chosen of each group. */
export function filterHotels(
  all: readonly FoundHotel[],
  context: FilterContext,
): { found: FoundHotel[]; facets: Facet[] } {
  const asked = new Set(context.filters.slice(0, MOST_FILTERS))
  const groups = choicesOf(all, context).map(({ group, choices }): Group => {
    const chosen = choices.filter(({ value }) => asked.has(`${group}.${value}`))
    return { group, choices, chosen }
  })
  const leftBy = (those: readonly Group[]) =>
    all.filter((found) =>
      those.every(({ chosen }) => chosen.length === 0 || chosen.some(({ fits }) => fits(found))),
    )
  const facets = groups.map(({ group, choices, chosen }): Facet => {
    const left = leftBy(groups.filter((other) => other.group !== group))
    const values = choices.flatMap(({ fits, ...choice }) => {
      const isChosen = chosen.some(({ value }) => value === choice.value)
      if (!isChosen && !all.some(fits)) return []
      return { ...choice, count: left.filter(fits).length, isChosen }
    })
    return { group, values }
  })
  const tellsApart = ({ group, values }: Facet) => {
    const choices = groups.find((one) => one.group === group)?.choices ?? []
    const isShared = ({ value }: FacetValue) =>
      choices.some((choice) => choice.value === value && all.every(choice.fits))
    return values.some((value) => value.isChosen || !isShared(value))
  }
  return { found: leftBy(groups), facets: facets.filter(tellsApart) }
}

function choicesOf(
  all: readonly FoundHotel[],
  { radius, nightly }: FilterContext,
): Omit<Group, 'chosen'>[] {
  const hasPlace = all.some(({ distanceMetres }) => distanceMetres !== null)
  return [
    { group: 'brand', choices: brandChoices() },
    { group: 'price', choices: priceChoices(all, nightly) },
    {
      group: 'distance',
      choices: hasPlace
        ? MILES.filter((miles) => miles < radius).map((miles) => ({
            value: `${miles}`,
            metres: Math.round(metresOfMiles(miles)),
            fits: ({ distanceMetres }) => (distanceMetres ?? 0) <= metresOfMiles(miles),
          }))
        : [],
    },
    {
      group: 'amenities',
      choices: amenityFilters.map(({ value, codes, name }) => ({
        value,
        name,
        fits: ({ hotel }) => hotel.amenities.some(({ code }) => codes.includes(code)),
      })),
    },
  ]
}

function brandChoices(): Choice[] {
  return Object.values(brands).map(({ id, name }) => ({
    value: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
    name: untranslated(name),
    fits: ({ hotel }) => hotel.brand.id === id,
  }))
}

/** Bands of the currency that most of the hotels have; without prices there are none. */
function priceChoices(all: readonly FoundHotel[], nightly: FilterContext['nightly']): Choice[] {
  const prices = new Map(all.map(({ hotel, ...rest }) => [hotel.id, nightly({ hotel, ...rest })]))
  const priced = all.filter(({ hotel }) => prices.get(hotel.id) !== null)
  const currency = usualOf(priced.map(({ hotel }) => hotel.currency))
  if (!currency) return []
  const units = 10 ** minorDigits(currency)
  const rate = exchangeRates[currency] ?? 1
  const edges = PRICES.map((price) => price * roundNear(rate))
  const priceIn = ({ hotel }: FoundHotel) => {
    const own = prices.get(hotel.id) ?? null
    if (own === null || hotel.currency === currency) return own === null ? null : own / units
    return (own / 10 ** minorDigits(hotel.currency) / (exchangeRates[hotel.currency] ?? 1)) * rate
  }
  return [null, ...edges].map((from, index) => {
    const to = edges[index] ?? null
    return {
      value: `${from ?? 0}-${to ?? ''}`,
      price: { from: from && from * units, to: to && to * units, currency },
      fits: (found) => {
        const price = priceIn(found)
        return price !== null && price > (from ?? -1) && price <= (to ?? price)
      },
    }
  })
}

function usualOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

/** The nearest of 1, 2, 5, 10, 20 and so on. */
function roundNear(rate: number): number {
  const ten = 10 ** Math.floor(Math.log10(rate))
  const apart = (value: number) => Math.abs(Math.log(value / rate))
  return [ten, 2 * ten, 5 * ten, 10 * ten].reduce((best, value) =>
    apart(value) < apart(best) ? value : best,
  )
}

import type { Money } from '../../../src/rules/money/money'
import { averageNightly, priceMarket } from '../../../src/rules/money/prices'
import { awardedNights } from '../../../src/rules/points/free-nights'
import type { Offer } from '../../engine/answers/offers'
import { chargesOf } from '../../seed/rates/charges'
import { KEPT_CHARGE } from '../../seed/rates/kept-charge'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { moneyView } from './money-view'

/** What of an offer its price is shown from; of a quoted room too. */
export type Priced = Pick<Offer, 'nights' | 'lines' | 'subtotal' | 'total' | 'points'>

/** Whose price is told, and to whom. */
export interface HotelView {
  hotel: SeedHotel
  locale: Locale
}

/** The units that a fee is charged for, by the kind of its rule; a percentage has none. */
const BASES = {
  percent: null,
  perNight: 'NIGHT',
  perPersonNight: 'PERSON_NIGHT',
  perStay: 'STAY',
  perPerson: 'PERSON',
} as const

/**
 * The price of rooms of one stay together, with what their extras cost; a night's is that of the rooms.
 * Null without rooms.
 */
export function pricingView(rooms: readonly Priced[], view: HotelView, extras = 0) {
  const [first] = rooms
  if (!first) return null
  const { hotel, locale } = view
  const money = (amount: number) => moneyView(amount, hotel.currency)
  const sum = (of: (room: Priced) => number) => rooms.reduce((total, room) => total + of(room), 0)
  const { fees, taxes } = chargeViews(rooms, view)
  const total = sum((room) => room.total)
  const includesTaxes = priceMarket(hotel.address.country.code, locale) === 'allInclusive'
  const shown = includesTaxes ? total : total - addedTaxes(rooms)
  const points = rooms.map((room) => room.points)
  return {
    subtotal: money(sum((room) => room.subtotal)),
    fees,
    taxes,
    total: money(total + extras),
    shown: money(shown + extras),
    includesTaxes,
    averageNightly: money(averageNightly(shown, first.nights.length * rooms.length)),
    pointsTotal: points.every((of) => of === null) ? null : sum((room) => room.points ?? 0),
    freeNights: sum((room) => awardedNights(room).length) || null,
    fullyPoints: extras === 0 && rooms.every((room) => room.points !== null && room.subtotal === 0),
  }
}

interface FeeView {
  code: string
  name: string
  purpose: string
  basis: (typeof BASES)[keyof typeof BASES]
  amount: Money
  mandatory: true
  taxIncluded: boolean
}

interface TaxView {
  code: string
  name: string
  purpose: string
  amount: Money
  includedInRate: boolean
  payAt: 'BOOKING' | 'HOTEL'
}

/** The lines of rooms, those of one code together, in their order. */
export function chargeViews(
  rooms: readonly Pick<Priced, 'lines'>[],
  { hotel, locale }: HotelView,
): { fees: FeeView[]; taxes: TaxView[] } {
  const charges = chargesOf(hotel.id)
  const sums = new Map<string, Priced['lines'][number]>()
  for (const line of rooms.flatMap(({ lines }) => lines)) {
    const amount = line.amount + (sums.get(line.code)?.amount ?? 0)
    sums.set(line.code, { ...line, amount })
  }
  const views = [...sums.values()].map((line) => {
    const text = line.code === KEPT_CHARGE.code ? KEPT_CHARGE : charges.texts[line.code]
    const { code } = line
    const name = text?.name[locale] ?? code
    const purpose = text?.purpose[locale] ?? ''
    return { line, view: { code, name, purpose, amount: moneyView(line.amount, hotel.currency) } }
  })
  const fees = views.filter(({ line }) => line.kind === 'fee')
  const taxes = views.filter(({ line }) => line.kind === 'tax')
  return {
    fees: fees.map(({ line, view }) => {
      const rule = charges.fees.find(({ code }) => code === line.code)
      const basis = rule ? BASES[rule.kind] : null
      return { ...view, basis, mandatory: true, taxIncluded: line.includedInRate }
    }),
    taxes: taxes.map(({ line: { includedInRate, payAt }, view }) => ({
      ...view,
      includedInRate,
      payAt,
    })),
  }
}

/** Taxes that are not in the price of the nights. */
function addedTaxes(rooms: readonly Pick<Priced, 'lines'>[]): number {
  return rooms
    .flatMap(({ lines }) => lines)
    .filter(({ kind, includedInRate }) => kind === 'tax' && !includedInRate)
    .reduce((sum, { amount }) => sum + amount, 0)
}

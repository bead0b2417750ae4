import { minorDigits } from '../../../src/rules/money/money'
import type { ChargeRule } from '../../../src/rules/money/taxes'
import { newYorkMidtown } from '../hotels/alderway-new-york-midtown'
import { type Place, placeOf } from '../hotels/generated-places'
import type { SeedHotel } from '../seed-types'
import type { HotelCharges, SeedCharge } from './charge-types'
import { cityTaxes } from './city-taxes'
import { perNight } from './rules'
import {
  addedVat,
  australianGst,
  includedVat,
  japaneseConsumptionTax,
  newYorkTax,
  newYorkUnitFee,
  sanFranciscoTax,
  serviceCharge,
  southAfricanLevy,
} from './sales-taxes'

/** Every charge of the presented hotels, as the law of their cities stands in 2026. */
const ofHotels: Readonly<Record<string, readonly SeedCharge[]>> = {
  NYCAB: [...nightlyFees(newYorkMidtown), newYorkTax, newYorkUnitFee],
  MUCDE: [includedVat(7), cityTaxes.munich],
  TYOJP: [japaneseConsumptionTax, cityTaxes.tokyo],
  BKKTH: [serviceCharge, addedVat(7)],
  SHACN: [includedVat(6)],
  RZONE: [includedVat(6), cityTaxes.lisbon],
  BGONE: [includedVat(10), cityTaxes.milan],
  MAXHT: [includedVat(20)],
  NOREV: [includedVat(15), southAfricanLevy],
  TPETW: [serviceCharge, addedVat(5)],
  SYDAU: [australianGst],
  RUHSA: [includedVat(15)],
  INNMV: [includedVat(10), cityTaxes.tyrol],
}

/** The charges of the generated hotels by their region: on every room, and within the city only. */
const ofRegions: Readonly<Record<string, { everywhere: SeedCharge[]; inCity?: SeedCharge }>> = {
  LON: { everywhere: [includedVat(20)] },
  MUC: { everywhere: [includedVat(7)], inCity: cityTaxes.munich },
  NYS: { everywhere: [newYorkTax, newYorkUnitFee] },
  TYO: { everywhere: [japaneseConsumptionTax], inCity: cityTaxes.tokyo },
  LIS: { everywhere: [includedVat(6)], inCity: cityTaxes.lisbon },
  MIL: { everywhere: [includedVat(10)], inCity: cityTaxes.milanThreeStars },
  SYD: { everywhere: [australianGst] },
  SFO: { everywhere: [sanFranciscoTax] },
}

/** Fees and taxes of a hotel; none for a hotel that is not in the seed. */
export function chargesOf(hotelId: string): HotelCharges {
  const known = chargesById.get(hotelId)
  if (known) return known
  const charges = seedChargesOf(hotelId)
  const rulesOf = (kind: SeedCharge['kind']) =>
    charges.filter((charge) => charge.kind === kind).map(({ rule }) => rule)
  const texts = charges.map(({ rule, name, purpose }) => [rule.code, { name, purpose }])
  const made: HotelCharges = {
    fees: rulesOf('fee'),
    taxes: rulesOf('tax'),
    texts: Object.fromEntries(texts),
  }
  chargesById.set(hotelId, made)
  return made
}

/** A search asks for the charges of every hotel. */
const chargesById = new Map<string, HotelCharges>()

type FeeAtHotel = Omit<SeedHotel['mandatoryFees'][number], 'amount'> & {
  /** Null for an amount that depends on the price of the night. */
  amount: SeedHotel['mandatoryFees'][number]['amount'] | null
}

const BASES: Partial<Record<ChargeRule['kind'], FeeAtHotel['basis']>> = {
  perNight: 'NIGHT',
  perPersonNight: 'PERSON_NIGHT',
  perStay: 'STAY',
  perPerson: 'PERSON',
}

/** What guests pay at the hotel beside the price of their booking, in the form of the hotel's own fees. */
export function feesAtHotel({ id, currency }: SeedHotel): FeeAtHotel[] {
  const decimalPoint = minorDigits(currency)
  return seedChargesOf(id).flatMap(({ rule, name, purpose }) => {
    const basis = BASES[rule.kind]
    if (rule.payAt !== 'HOTEL' || !basis) return []
    const amount = rule.bands ? null : { amount: rule.value, decimalPoint, currency }
    return [{ code: rule.code, name, purpose, basis, amount, taxIncluded: true }]
  })
}

function seedChargesOf(hotelId: string): readonly SeedCharge[] {
  const place = placeOf(hotelId)
  if (place) return chargesAt(place)
  return (Object.hasOwn(ofHotels, hotelId) && ofHotels[hotelId]) || []
}

function chargesAt({ region, hasCityTax }: Place): readonly SeedCharge[] {
  const charges = ofRegions[region.code]
  if (!charges) throw new Error(`The region ${region.code} has no charges.`)
  return [...charges.everywhere, ...(hasCityTax && charges.inCity ? [charges.inCity] : [])]
}

/** The fees of a hotel's own, which stand in its information too. */
function nightlyFees({ mandatoryFees }: SeedHotel): SeedCharge[] {
  return mandatoryFees.map(({ code, name, purpose, basis, amount }) => {
    if (basis !== 'NIGHT') throw new Error(`The fee ${code} is not per night: write its rule.`)
    return { rule: perNight(code, amount.amount), kind: 'fee', name, purpose }
  })
}

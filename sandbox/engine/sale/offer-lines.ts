import { type ChargeLine, chargeLines } from '../../../src/rules/money/taxes'
import type { Party } from '../../../src/rules/stay/stay-search'
import { chargesOf } from '../../seed/rates/charges'

/** A charge of one room's stay; its name and purpose are the seed's, by its code. */
export interface OfferLine extends ChargeLine {
  /** `fee`: the hotel's own, part of every price that is shown; `tax`: a public authority's. */
  kind: 'fee' | 'tax'
}

/** The fees, then the taxes, some of which are a share of the fees too. */
export function offerLines(
  hotelId: string,
  stay: { nights: readonly { date: string; amount: number }[]; party: Party },
): OfferLine[] {
  const { fees, taxes } = chargesOf(hotelId)
  const feeLines = chargeLines(fees, { ...stay, fees: 0 })
  const sum = feeLines.reduce((total, { amount }) => total + amount, 0)
  const taxLines = chargeLines(taxes, { ...stay, fees: sum })
  return [
    ...feeLines.map((line) => ({ ...line, kind: 'fee' as const })),
    ...taxLines.map((line) => ({ ...line, kind: 'tax' as const })),
  ]
}

/** What lines add to the price of the nights. */
export function addedBy(lines: readonly ChargeLine[]): number {
  return lines.reduce((sum, line) => sum + (line.includedInRate ? 0 : line.amount), 0)
}

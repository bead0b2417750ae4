import { placeOf } from '../hotels/generated-places'
import { freeUntil } from './free-until'
import type { PlanCode, SeedRatePlan } from './plan-types'

/** What a hotel sets of its rate plans; money in minor units of its currency. */
export interface HotelRates {
  /** In the order in which they are listed where nothing else decides. */
  plans: readonly PlanCode[]
  /** For each guest and night. */
  breakfast: number
  /** Breakfast and dinner, for each guest and night. */
  halfBoard: number
  /** Points that pay for a whole night in the low season. */
  points: number
  /** Where the hotel's own terms differ from the chain's. */
  terms?: Partial<Record<PlanCode, Partial<SeedRatePlan>>>
}

const freeUntilWeekBefore = freeUntil(7)

const ofHotels: Readonly<Record<string, HotelRates>> = {
  NYCAB: {
    plans: codes('FLEX MEMB PREP MPRE BFST AAAR SENR GOVT CORP GRUP PNTS PCSH'),
    breakfast: 3200,
    halfBoard: 9400,
    points: 50_000,
  },
  MUCDE: {
    plans: codes('FLEX MEMB PREP MPRE BFST LONG SENR CORP GRUP AGNT PNTS PCSH'),
    breakfast: 2400,
    halfBoard: 6200,
    points: 30_000,
  },
  TYOJP: {
    plans: codes('FLEX MEMB PREP MPRE BFST LONG AGNT PNTS PCSH'),
    breakfast: 2800,
    halfBoard: 9800,
    points: 38_000,
  },
  BKKTH: {
    plans: codes('FLEX MEMB PREP MPRE BFST HALF LONG PNTS'),
    breakfast: 65_000,
    halfBoard: 190_000,
    points: 18_000,
  },
  SHACN: {
    plans: codes('FLEX MEMB PREP MPRE BFST CORP AGNT PNTS PCSH'),
    breakfast: 12_800,
    halfBoard: 36_000,
    points: 20_000,
  },
  RZONE: {
    plans: codes('FLEX MEMB BFST HALF LONG CORP AGNT PNTS'),
    breakfast: 3800,
    halfBoard: 11_500,
    points: 60_000,
    // As its deposit rule says, the hotel keeps the first night from a week before arrival on.
    terms: {
      FLEX: { cancel: freeUntilWeekBefore },
      MEMB: { cancel: freeUntilWeekBefore },
      BFST: { cancel: freeUntilWeekBefore },
    },
  },
  BGONE: {
    plans: codes('FLEX MEMB PREP MPRE BFST CORP GRUP AGNT PNTS'),
    breakfast: 3000,
    halfBoard: 8800,
    points: 42_000,
    // An amount that does not depend on the price of the stay.
    terms: { GRUP: { cancel: freeUntil(14, { kind: 'FIXED', value: 12_000 }) } },
  },
  MAXHT: {
    plans: codes('FLEX MEMB PREP MPRE BFST AAAR SENR GOVT CORP PNTS'),
    breakfast: 1650,
    halfBoard: 4600,
    points: 28_000,
  },
  NOREV: {
    plans: codes('FLEX MEMB PREP BFST HALF LONG SENR PNTS'),
    breakfast: 29_500,
    halfBoard: 82_000,
    points: 15_000,
  },
  TPETW: {
    plans: codes('FLEX MEMB PREP MPRE BFST AGNT PNTS PCSH'),
    breakfast: 52_000,
    halfBoard: 148_000,
    points: 22_000,
  },
  SYDAU: {
    plans: codes('FLEX MEMB PREP MPRE BFST AAAR SENR GOVT AGNT PNTS PCSH'),
    breakfast: 3900,
    halfBoard: 11_800,
    points: 35_000,
  },
  RUHSA: {
    plans: codes('FLEX MEMB PREP BFST HALF GOVT CORP GRUP PNTS'),
    breakfast: 12_500,
    halfBoard: 34_000,
    points: 25_000,
  },
  INNMV: {
    plans: codes('FLEX MEMB BFST HALF LONG SENR GRUP PNTS PCSH'),
    breakfast: 2600,
    halfBoard: 6800,
    points: 40_000,
  },
}

const SMALL = codes('FLEX MEMB PREP MPRE BFST SENR CORP PNTS')

/** As many as any hotel has. */
const STRESS = codes('FLEX MEMB PREP MPRE BFST HALF LONG AAAR SENR GOVT PNTS PCSH')

/** What a hotel sets; null for a hotel that is not in the seed. */
export function hotelRatesOf(hotelId: string): HotelRates | null {
  const place = placeOf(hotelId)
  if (!place) return Object.hasOwn(ofHotels, hotelId) ? (ofHotels[hotelId] ?? null) : null
  const { breakfast, points } = place.region
  return {
    plans: place.isStress ? STRESS : SMALL,
    breakfast,
    halfBoard: breakfast * 3,
    points,
  }
}

function codes(text: string): PlanCode[] {
  return text.split(' ') as PlanCode[]
}

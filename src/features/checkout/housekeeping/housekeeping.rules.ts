import type { DetailsPart } from '../details.rules'

/** Brands whose hotels clean as they always do (E3-03), and those of the other system than ACRS. */
const EXCLUDED_BRANDS = ['ER', 'MV', 'RZ', 'EB', 'WH', 'LC', 'XR', 'JW', 'BG']
const EXCLUDED_OUTSIDE_ACRS = ['RS', 'SN']

/** The codes of the two choices in the system of a hotel. */
export interface HousekeepingCodes {
  daily: string
  reduced: string
}

/** The choices of a hotel (E3-04); null where the brand leaves none. */
export function housekeepingCodes({
  brand,
  isAcrs,
}: {
  brand: string
  isAcrs: boolean
}): HousekeepingCodes | null {
  if (EXCLUDED_BRANDS.includes(brand)) return null
  if (isAcrs) return { daily: 'HA', reduced: 'HD' }
  return EXCLUDED_OUTSIDE_ACRS.includes(brand) ? null : { daily: 'J9', reduced: 'J8' }
}

const LONGEST_CODE = 2

/** How often the rooms are cleaned (W83): `choice` is a code of the hotel's system. */
export const housekeepingPart: DetailsPart = {
  name: 'housekeeping',
  longest: (field) => (field === 'choice' ? LONGEST_CODE : null),
  problemsOf: () => ({}),
}

import { type MapArea, mapArea } from '../../../src/rules/stay/map-area'
import {
  formatSearch,
  type Party,
  parseSearch,
  STAY_LIMITS,
  type StaySearch,
} from '../../../src/rules/stay/stay-search'
import { site } from '../../site'

/** `SearchInput` of the schema. */
export interface SearchInput {
  propertyId?: string | null
  placeId?: string | null
  destination?: string | null
  latitude?: number | null
  longitude?: number | null
  radius?: number | null
  area?: MapArea | null
  checkIn?: string | null
  checkOut?: string | null
  rooms?: number | null
  adultsPerRoom?: readonly number[] | null
  childAges?: readonly (readonly (number | null)[])[] | null
  rateType?: string | null
  rateCode?: string | null
  currency?: string | null
  usePoints?: boolean | null
  isFlexible?: boolean | null
  page?: number | null
  recordsPerPage?: number | null
  sort?: string | null
  filters?: readonly string[] | null
  confirmationNumber?: string | null
}

/**
 * The search of a call. It goes through the rule that reads addresses, so that a call and an address
 * with the same values ask for the same, and no value is out of range (docs/decisions/0042).
 */
export function searchOf(input: SearchInput, now: number): StaySearch {
  const search = {
    destination: input.destination ?? null,
    placeId: input.placeId ?? null,
    propertyId: input.propertyId ?? null,
    area: input.area ? mapArea(input.area) : null,
    checkIn: input.checkIn ?? null,
    checkOut: input.checkOut ?? null,
    parties: partiesOf(input),
    radius: input.radius ?? 0,
    recordsPerPage: input.recordsPerPage ?? 0,
    sort: input.sort ?? '',
    page: input.page ?? 0,
    rateType: input.rateType ?? null,
    rateCode: input.rateCode ?? null,
    usePoints: input.usePoints ?? false,
    isFlexible: input.isFlexible ?? false,
  } as StaySearch
  return parseSearch(formatSearch(search, site), site, now)
}

/** One value holds for every room. */
function partiesOf({ rooms, adultsPerRoom, childAges }: SearchInput): Party[] {
  const known = rooms ?? Math.max(adultsPerRoom?.length ?? 1, childAges?.length ?? 1)
  const length = Math.min(Math.max(known, 1), STAY_LIMITS.rooms)
  return Array.from({ length }, (_, room) =>
    validParty({
      adults: ofRoom(adultsPerRoom, room) ?? 1,
      childAges: ofRoom(childAges, room) ?? [],
    }),
  )
}

/** The nearest party that a room may have; an age that is none is not chosen yet. */
export function validParty({ adults, childAges }: Party): Party {
  const count = Math.min(Math.max(adults, 1), STAY_LIMITS.adults)
  return {
    adults: count,
    childAges: childAges
      .slice(0, STAY_LIMITS.guests - count)
      .map((age) => (age !== null && age >= 0 && age <= 17 ? age : null)),
  }
}

function ofRoom<Value>(values: readonly Value[] | null | undefined, room: number) {
  return values?.length === 1 ? values[0] : values?.[room]
}

import { createHash } from 'node:crypto'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import type { Session } from '../../database/sessions'
import { findHotel } from '../../database/site/hotels'

/**
 * Names of D.7 that a browser may store: they do not identify the visitor, and no price depends on
 * them. Only the server sets the values of the booking (`shoppingCartId`, `isMemberRate`, `isACRS`)
 * and of the transport (`isDTT`).
 */
const STORABLE = new Set([
  'cacheData.data.AriesSearch.searchCriteria.propertyId',
  ...['propertyId', 'locale', 'address', 'tripId', 'propertyCurrency'],
  ...['uxlMigrationStatus', 'rk_currency', 'selectedCurrency'],
  ...['numRooms', 'numAdultsPerRoom', 'numChildrenPerRoom', 'numGuestsPerRoom'],
  ...['keyword', 'fromDate', 'toDate', 'searchRadius', 'recordsPerPage', 'tripsXRequestedByHeader'],
  // Ours: the target of the booking's next redirect (C.18).
  ...['pageMessage', 'navigationUrl'],
])

/** The key that carts are owned by (`cart-owner.ts`); no script sees it. */
export const OWNER_VALUE = 'cartOwner'

/** The number of the member whom this session has enrolled; a script has it from the answer alone. */
export const JOINED_VALUE = 'joinedMemberNumber'

/** The code with which a visitor proves that a stay is theirs, hashed; no script sees it. */
export const STAY_CODE_VALUE = 'stayCode'

/** The stays of which a visitor has proven that (`proven-stays.ts`); no script sees them. */
export const PROVEN_VALUE = 'provenStays'

/** The values of a booking that are kept when its guest signs in. */
const KEPT = new Set([
  ...STORABLE,
  ...[
    'shoppingCartId',
    OWNER_VALUE,
    'isMemberRate',
    'isACRS',
    'isDTT',
    'foundReservation',
    PROVEN_VALUE,
  ],
])

const LONGEST_VALUE = 200

/** The values of `input` that a browser may store; the others are left out. */
export function storableValues(input: Record<string, unknown>): SessionValues {
  return valuesAmong(STORABLE, input)
}

/** The values of a session that the next one of the same browser takes over. */
export function keptValues(values: SessionValues): SessionValues {
  return valuesAmong(KEPT, values)
}

function valuesAmong(names: ReadonlySet<string>, input: Record<string, unknown>): SessionValues {
  return Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string | number | boolean] =>
        names.has(entry[0]) &&
        ['string', 'number', 'boolean'].includes(typeof entry[1]) &&
        String(entry[1]).length <= LONGEST_VALUE,
    ),
  )
}

/** All values of a session, by the names of D.7. Empty without a session. */
export async function sessionValues(
  database: Database,
  session: (Session & { sessionId?: string | null }) | null,
): Promise<SessionValues> {
  if (!session) return {}
  const hidden = [OWNER_VALUE, JOINED_VALUE, STAY_CODE_VALUE, PROVEN_VALUE]
  const seen = Object.entries(session.values).filter(([name]) => !hidden.includes(name))
  const values: SessionValues = Object.fromEntries(seen)
  const { propertyId } = values
  const hotel = typeof propertyId === 'string' ? await findHotel(database, propertyId) : null
  return {
    isMemberRate: false,
    ...values,
    ...(hotel && {
      prop_name: hotel.name['en-US'],
      brndCode: hotel.brand.id,
      isMax: hotel.isMax,
      propertyCurrency: hotel.currency,
    }),
    ...(session.sessionId && namesOf(session.sessionId)),
    ...identityValues(session),
  }
}

/**
 * The values of a session for partners: its public id, and one of two test cells, fixed by the id.
 */
function namesOf(sessionId: string): SessionValues {
  const id = publicId(sessionId)
  return { sessionId: id, testCell: Number.parseInt(id.slice(-1), 16) % 2 === 0 ? 'A' : 'B' }
}

/** A public id of the session for sponsored links: a partner cannot use it as the session's token. */
function publicId(sessionId: string): string {
  return createHash('sha256').update(`public ${sessionId}`).digest('hex').slice(0, 32)
}

function identityValues({ kind, customer }: Session): SessionValues {
  if (!customer) return { memState: 'anonymous' }
  const { id, givenName, surname, memberNumber } = customer
  const known = { consumerID: id, memState: kind, firstName: givenName }
  return kind === 'authenticated' ? { ...known, lastName: surname, rewardsId: memberNumber } : known
}

/** The values of these names; unknown names are left out. */
export function pickValues(values: SessionValues, names: readonly unknown[]): SessionValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** Values in the format of the session call: `a.b.c` is nested. */
export function nestValues(values: SessionValues): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    const last = path.pop() ?? name
    let place = nested
    for (const part of path) {
      place[part] ??= {}
      place = place[part] as Record<string, unknown>
    }
    place[last] = value
  }
  return nested
}

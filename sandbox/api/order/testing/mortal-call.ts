import type { StaySearch } from '../../../../src/rules/stay/stay-search'
import type { Database } from '../../../database/database'
import type { Ledger } from '../../../payment/ledger'
import type { BookingCall } from '../../request/booking-call'
import { ADDRESS_LIMITS } from '../../sign-in/rate-limits'
import type { PaymentProvider } from '../payment-provider'
import { sandboxDesk } from '../sandbox-desk'
import { Killed, type Life, lifeOf, mortal, mortalDb } from './mortal'

export const NOW = Date.parse('2027-03-01T12:00:00Z')
export const OWNER = 'the-owner'

interface Visitor {
  ownerKey?: string
  now?: number
  machineNow?: number
  /** Id of the customer who has signed in. */
  member?: string | null
}

function memberSession(id: string): BookingCall['session'] {
  return {
    kind: 'authenticated',
    values: {},
    customer: { id },
  } as unknown as BookingCall['session']
}

/** A call of a process that lives as long as it is told. */
export function callOfLife(
  database: Database,
  payment: PaymentProvider,
  life: Life,
  { ownerKey = OWNER, now = NOW, machineNow = now, member = null }: Visitor = {},
): BookingCall {
  return {
    database: { db: mortalDb(database.db, life), close: async () => {} },
    locale: 'en-US',
    session: member === null ? null : memberSession(member),
    owner: {
      key: ownerKey,
      begin: async () => ownerKey,
      store: async () => {},
      endWithSession: async () => {},
    },
    now,
    machineNow,
    isDearer: false,
    isSoldOut: false,
    isMailDown: false,
    isClubAway: false,
    payment: mortal(payment, life),
    desk: mortal(sandboxDesk(), life),
    address: '127.0.0.1',
    limits: { ...ADDRESS_LIMITS, declined: Number.POSITIVE_INFINITY, rooms: 1_000 },
    pageOrigin: 'http://127.0.0.1',
    leaving: null,
  }
}

export const immortal = () => lifeOf(Number.POSITIVE_INFINITY, false)

/** Everything that has to be said before a booking. */
export const DETAILS = {
  'guest.givenName': 'Maria',
  'guest.familyName': 'Lindqvist',
  'guest.email': 'maria@example.com',
  'guest.phoneCode': 'DE 49',
  'guest.phone': '0151 23456789',
  'guest.country': 'DE',
}

/** A search without its hotel and dates. */
export const SEARCH: Omit<StaySearch, 'propertyId' | 'checkIn' | 'checkOut'> = {
  ...{ destination: null, placeId: null, area: null, parties: [{ adults: 2, childAges: [] }] },
  ...{ radius: 50, recordsPerPage: 40, sort: 'distance', page: 1, rateType: null, rateCode: null },
  ...{ usePoints: false, isFlexible: false },
}

export function onlyKilled(error: unknown) {
  if (!(error instanceof Killed)) throw error
}

export function tokenOf(ledger: Ledger, intentId: string, number: string): string {
  const card = { name: 'M', number, expiry: '12/30', cvv: '123' }
  const made = ledger.tokenise(intentId, card, { locale: 'en-US', hostedId: null })
  if (made.kind !== 'token') throw new Error(`The card gave ${made.kind}.`)
  return made.token
}

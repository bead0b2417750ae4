import { atom } from 'jotai/vanilla'
import { errorInfo } from '../../rules/codes/error-info'
import { isRecord, textsOf } from '../../rules/content/read-record'
import { reservationLookupCall } from '../../rules/site/account-calls'
import { navigate } from '../../services/navigate/navigate'
import { type Page, pageAtom } from '../../services/page/page'
import { callRest } from '../../services/transport/call-rest'
import { lookupAtom } from './lookup.store'

/** The form's values: the number normalised, texts trimmed, empty fields as ''. */
export interface LookupEntry {
  confirmationNumber: string
  lastName: string
  firstName: string
  /** `YYYY-MM-DD` */
  checkInDate: string
  email: string
}

/** One of several stays with the same number. */
export interface FoundStay {
  hotelName: string
  checkInDate: string
  checkOutDate: string
  status: 'upcoming' | 'expired' | 'cancelled'
}

export type LookupRefusal =
  /** `reservation.not.found`: number or name is wrong; the server does not say which. */
  | 'notFound'
  /** `confirmation.number.format.invalid` */
  | 'numberFormat'
  /**
   * `lookup.reservation.authentication`: a member's reservation, and the member is not signed in
   * (R4).
   */
  | 'memberOnly'
  /** No response, a late one or an unreadable one. */
  | 'failed'

export type LookupResult =
  | { kind: 'leaving' }
  | { kind: 'choose'; stays: FoundStay[] }
  | { kind: 'refuse'; why: LookupRefusal }
  /** Too many attempts; seconds to wait, 0 if unknown. */
  | { kind: 'wait'; seconds: number }
  /** The visitor no longer waits for the result. */
  | { kind: 'drop' }

interface Lookup {
  entry: LookupEntry
  /** Page of an upcoming stay, if the response names none. */
  submitHref: string
  /** Whether the visitor still waits when the response arrives. */
  isWanted: () => boolean
}

const REFUSALS: Record<string, LookupRefusal> = {
  'reservation.not.found': 'notFound',
  'confirmation.number.format.invalid': 'numberFormat',
  'lookup.reservation.authentication': 'memberOnly',
}

/**
 * Looks up a reservation (W47). A found one is stored in the lookup store (C.5), and its page
 * replaces this one. The address holds nothing of the reservation but a handle, because the server's session
 * has it.
 */
export const lookUpAtom = atom(
  null,
  async (get, set, { entry, submitHref, isWanted }: Lookup): Promise<LookupResult> => {
    const page = get(pageAtom)
    const body = Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== ''))
    const answer = await callRest(page, reservationLookupCall, { body })
    if (!isWanted()) return { kind: 'drop' }
    if (!answer.isOk) {
      const { codes, status, kind, retryAfter } = answer
      if (status === 429) return { kind: 'wait', seconds: retryAfter ?? 0 }
      const why = codes.map((code) => REFUSALS[code]).find(Boolean)
      return why ? { kind: 'refuse', why } : failed(page, `${kind} ${status}`)
    }
    const { isRedirect, nextStateURI } = answer.body
    const stays = staysIn(answer.body)
    if (isRedirect !== true) {
      return stays.length > 0 ? { kind: 'choose', stays } : failed(page, 'FAIL')
    }
    set(lookupAtom, { fields: entry, result: answer.body })
    const target = typeof nextStateURI === 'string' ? nextStateURI : submitHref
    if (navigate(page, target)) return { kind: 'leaving' }
    set(lookupAtom, null)
    return { kind: 'refuse', why: 'failed' }
  },
)

/** Logged as the known kind “lookup reservation” (C.19). */
function failed(page: Page, code: string): LookupResult {
  page.log('error', errorInfo('lookupReservation', code, 'reservation-lookup', ''))
  return { kind: 'refuse', why: 'failed' }
}

function staysIn({ reservations }: Record<string, unknown>): FoundStay[] {
  const list = Array.isArray(reservations) ? reservations.filter(isRecord) : []
  return list.flatMap((stay) => {
    const {
      hotelName = '',
      checkInDate,
      checkOutDate = '',
    } = textsOf(stay, ['hotelName', 'checkInDate', 'checkOutDate'])
    if (!checkInDate) return []
    const { status } = stay
    const isOver = status === 'expired' || status === 'cancelled'
    return [{ hotelName, checkInDate, checkOutDate, status: isOver ? status : 'upcoming' }]
  })
}

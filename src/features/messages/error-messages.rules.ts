export type ErrorSeverity = 'info' | 'warning' | 'error'

/** Actions that a visitor can take after an error, beside trying again. */
export type ErrorAction =
  | 'cancelled'
  | 'booking'
  | 'changeDates'
  | 'redemption'
  | 'signIn'
  | 'call'
  | 'none'

/** Groups of errors that share a text (E.6); codes in no group share the fallback. */
export type ErrorGroup = keyof typeof groups

/** Known API error kinds (C.19, E3-27); authors may change their texts. */
export const API_ERROR_KINDS = [
  'lookupReservation',
  'bookingAcknowledgement',
  'rateListNavigation',
] as const

interface Group {
  codes: readonly string[]
  severity: ErrorSeverity
  action: ErrorAction
}

/** ACRS codes for cancel and modify, S2 §8 (E.6). */
const ACRS_CODES = words(
  'ACS064 ACS068 ACS119 AMP064 AMP068 ANR064 ANR068 ASP042 ASP064 ASP068 GCM066 RQS068',
)

/**
 * ACRS codes that S2 §8 gives as series and suffixes without their pairs: all pairs match (E.6).
 */
const ACRS_SERIES = /^(?:RCM|RIS|RLK|RXS|ORD-RDS-RCM)(?:038|042|064|066|068|071|082)$/

/** EAPI codes without a meaning in their name, S2 §8 (E.6). */
const EAPI_CODES = words(
  '119 163 213 217 240 241 242 262 299 313 352 365 389 506 630 647 648 AP10071 AP10076 AP10077',
)

const groups = {
  // EAPI codes with a meaning in their name (E.6, groups and texts; ours, as S2 §8 shows no
  // actions).
  alreadyCancelled: group('E_ALREADY_CANCELLED', 'info', 'cancelled'),
  alreadyConfirmed: group('E_ALREADY_CONFIRMED E_DOUBLE_CLICK', 'info', 'booking'),
  notFound: group('E_BAD_CONF_NO E_INVALID_KEY', 'error'),
  agent: group('E_BAD_IATA E_BAD_IATAN_VER E_BAD_HSSMMP_ID', 'error'),
  dates: group('E_ARRIVAL_FORMAT E_TOO_MANY_NIGHTS', 'error', 'changeDates'),
  limits: group('E_MAX_BOOKINGS E_MAX_BOOK_ARRIVAL E_REPEATED_HOTEL', 'warning', 'call'),
  awards: group('E_NO_CERTS_LEFT', 'warning', 'redemption'),
  fraud: group('E_FRAUD_ALERT', 'error', 'call'),
  // ACRS codes and numeric EAPI codes (E.6, last group).
  cancelModify: { codes: [...ACRS_CODES, ...EAPI_CODES], severity: 'error', action: 'none' },
  // Named errors, S2 §8 (E.6, named error keys); the sign-in form shows its own.
  lookupNotFound: group('reservation.not.found', 'error'),
  confirmationNumber: group('confirmation.number.format.invalid', 'error'),
  partnerNumber: group('INVALID_PARTNER_NUMBER', 'error'),
  form: group('UNPROCESSABLE_ENTITY', 'error'),
  emailTaken: group('emailDuplicateError', 'error', 'signIn'),
  phoneTaken: group('phoneAlreadyAssociatedError', 'error', 'signIn'),
  country: group('prohibitedCountryErrMsg', 'error'),
  activated: group('activationSuccessSignInFailedError', 'warning', 'signIn'),
  otpLocked: group('otpLockedOutErrorMessage', 'error'),
  ourSide: group('uxlFailureErrorMessage', 'error'),
  // Known API error kinds, S1 §8 and S2 §8 (E3-27).
  lookupReservation: group('lookupReservation', 'error'),
  bookingAcknowledgement: group('bookingAcknowledgement', 'error'),
  rateListNavigation: group('rateListNavigation', 'error'),
} satisfies Record<string, Group>

const groupOfCode = new Map(
  Object.entries<Group>(groups).flatMap(([name, { codes }]) =>
    codes.map((code) => [code, name as ErrorGroup] as const),
  ),
)

/** The group of an error code (`classify` of C.19); null for a code in no group. */
export function errorGroupOf(code: string): ErrorGroup | null {
  return groupOfCode.get(code) ?? (ACRS_SERIES.test(code) ? 'cancelModify' : null)
}

export function severityOf(name: ErrorGroup | null): ErrorSeverity {
  return name ? groups[name].severity : 'error'
}

export function actionOf(name: ErrorGroup | null): ErrorAction {
  return name ? groups[name].action : 'none'
}

function group(codes: string, severity: ErrorSeverity, action: ErrorAction = 'none'): Group {
  return { codes: words(codes), severity, action }
}

function words(text: string): string[] {
  return text.split(' ')
}

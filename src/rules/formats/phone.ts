import { normaliseLocale } from '../locale/locale'
import { toWestern } from './digits'

/** A phone number as the API delivers it (D.2): raw, formatted, or digits. */
export interface Phone {
  original?: string | null
  display?: string | null
  number?: string | null
}

/** An entry of `contactInformation.contactNumbers` (D.2). */
export interface ContactNumber {
  phoneNumber?: { original?: string | null; display?: string | null } | null
  number?: string | null
  type?: { code?: string | null; description?: string | null } | null
}

/**
 * Country calling codes of one and of three digits; every other code has two. ITU E.164 assigns
 * three-digit codes by their first two digits.
 */
export const CALLING_CODES: readonly string[] = [
  '1',
  '7',
  ...'21 22 23 24 25 26 29 35 37 38 42 50 59 67 68 69 80 85 87 88 96 97 99'
    .split(' ')
    .flatMap((zone) => [...'0123456789'].map((digit) => zone + digit)),
]

/** The first contact number of type phone, or null (D.2). */
export function phoneOf(
  contactNumbers: readonly (ContactNumber | null)[] | null | undefined,
): Phone | null {
  const isPhone = (text: string | null | undefined) => text?.toLowerCase() === 'phone'
  const found = contactNumbers?.find((c) => isPhone(c?.type?.code) || isPhone(c?.type?.description))
  return found ? { ...found.phoneNumber, number: found.number ?? null } : null
}

/**
 * `tel:` link of a number: its digits, after a '+' if the number starts with one. No digits → null
 * (C.16).
 */
export function dialHref(source: string | Phone | null | undefined): string | null {
  const { digits, plus } = read(typeof source === 'string' ? { original: source } : source)
  return digits ? `tel:${plus}${digits}` : null
}

/**
 * Formats a phone number for the locale (C.16). German and Taiwanese locales use groups of 4 from
 * the right. Other locales use `+code 3-3-rest` for a number that starts with '+', else the
 * delivered text. No number → null.
 */
export function formatPhone(
  phone: Phone | null | undefined,
  locale: string,
  callingCodes: readonly string[] = CALLING_CODES,
): string | null {
  const { digits, plus } = read(phone)
  if (digits && /^de\b|^zh-(Hant-)?TW\b/.test(normaliseLocale(locale))) {
    const code = plus && callingCode(digits, callingCodes)
    const groups = digits.slice(code.length).replace(/\B(?=(\d{4})+$)/g, ' ')
    return `${plus}${code} ${groups}`.trim()
  }
  if (!digits || !plus) return phone?.display || phone?.original || phone?.number || null
  // C.16 takes the digits before the last ten as the country code, which would split +81 and +966.
  // The table matches the worked examples of C.16 and keeps these codes intact.
  const cut = digits.length > 12 ? 3 : callingCode(digits, callingCodes).length
  const rest = digits.slice(cut)
  const groups = [rest.slice(0, 3), rest.slice(3, 6), rest.slice(6)].filter(Boolean).join('-')
  return `+${digits.slice(0, cut)} ${groups}`.trim()
}

/** A `tel:` link with its formatted text. No digits → null. */
export function phoneLink(
  phone: Phone | null | undefined,
  locale: string,
): { href: string; text: string } | null {
  const href = dialHref(phone)
  const text = href && formatPhone(phone, locale)
  return text ? { href, text } : null
}

function read(phone: Phone | null | undefined): { digits: string; plus: string } {
  const source = toWestern(phone?.original || phone?.number || phone?.display || '').trim()
  return { digits: source.replace(/\D/g, ''), plus: source.startsWith('+') ? '+' : '' }
}

function callingCode(digits: string, codes: readonly string[]): string {
  const fits = codes.filter((code) => digits.startsWith(code)).sort((a, b) => b.length - a.length)
  return fits[0] ?? digits.slice(0, 2)
}

import { CONFIRMATION_NUMBER_LENGTH } from '../codes/limits'
import { toWestern } from '../formats/digits'
import { normaliseLocale } from '../locale/locale'

/** Context that some rules depend on. */
export interface ValidationContext {
  /** BCP 47; its region is the default country. */
  locale?: string
  /** ISO 3166 alpha-2 of the visitor's number or address. */
  country?: string
  /** The card is an American Express. */
  isAmex?: boolean
  /** Whether group codes may be shorter: the hotel uses ACRS codes, or the DTT set is active. */
  hasShortCodes?: boolean
}

type Test = (value: string, context: ValidationContext) => boolean

const matches =
  (pattern: RegExp): Test =>
  (value) =>
    pattern.test(value)

const hasLength = (least: number, most: number, value: string) =>
  value.length >= least && value.length <= most

/** One recipient for every mailer: no controls, no invisible characters, and nothing that begins a list. */
const address =
  (pattern: RegExp): Test =>
  (value) =>
    pattern.test(value) && !/[\p{Cc}\p{Cf}]/u.test(value)

const emailGeneral = address(
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|("[^"\\,;<>]+"))@((\[\d{1,3}(\.\d{1,3}){3}\])|(([a-zA-Z0-9-]+\.)+([a-zA-Z]{2,}|[xX][nN]--[a-zA-Z0-9-]+)))$/,
)
/**
 * Letters with their marks and joiners, parted by one space, hyphen, apostrophe or middle dot; a full stop
 * ends an initial. More marks than any script writes on a letter are no name.
 */
const name = matches(
  /^'?(?:\p{L}[\p{M}\u200C\u200D]{0,6})+(?:(?:[.']?[- ]'?|[.'·・゠])(?:\p{L}[\p{M}\u200C\u200D]{0,6})+)*[.']?$/u,
)
const latinName = matches(/^[\p{Script=Latin}\p{Script=Inherited} '’·.-]+$/u)
const chineseName = matches(/^[\p{Script=Han}\p{Script=Latin}\p{Script=Inherited} '’·・.-]+$/u)
const numberOnly = matches(/^\d+$/)

const CHINESE = /^zh(-Han[st])?-(CN|TW|HK)$/
const PASSWORD = /^[A-Za-z\d!@#$%^&*()_+\-=[\]{}|;:'",.<>/?~`\\]{8,20}$/
const MOBILE_MINIMUM: Record<string, number> = { HK: 8, CN: 11 }

/** Minimum of digits of a mobile number in a country (C.17 mobileMinimum). */
export function mobileMinimumOf(country: string): number {
  return MOBILE_MINIMUM[country] ?? 10
}

const countryOf = ({ country, locale }: ValidationContext) =>
  country ?? (locale ? new Intl.Locale(normaliseLocale(locale)).region : undefined)

const RULES = {
  emailGeneral,
  emailSimple: address(/^[^\s@,;<>]+@[^\s@,;<>][^\s@.,;<>]*\.[^\s@,;<>]+$/),
  name,
  latinName,
  chineseName: (value, context) =>
    (CHINESE.test(normaliseLocale(context.locale)) ? chineseName : latinName)(value, context),
  postalUS: matches(/^\d{5}(-?\d{4})?$/),
  postalCA: matches(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/),
  zip5: matches(/^\d{5}$/),
  zip6: matches(/^\d{6}$/),
  numberOnly,
  cardZip: (value) => hasLength(5, 9, value),
  memberNumber: (value) => value.slice(3).length >= 7,
  password: (value) =>
    PASSWORD.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && /[^A-Za-z\d]/.test(value),
  smsNumber: (value, context) =>
    (countryOf(context) === 'CN' ? /^\d{11}$/ : /^(\d{7,16})?$/).test(value),
  mobileMinimum: (value, context) =>
    value.replace(/\D/g, '').length >= mobileMinimumOf(countryOf(context) ?? ''),
  usernameMobile: matches(/^[A-Za-z0-9_\-.@ ]+$|^[\d+ ]+$/),
  usernameDefault: (value, context) =>
    (value.includes('@') ? emailGeneral : numberOnly)(value, context),
  asterisks: (value) => value.split('*').length - 1 < 3,
  groupCode: (value, { hasShortCodes }) =>
    hasLength(hasShortCodes ? 3 : 7, 10, value) && /^[A-Za-z0-9]+$/.test(value),
  confirmationNo: (value) => hasLength(1, CONFIRMATION_NUMBER_LENGTH, value),
  cvv: (value, { isAmex }) => (isAmex ? /^\d{4}$/ : /^\d{3}$/).test(value),
  required: isFilled,
} satisfies Record<string, Test>

/** Names of the rules of C.17 (E1-06 to E1-16), as authors and forms use them. */
export type ValidationRule = keyof typeof RULES

/** Rules for digits only; Arabic digits are converted to western ones first (C.17). */
const NUMERIC: readonly string[] = [
  'zip5',
  'zip6',
  'numberOnly',
  'smsNumber',
  'mobileMinimum',
  'cvv',
  'postalUS',
] satisfies ValidationRule[]

/** The rule of that name; null for an unknown name. */
export function findRule(name: string): ValidationRule | null {
  return Object.hasOwn(RULES, name) ? (name as ValidationRule) : null
}

export function isNumericRule(rule: ValidationRule): boolean {
  return NUMERIC.includes(rule)
}

/**
 * Whether a value satisfies a rule of C.17. Arabic digits are converted to western ones, except in
 * a password, which is sent as typed.
 */
export function isValid(
  rule: ValidationRule,
  value: string,
  context: ValidationContext = {},
): boolean {
  const test: Test = RULES[rule]
  return test(rule === 'password' ? value : toWestern(value), context)
}

/** Whether the text has more than blanks (C.17, required). */
export function isFilled(value: string): boolean {
  return value.trim() !== ''
}

/**
 * Cuts a text to at most `max` UTF-16 units, as `maxlength` counts, without splitting a character.
 */
export function limitLength(text: string, max: number | undefined): string {
  if (max === undefined || text.length <= max) return text
  const cut = text.slice(0, max)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

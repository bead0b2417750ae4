import { plainCode } from './plain-text'

/** A country with its calling code, digits without a plus. */
export interface CallingCode {
  country: string
  code: string
}

/** A telephone number as its form has it. */
export interface PhoneNumber {
  /** Digits, after a plus where they begin with a calling code; a text with anything else in it is none. */
  number: string
  /** Digits to dial after the number has answered; '' for none. */
  extension: string
}

/** How people and contact lists write what is dialled after a number. */
const EXTENSION = /(?:;ext=|(?:ext(?:ension|n)?|доб|int|poste|durchwahl)[.:]? ?|x ?|# ?)(\d{1,7})$/i
const NUMBER = /^\+?[\d ().,/-]+$/
const CODES_BEFORE = /^(?:\+\d{0,4} ?)*$/

/** Where a number begins with a zero after its calling code; elsewhere that zero is left out. */
const KEEPS_ZERO = ['225', '229', '241', '242', '378', '379', '39']
/** What precedes a number inside its country where that is no zero, by calling code. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^[78](?=\d{10}$)/,
  '55': /^0?(?=[1-9]\d{9,10}$)/,
  '36': /^06(?=\d{8,9}$)/,
  '370': /^[08](?=\d{8}$)/,
  '375': /^80?(?=\d{9}$)/,
}
/** What is dialled in place of the plus where that is not 00, by calling code. */
const EXITS: Readonly<Record<string, string>> = {
  ...{ '1': '011', '7': '810', '61': '0011', '81': '010' },
}

/** A text that a number may be in, without what contact lists put around it: `tel:`, marks of direction. */
function dialled(text: string): { digits: string; extension: string } | null {
  const plain = plainCode(text).replace(/^(?:(?:tel|callto|sms):(?:\/\/)? ?)+/i, '')
  const [tail = '', extension = ''] = EXTENSION.exec(plain) ?? []
  const written = plain.slice(0, plain.length - tail.length).replace(/[ ,;/-]{1,4}$/, '')
  // A form may have put a calling code before a whole number.
  const at = Math.max(written.lastIndexOf('+'), 0)
  const from = written.slice(at)
  if (!NUMBER.test(from) || !CODES_BEFORE.test(written.slice(0, at))) return null
  const isWhole = /^(?:\+|00)/.test(from)
  const digits = (isWhole ? from.replace('(0)', '') : from).replace(/[^+\d]/g, '')
  return { digits, extension }
}

/** The number as it is dialled within its country, without what only precedes it there. */
function withoutTrunk(national: string, code: string): string {
  if (KEEPS_ZERO.includes(code)) return national
  return national.replace(TRUNKS[code] ?? /^0(?!0)/, '')
}

/**
 * The one form of a telephone number: that of E.164, `+491713920027`. `calling` is that of the person who
 * has typed it; without one a number that does not begin with its code stays as it is. Where mainland
 * China is chosen a number has no code: the rule of C.17 counts its 11 digits.
 */
export function phoneNumber(text: string, calling: CallingCode | null): PhoneNumber {
  const read = dialled(text)
  if (!read) return { number: plainCode(text), extension: '' }
  const { digits, extension } = read
  return { number: numberOf(digits, calling), extension }
}

/** Whether a number begins with what its country, and hardly another one, dials in place of the plus. */
function isAbroad(digits: string, code: string): boolean {
  const { [code]: exit } = EXITS
  return exit !== undefined && digits.startsWith(exit) && digits.length > 11
}

function numberOf(digits: string, calling: CallingCode | null): string {
  const { code = '' } = calling ?? {}
  const exit = isAbroad(digits, code) ? (EXITS[code] ?? '') : '00'
  const whole = digits.startsWith(exit) ? `+${digits.slice(exit.length)}` : digits
  if (calling?.country === 'CN') return whole.replace(/^\+86/, '')
  if (whole.startsWith('+')) return international(whole.slice(1), calling)
  if (!calling || !whole) return whole
  // Islands whose area code is part of their calling code, 1246.
  if (/^1\d{3}$/.test(calling.code) && whole.length > 9)
    return `+1${whole.replace(/^1(?=\d{10}$)/, '')}`
  return `+${calling.code}${withoutTrunk(whole, calling.code)}`
}

/** Calling codes after which a zero of the number inside the country is often left by mistake. */
const WITH_TRUNKS = ['1', '20', '27', '31', '32', '33', '36', '370', '375', '380', '40', '41', '43']
  .concat(['44', '46', '49', '60', '61', '62', '63', '64', '66', '7', '81', '82', '84', '90', '91'])
  .concat(['353', '358', '381', '385', '386', '421', '966', '971', '972'])

function international(digits: string, calling: CallingCode | null): string {
  const codes = calling ? [calling.code, ...WITH_TRUNKS] : WITH_TRUNKS
  const code = codes.find((one) => digits.startsWith(one))
  if (!code) return `+${digits}`
  return `+${code}${withoutTrunk(digits.slice(code.length), code)}`
}

/**
 * A number that was typed where no calling code is chosen, with that of the country: whole numbers are
 * longer than ten digits.
 */
export function isNational(text: string, { code }: CallingCode): boolean {
  const digits = dialled(text)?.digits ?? ''
  if (!/^\d/.test(digits) || (digits.startsWith('00') && !isAbroad(digits, code))) return false
  return digits.startsWith('0') || digits.length <= 10 || (TRUNKS[code]?.test(digits) ?? false)
}

import { languageOf } from '../../rules/locale/locale'

type Text = string | null | undefined
type CodeText = { description?: Text; code?: Text } | null | undefined

/** A postal address as delivered (D.2); any part may be missing. */
export interface PostalAddress {
  line1?: Text
  line2?: Text
  line3?: Text
  city?: Text
  postalCode?: Text
  stateProvince?: CodeText
  country?: CodeText
}

/**
 * The non-empty parts of an address in the order of the locale (C.16): line1 to line3, city, state,
 * postal code, country. Japanese, Chinese and Korean reverse the order. A Japanese page leaves out
 * the country of an address in Japan.
 */
export function addressParts(address: PostalAddress | null | undefined, locale: string): string[] {
  if (!address) return []
  const { line1, line2, line3, city, stateProvince, postalCode, country } = address
  const language = languageOf(locale)
  const atHome = language === 'ja' && isJapan(country)
  const parts = [line1, line2, line3, city, named(stateProvince), postalCode]
    .concat(atHome ? [] : named(country))
    .flatMap((part) => part?.trim() || [])
  return isLargeFirst(language) ? parts.reverse() : parts
}

/**
 * The lines of an address as on a letter: street lines, one line of city, state and postal code,
 * country. The locale decides the order (C.16).
 */
export function addressLines(address: PostalAddress | null | undefined, locale: string): string[] {
  if (!address) return []
  const { line1, line2, line3, city, stateProvince, postalCode, country } = address
  const streets = addressParts({ line1, line2, line3 }, locale)
  const town = formatAddress({ city, stateProvince, postalCode }, locale)
  const land = addressParts({ country }, locale)
  const lines = isLargeFirst(languageOf(locale))
    ? [...land, town, ...streets]
    : [...streets, town, ...land]
  return lines.filter(Boolean)
}

/**
 * The address on one line: a comma between the parts, nothing in Japanese, a space in Chinese and
 * Korean (C.16).
 */
export function formatAddress(address: PostalAddress | null | undefined, locale: string): string {
  const separators: Record<string, string> = { ja: '', zh: ' ', ko: ' ', ar: '، ' }
  return addressParts(address, locale).join(separators[languageOf(locale)] ?? ', ')
}

function isLargeFirst(language: string): boolean {
  return /^(ja|zh|ko)$/.test(language)
}

function named(value: CodeText): Text {
  return value?.description || value?.code
}

function isJapan(country: CodeText): boolean {
  return /^(jpn?|japan|日本国?)$/i.test(country?.code || country?.description || '')
}

import { isRecord } from '../content/read-record'

/** Names of fields that are about a person or a booking of theirs. */
const PERSONAL_NAME =
  /(first|last|given|sur|family|user|full|guest|consumer|customer)_?name|e-?mail|phone|mobile|address|birth|passport|member_?(id|number)|(consumer|customer|rewards)_?id|confirmation|card_?n|cvv|token|password/i

/** An e-mail address, or nine digits and more (member, phone and card numbers). */
const PERSONAL_VALUE = /[^\s@|/]+@[^\s@|/]+\.[^\s@|/]+|(?<![\d.])\+?\d(?:[ -]?\d){8,}/

/**
 * Fields for the data layer without those that are personal, by their name or by what they look like
 * (C.10), at any depth. What is no text, number, boolean, list or object is left out too.
 */
export function impersonal(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(
    ([name, value]) => !PERSONAL_NAME.test(name) && isLayerValue(value),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, cleaned(name, value)]))
}

function cleaned(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isLayerValue).map((each) => cleaned(name, each))
  return isRecord(value) ? impersonal(value) : value
}

function isLayerValue(value: unknown): boolean {
  if (typeof value === 'string') return !PERSONAL_VALUE.test(value)
  return ['number', 'boolean'].includes(typeof value) || Array.isArray(value) || isRecord(value)
}

/** The visit of a page, as one who refused may be counted: nothing but the page itself (C.10). */
export function anonymousPageView(eventInfo: Record<string, unknown>): Record<string, unknown> {
  const { pageId, pageType, locale, brandCode } = eventInfo
  return { pageId, pageType, locale, brandCode }
}

import { isRecord } from '../content/read-record'

/** Names of fields about a person or a person's booking. */
const PERSONAL_NAME =
  /(first|last|given|sur|family|user|full|guest|consumer|customer)_?name|e-?mail|phone|mobile|address|birth|passport|member_?(id|number)|(consumer|customer|rewards)_?id|confirmation|card_?n|cvv|token|password/i

/** An e-mail address, or at least nine digits (member, phone and card numbers). */
const PERSONAL_VALUE = /(?<![^\s@|/])[^\s@|/]+@[^\s@|/]+\.[^\s@|/]+|(?<![\d.])\+?\d(?:[ -]?\d){8,}/

/**
 * Removes personal fields before they reach the data layer, at any depth; the name or the value
 * identifies them (C.10). Values other than text, number, boolean, list and object are removed too.
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

/**
 * The page view that may be counted for a visitor who refused consent: fields of the page only
 * (C.10).
 */
export function anonymousPageView(eventInfo: Record<string, unknown>): Record<string, unknown> {
  const { pageId, pageType, locale, brandCode } = eventInfo
  return { pageId, pageType, locale, brandCode }
}

import { footerProps } from '../sandbox/seed/footer'
import { hotels } from '../sandbox/seed/hotels'
import * as pageTexts from '../sandbox/seed/page-texts'
import { chargesOf } from '../sandbox/seed/rates/charges'
import { plansOf } from '../sandbox/seed/rates/rate-plans'
import { roomsOf } from '../sandbox/seed/rooms'
import { LOCALES, type Locale } from '../sandbox/seed/seed-types'

/**
 * Translates every text of a fixture that the sandbox has in the other locale, so that the toolbar
 * changes the hotel's texts as well as the widget's labels.
 */
export function inLocale<Value>(value: Value, from: string, to: string): Value {
  const known = (locale: string): locale is Locale => LOCALES.includes(locale as Locale)
  if (from === to || !known(from) || !known(to)) return value
  const texts = dictionary(from, to)
  const translate = (part: unknown): unknown => {
    if (typeof part === 'string') return texts.get(part) ?? part
    if (Array.isArray(part)) return part.map(translate)
    if (!isPlain(part)) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, translate(inner)]))
  }
  return translate(value) as Value
}

const dictionaries = new Map<string, Map<string, string>>()

function dictionary(from: Locale, to: Locale): Map<string, string> {
  const key = `${from} ${to}`
  const texts = dictionaries.get(key) ?? new Map<string, string>()
  if (!dictionaries.has(key)) {
    dictionaries.set(key, texts)
    const rates = hotels.map(({ id }) => [chargesOf(id).texts, plansOf(id), roomsOf(id)])
    collect({ rates, hotels, pageTexts }, from, to, texts)
    pair(footerProps('expanded', from), footerProps('expanded', to), texts)
  }
  return texts
}

/** Collects texts from objects with one value per locale. */
function collect(value: unknown, from: Locale, to: Locale, texts: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  const { [from]: text, [to]: translated } = value as Record<string, unknown>
  if (typeof text === 'string' && typeof translated === 'string') texts.set(text, translated)
  else for (const part of Object.values(value)) collect(part, from, to, texts)
}

/** Collects texts that have the same path in two translations. */
function pair(one: unknown, other: unknown, texts: Map<string, string>): void {
  if (typeof one === 'string' && typeof other === 'string') {
    if (!texts.has(one)) texts.set(one, other)
  } else if (typeof one === 'object' && one !== null && typeof other === 'object' && other !== null)
    for (const [name, part] of Object.entries(one))
      pair(part, (other as Record<string, unknown>)[name], texts)
}

/** Excludes React elements and instances of classes, which a copy of their members would break. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

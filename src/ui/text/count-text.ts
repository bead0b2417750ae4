import { formatCount, pluralRules } from '../../rules/formats/formatters'
import { fillText } from './fill-text'

/**
 * A text with a number, in the plural form that the locale has for it. The text has its forms
 * separated by `|`: the general one first, then those of other plural categories of CLDR by their
 * names, for example `{count} nights|one:{count} night`.
 */
export function countText(text: string, count: number, locale: string): string {
  const [general = '', ...others] = text.split('|')
  const prefix = `${pluralRules(locale).select(count)}:`
  const form = others.find((other) => other.startsWith(prefix))
  return fillText(form?.slice(prefix.length) ?? general, { count: formatCount(count, locale) })
}

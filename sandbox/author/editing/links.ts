import { isRecord } from '../../../src/rules/content/read-record'
import { contextPathOf } from '../../cms/locales'
import type { PageKey } from '../../database/site/drafts'
import type { Locale } from '../../seed/seed-types'

/** Whether a text somewhere in a value is a link to the page, or rich text with one. */
export function hasLinkTo(value: unknown, { path, locale }: PageKey): boolean {
  const context = contextPathOf(locale as Locale)
  const address = `(?:${escaped(context)})?${escaped(path)}(?=$|[?#"'])`
  return holds(value, new RegExp(`^${address}|href=["']${address}`))
}

function holds(value: unknown, link: RegExp): boolean {
  if (typeof value === 'string') return link.test(value)
  if (Array.isArray(value)) return value.some((entry) => holds(entry, link))
  return isRecord(value) && Object.values(value).some((member) => holds(member, link))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

import { browserPage } from '../services/page/browser-page'
import type { AnyWidget, BaseProps } from './define-widget'
import type { Report } from './fields'
import { hasRichText, mapRichText } from './map-rich-text'
import type { Placement } from './placement'
import { readProps, withOwn } from './read-props'
import { fieldsOf } from './schema-fields'
import { upgradeContent } from './upgrade-content'

/** The props of a placeholder that no server of ours has prepared: translated and sanitised here. */
export async function unservedProps(
  widget: AnyWidget,
  { type, id, props: raw }: Placement,
  report: Report,
): Promise<BaseProps> {
  const fields = fieldsOf(widget.schema)
  const { locale } = browserPage().page.context
  const [texts, content] = await Promise.all([widget.translations?.(), upgraded(widget, raw)])
  const labels = texts?.translations[locale] ?? {}
  const props = readProps(fields, type, withOwn(content, id, labels), report)
  if (!hasRichText(fields)) return props
  const { sanitiseRichText } = await import('../services/content/sanitise')
  return mapRichText(fields, props, sanitiseRichText)
}

async function upgraded(widget: AnyWidget, raw: unknown): Promise<unknown> {
  const old = await widget.upgrade?.()
  return upgradeContent(old?.upgrades ?? [], raw)?.raw ?? raw
}

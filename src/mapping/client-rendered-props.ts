import { textsIn } from '../rules/locale/fallbacks'
import { browserPage } from '../services/page/browser-page'
import type { AnyWidget, BaseProps } from './define-widget'
import type { Report } from './fields'
import { hasRichText, mapRichText } from './map-rich-text'
import type { Placement } from './placement'
import { readProps, withOwn } from './read-props'
import { fieldsOf } from './schema-fields'
import { upgradeContent } from './upgrade-content'

/**
 * The props of a placeholder that no render service has prepared: upgraded, translated, sanitised.
 */
export async function clientRenderedProps(
  widget: AnyWidget,
  { type, id, props: raw }: Placement,
  report: Report,
): Promise<BaseProps> {
  const fields = fieldsOf(widget.schema)
  const { context, site } = browserPage().page
  const [texts, content] = await Promise.all([widget.translations?.(), upgraded(widget, raw)])
  const labels = texts ? textsIn(texts.translations, context.locale, site) : {}
  const props = readProps(fields, type, withOwn(content, id, labels), report)
  if (!hasRichText(fields)) return props
  const { sanitiseRichText } = await import('../services/content/sanitise')
  return mapRichText(fields, props, sanitiseRichText)
}

/** The values of `when` in loader/README.md. */
const WHEN = /^(load|idle|presence(:\d+)?|visible(:\d+)?|interaction|open|never|media:.+)$/

/** Reports problems of a placeholder that a CMS has printed without the render service. */
export function checkPlaceholder(element: Element, report: Report) {
  const { id } = element
  const when = element.getAttribute('when') || 'load'
  if (!WHEN.test(when)) report('when', `is "${when}", which is no time that the loader knows`)
  if (!id) report('id', 'is missing, and the ids of its elements need it')
  else if (document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length > 1)
    report('id', 'is on the page more than once')
}

async function upgraded(widget: AnyWidget, raw: unknown): Promise<unknown> {
  const old = await widget.upgrade?.()
  return upgradeContent(old?.upgrades ?? [], raw)?.raw ?? raw
}

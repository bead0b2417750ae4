import { missingOverlays } from '../mapping/missing-overlays'
import type { Log } from '../services/page/log'
import type { PageContext } from '../services/page/page-context'
import { nameOf, type PreparedWidget } from './placeholder'

/** As many as are remembered before a process begins anew. */
const MOST_TOLD = 10_000

const told = new Set<string>()

/**
 * Warns of buttons that do nothing, as the page lacks the overlay that they open: once for each page
 * address and overlay, however often the page is asked for.
 */
export function warnOfMissingOverlays(
  widgets: readonly PreparedWidget[],
  context: PageContext,
  { origin, pathname }: URL,
  log: Log,
): void {
  const types = new Set(widgets.map(({ node }) => node.type))
  for (const { node, widget, props } of widgets) {
    if (!widget?.opens || !props) continue
    for (const { overlay, control, text } of missingOverlays(widget, props, context, (type) =>
      types.has(type),
    )) {
      const key = `${origin}${pathname} ${overlay}`
      if (control !== 'button' || told.has(key)) continue
      if (told.size >= MOST_TOLD) told.clear()
      told.add(key)
      log('warn', `${nameOf(node)} on ${origin}${pathname}: ${text}`)
    }
  }
}

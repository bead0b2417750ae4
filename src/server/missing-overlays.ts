import { missingOverlays } from '../mapping/missing-overlays'
import type { Log } from '../services/page/log'
import type { PageContext } from '../services/page/page-context'
import { nameOf, type PreparedWidget } from './print/placeholder'

/** How many warnings a process remembers before it clears them. */
const MOST_REPORTED = 10_000

const reported = new Set<string>()

/**
 * Warns of buttons without effect, because the page lacks the overlay that they open. Each page
 * address and overlay is logged once, however often the page is rendered.
 */
export function warnOfMissingOverlays(
  widgets: readonly PreparedWidget[],
  context: PageContext,
  { origin, pathname }: URL,
  log: Log,
): void {
  const opening = widgets.filter(({ widget }) => widget?.opens)
  if (opening.length === 0) return
  const types = new Set(widgets.map(({ node }) => node.type))
  for (const { node, widget, props } of opening) {
    if (!widget || !props) continue
    for (const { overlay, control, text } of missingOverlays(widget, props, context, (type) =>
      types.has(type),
    )) {
      const key = `${origin}${pathname} ${overlay}`
      if (control !== 'button' || reported.has(key)) continue
      if (reported.size >= MOST_REPORTED) reported.clear()
      reported.add(key)
      log('warn', `${nameOf(node)} on ${origin}${pathname}: ${text}`)
    }
  }
}

import { errorInfo } from '../rules/codes/error-info'
import type { Log } from '../services/page/log'
import type { PageContext } from '../services/page/page-context'
import type { Deadline } from './deadline'
import { toJsonScript } from './print/json-script'
import { nameOf, type PreparedWidget } from './print/placeholder'

/** The number of audiences (B.0). */
const AUDIENCES = 3

/**
 * A script element with data for search engines, which the browser does not run. It stands outside
 * the React root, because React may not create scripts where Trusted Types are required. Empty for
 * a widget that only some audiences see.
 */
export async function structuredData(
  { node, widget, props }: PreparedWidget,
  context: PageContext,
  url: URL,
  log: Log,
  deadline: Deadline,
): Promise<string> {
  if (!widget?.structuredData || !props || context.mode !== 'publish') return ''
  if (props.audience.length < AUDIENCES) return ''
  try {
    const data = await deadline.within(widget.structuredData(props, context, url))
    return data ? `<script type="application/ld+json">${toJsonScript(data)}</script>` : ''
  } catch (error) {
    log('error', errorInfo('structured-data', '', nameOf(node), String(error)))
    return ''
  }
}

import { errorInfo } from '../rules/codes/error-info'
import { track } from '../services/analytics/analytics'
import { browserPage } from '../services/page/browser-page'
import type { Page } from '../services/page/page'

/** The detail of a `component-error` event. */
export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

/** Tracks a failed component; logs it unless a listener has prevented the event (`isHandled`). */
export function logFailure({ type, id, code, message }: Failure, isHandled: boolean): void {
  const page = readablePage()
  if (!page) {
    if (!isHandled) tellOnce(message)
    return
  }
  track(page, 'widget_error', { code, component: type })
  if (!isHandled) page.log('error', errorInfo(code, '', `${type}#${id}`, message))
}

/** Null for a page without a readable context: tracking and the page's log need one. */
function readablePage(): Page | null {
  try {
    return browserPage().page
  } catch {
    return null
  }
}

let hasLogged = false

/** Logs once: all placeholders of a page without a context fail for the same reason. */
function tellOnce(message: string): void {
  if (hasLogged) return
  hasLogged = true
  // biome-ignore lint/suspicious/noConsole: the page's own log needs the context that is missing
  console.error(message)
}

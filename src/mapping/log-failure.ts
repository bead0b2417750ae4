import { errorInfo } from '../rules/codes/error-info'
import { track } from '../services/analytics/analytics'
import { browserPage } from '../services/page/browser-page'
import type { Page } from '../services/page/page'

/** What `component-error` carries. */
export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

/** Counts a failed component, and logs it unless somebody has dealt with it (`isHandled`). */
export function logFailure({ type, id, code, message }: Failure, isHandled: boolean): void {
  const page = readablePage()
  if (!page) {
    if (!isHandled) tellOnce(message)
    return
  }
  track(page, 'widget_error', { code, component: type })
  if (!isHandled) page.log('error', errorInfo(code, '', `${type}#${id}`, message))
}

/** Null where the page has no context: nothing can be counted or reported then. */
function readablePage(): Page | null {
  try {
    return browserPage().page
  } catch {
    return null
  }
}

let hasTold = false

/** All placeholders of a page without a context fail for the same reason. */
function tellOnce(message: string): void {
  if (hasTold) return
  hasTold = true
  // biome-ignore lint/suspicious/noConsole: the page's own log needs the context that is missing
  console.error(message)
}

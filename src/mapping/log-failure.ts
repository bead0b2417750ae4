import { errorInfo } from '../rules/codes/error-info'
import { track } from '../services/analytics/analytics'
import { browserPage } from '../services/page/browser-page'

/** What `component-error` carries. */
export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

/** Counts a failed component, and logs it unless somebody has dealt with it (`isHandled`). */
export function logFailure({ type, id, code, message }: Failure, isHandled: boolean): void {
  const { page } = browserPage()
  track(page, 'widget_error', { code, component: type })
  if (!isHandled) page.log('error', errorInfo(code, '', `${type}#${id}`, message))
}

import { errorInfo } from '../rules/error-info'
import { track } from '../services/analytics'
import { browserPage } from '../services/browser-page'

/** What `component-error` carries. */
export interface Failure {
  type: string
  id: string
  code: string
  message: string
}

/**
 * Tells whoever listens that a component failed: one bubbling, cancelable `component-error` on its
 * element, and the log unless somebody prevented it.
 */
export function reportFailure(element: Element, failure: Failure): void {
  const event = new CustomEvent('component-error', {
    detail: failure,
    bubbles: true,
    cancelable: true,
  })
  const isHandled = !element.dispatchEvent(event)
  const { page } = browserPage()
  const { type, id, code, message } = failure
  track(page, 'widget_error', { code, component: type })
  if (isHandled) return
  page.log('error', errorInfo(code, '', `${type}#${id}`, message))
}

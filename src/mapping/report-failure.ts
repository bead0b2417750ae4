import { errorInfo } from '../rules/error-info'
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
  if (!element.dispatchEvent(event)) return
  const { type, id, code, message } = failure
  browserPage().page.log('error', errorInfo(code, '', `${type}#${id}`, message))
}

/** What went wrong with a placeholder; `code` is permanent. */
export interface Failure {
  code: string
  message: string
}

/** Marks a placeholder as failed and tells the page; its server HTML stays as it is. */
export function fail(element: HTMLElement, error: unknown) {
  const { code, message } = error as Partial<Failure>
  const failure = {
    code: code ?? (error instanceof SyntaxError ? 'invalid-json' : 'load-failed'),
    message: message ?? `${error}`,
  }
  element.setAttribute('status', 'failed')
  element.setAttribute('code', failure.code)
  report(element, failure)
}

/**
 * One bubbling, cancelable `component-error` on the element, whatever scripts could be had, and the
 * log: without its script there is none.
 */
export function report(element: HTMLElement, failure: Failure) {
  const detail = { type: element.getAttribute('type') ?? '', id: element.id, ...failure }
  const event = new CustomEvent('component-error', { detail, bubbles: true, cancelable: true })
  const isHandled = !element.dispatchEvent(event)
  import('../mapping/log-failure').then(
    ({ logFailure }) => logFailure(detail, isHandled),
    () => {},
  )
}

/** Marks a placeholder as failed and tells the page; its server HTML stays as it is. */
export function fail(element: HTMLElement, error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  const failure = {
    type: element.getAttribute('type') ?? '',
    id: element.id,
    code: code ?? (error instanceof SyntaxError ? 'invalid-json' : 'load-failed'),
    message: message ?? `${error}`,
  }
  element.setAttribute('status', 'failed')
  element.setAttribute('code', failure.code)
  import('../mapping/report-failure').then((report) => report.reportFailure(element, failure))
}

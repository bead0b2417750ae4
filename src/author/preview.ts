/** GraphQL operations are named by the last step of their address; these change something. */
const CHANGES = /^(Update|BookUpdate|Add|Remove|Delete|Set|Create|Cancel|Place|Select)/
/** Calls that only ask, though they are sent by POST. */
const ASKS = /\/(graphql|query)\/|\/(session|user-?details|phoenix)/i

/**
 * Preview behaves as the published page, but nothing that an author does there changes anything
 * (A.8): such calls answer as a server does that forbids it, and reports are not sent.
 */
export function refuseChanges(window: Window & typeof globalThis) {
  const send = window.fetch
  window.fetch = (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init)
    return isChange(request.method, new URL(request.url).pathname)
      ? Promise.resolve(new Response('{"message":"This is a preview."}', { status: 403 }))
      : send.call(window, input, init)
  }
  window.navigator.sendBeacon = () => true
}

export function isChange(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const operation = path.slice(path.lastIndexOf('/') + 1)
  return CHANGES.test(operation) || !ASKS.test(path)
}

/** Operations that change data, by the last step of the URL, which names a GraphQL operation. */
const CHANGES = /^(Update|BookUpdate|Add|Remove|Delete|Set|Create|Cancel|Place|Select)/
/** Calls that only read data, although they use POST. */
const ASKS = /\/(graphql|query)\/|\/(session|user-?details|phoenix)/i

/**
 * Keeps a preview, which otherwise behaves as the published page, from changing data (A.8). A call that
 * would change data gets an answer with status 403, and beacons are not sent.
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

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Status = 'starting' | 'ready' | 'draining'

interface HealthParts {
  host: string
  port: number
  status: () => Status
  /** In the text format of Prometheus. */
  metrics: () => Promise<string>
}

export interface HealthServer {
  address: string
  close: () => void
}

/**
 * Serves `GET /health`, `/health/live` and `/metrics` on a port of their own. With workers, the
 * process that serves this port does not render, so that a probe never waits for a page.
 */
export async function serveHealth({
  host,
  port,
  status,
  metrics,
}: HealthParts): Promise<HealthServer> {
  const server = createServer(async ({ method, url = '' }, response) => {
    const send = (code: number, body: object) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const path = url.split('?', 1)[0]
    if (method !== 'GET' && method !== 'HEAD') return send(405, { status: 'not-found' })
    if (path === '/health') return send(status() === 'ready' ? 200 : 503, { status: status() })
    if (path === '/health/live') return send(200, { status: 'live' })
    if (path !== '/metrics') return send(404, { status: 'not-found' })
    const text = await metrics()
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://${host}:${own}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

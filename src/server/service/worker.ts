import type { ServiceConfig } from './config'
import { createMetrics, type Series } from './metrics'
import { createService } from './service'

export interface RunningService {
  address: string
  /** What this process has counted. */
  read: () => Series
  /**
   * Takes no more requests and finishes what it has begun, as long as `drainMs` allow; says whether
   * that was enough.
   */
  stop: () => Promise<boolean>
}

const SWEEP_MS = 50

/** Renders in this process. `readAll`: the series of all processes, where there are others. */
export async function runService(
  config: ServiceConfig,
  readAll?: () => Promise<Series>,
): Promise<RunningService> {
  const metrics = createMetrics()
  let isDraining = false
  const fastify = await createService({
    config,
    metrics,
    readAll: readAll ?? (async () => metrics.read()),
    isDraining: () => isDraining,
  })
  const address = await fastify.listen({ host: config.host, port: config.port })
  return {
    address,
    read: metrics.read,
    async stop() {
      isDraining = true
      const late = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), config.drainMs).unref()
      })
      // A connection that was busy when it began is kept open by its client afterwards.
      const sweep = setInterval(() => fastify.server.closeIdleConnections(), SWEEP_MS)
      const closed = fastify.close().then(() => {
        clearInterval(sweep)
        return true
      })
      return Promise.race([closed, late])
    },
  }
}

import { noteConnection } from '../yield-to-event-loop'
import { createAdmission, mostBacklogMs } from './admission'
import type { ServiceConfig } from './config'
import { createMetrics, type Series } from './metrics'
import { createService } from './service'

export interface RunningService {
  address: string
  /** The series of this process. */
  read: () => Series
  /**
   * Refuses new requests and finishes the accepted ones; resolves with whether `drainMs` was
   * enough.
   */
  stop: () => Promise<boolean>
}

const SWEEP_MS = 50

/**
 * Starts the service in this process. `readAll`: the series of all processes; default: of this one.
 */
export async function runService(
  config: ServiceConfig,
  readAll?: () => Promise<Series>,
): Promise<RunningService> {
  const admission = createAdmission({ mostMs: mostBacklogMs(config) })
  const metrics = createMetrics(admission.backlogMs)
  let isDraining = false
  const fastify = await createService({
    config,
    metrics,
    admission,
    readAll: readAll ?? (async () => metrics.read()),
    isDraining: () => isDraining,
  })
  fastify.server.on('connection', noteConnection)
  const address = await fastify.listen({ host: config.host, port: config.port })
  return {
    address,
    read: metrics.read,
    async stop() {
      isDraining = true
      const late = new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), config.drainMs).unref()
      })
      // A client keeps a connection open that was busy when the stop began, so idle ones are swept.
      const sweep = setInterval(() => fastify.server.closeIdleConnections(), SWEEP_MS)
      const closed = fastify.close().then(() => {
        clearInterval(sweep)
        return true
      })
      return Promise.race([closed, late])
    },
  }
}

import cluster, { type Worker } from 'node:cluster'
import type { ServiceConfig } from './config'
import { addSeries, type Series } from './metrics'
import { runService } from './worker'

/** What processes tell each other; `round` says which answer belongs to which question. */
type Message =
  | { kind: 'want-series'; round: number }
  | { kind: 'series'; round: number; series: Series }
  | { kind: 'stop' }

const SERIES_WAIT_MS = 500
const FIRST_RESTART_MS = 100
const LAST_RESTART_MS = 10_000
/** Who has lived that long has not died of its start. */
const HEALTHY_MS = 10_000

/** Starts the service: this process alone, or one that keeps `workers` others running. */
export async function startService(config: ServiceConfig): Promise<void> {
  if (!cluster.isPrimary) return runWorker(config)
  if (config.workers > 0) return superviseWorkers(config)
  const service = await runService(config)
  config.onListening(service.address)
  onceTold(async () => process.exit((await service.stop()) ? 0 : 1))
}

function onceTold(stop: () => void) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

async function runWorker(config: ServiceConfig): Promise<void> {
  const send = (message: Message) => void process.send?.(message)
  const waiting = new Map<number, (series: Series) => void>()
  let round = 0
  const service = await runService(config, () => {
    round += 1
    send({ kind: 'want-series', round })
    return new Promise((resolve) => waiting.set(round, resolve))
  })
  const stop = async () => process.exit((await service.stop()) ? 0 : 1)
  process.on('message', (message: Message) => {
    if (message.kind === 'stop') void stop()
    if (message.kind === 'want-series')
      send({ kind: 'series', round: message.round, series: service.read() })
    if (message.kind === 'series') {
      waiting.get(message.round)?.(message.series)
      waiting.delete(message.round)
    }
  })
  // The terminal tells all processes; the one that supervises tells when to stop, or is gone.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => void stop())
}

function superviseWorkers({ workers, drainMs, log, onListening }: ServiceConfig): void {
  let restarts = 0
  let delay = FIRST_RESTART_MS
  let isStopping = false

  const start = () => {
    const worker = cluster.fork()
    const started = Date.now()
    worker.on('message', (message: Message) => {
      if (message.kind === 'want-series') void answer(worker, message.round)
    })
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      delay =
        Date.now() - started > HEALTHY_MS ? FIRST_RESTART_MS : Math.min(delay * 2, LAST_RESTART_MS)
      restarts += 1
      log(
        'error',
        `worker||${worker.process.pid}|It ended (${signal ?? code}); another starts in ${delay} ms.`,
      )
      setTimeout(() => !isStopping && start(), delay)
    })
  }

  const answer = async (worker: Worker, round: number) => {
    const series = addSeries([
      ...(await seriesOfAll()),
      { 'foyer_workers{}': living().length, 'foyer_worker_restarts_total{}': restarts },
    ])
    if (worker.isConnected()) worker.send({ kind: 'series', round, series } satisfies Message)
  }

  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const worker of living()) worker.send({ kind: 'stop' } satisfies Message)
    // Each ends by itself in time; one that cannot is ended.
    setTimeout(() => {
      for (const worker of living()) worker.process.kill('SIGKILL')
    }, drainMs + SERIES_WAIT_MS).unref()
  }

  for (let count = 0; count < workers; count++) start()
  onceTold(stop)
  cluster.once('listening', (_worker, { address, port }) =>
    onListening(`http://${address}:${port}`),
  )
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[]
}

let lastRound = 0

/** What each process has counted; one that does not answer in time is left out. */
function seriesOfAll(): Promise<Series[]> {
  lastRound += 1
  const round = lastRound
  return Promise.all(
    living().map(
      (worker) =>
        new Promise<Series>((resolve) => {
          const done = (series: Series) => {
            clearTimeout(timer)
            worker.off('message', hear)
            resolve(series)
          }
          const hear = (message: Message) => {
            if (message.kind === 'series' && message.round === round) done(message.series)
          }
          const timer = setTimeout(done, SERIES_WAIT_MS, {})
          worker.on('message', hear)
          worker.send({ kind: 'want-series', round } satisfies Message)
        }),
    ),
  )
}

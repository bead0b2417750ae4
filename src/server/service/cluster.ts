import cluster, { type Worker } from 'node:cluster'
import type { ServiceConfig } from './config'
import { serveHealth } from './health'
import { addSeries, printSeries, type Series } from './metrics'
import { runService } from './worker'

/** Messages between processes; `round` correlates a `series` with its `want-series`. */
type Message =
  | { kind: 'want-series'; round: number }
  | { kind: 'series'; round: number; series: Series }
  | { kind: 'stop' }

const SERIES_WAIT_MS = 500
const FIRST_RESTART_MS = 100
const LAST_RESTART_MS = 10_000
/** A worker that lived that long did not fail while starting. */
const HEALTHY_MS = 10_000

/**
 * Starts the service: renders in this process, or supervises `workers` other processes that render.
 * This process serves health and metrics on a port of their own.
 */
export async function startService(config: ServiceConfig): Promise<void> {
  if (!cluster.isPrimary) return runWorker(config)
  if (config.workers > 0) return superviseWorkers(config)
  const service = await runService(config)
  let isStopping = false
  const health = await serveHealth({
    host: config.host,
    port: config.healthPort,
    status: () => (isStopping ? 'draining' : 'ready'),
    metrics: async () => printSeries(service.read()),
  })
  config.onListening(service.address, health.address)
  onStopSignal(async () => {
    isStopping = true
    process.exit((await service.stop()) ? 0 : 1)
  })
}

function onStopSignal(stop: () => void) {
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
  // A terminal signals all processes. A worker stops only when the supervisor says so, or has
  // ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => void stop())
}

async function superviseWorkers(config: ServiceConfig): Promise<void> {
  const { workers, drainMs, log, onListening } = config
  const listening = new Set<Worker>()
  let restarts = 0
  let delay = FIRST_RESTART_MS
  let isStopping = false

  const start = () => {
    const worker = cluster.fork()
    const started = Date.now()
    worker.on('message', (message: Message) => {
      if (message.kind === 'want-series') void answer(worker, message.round)
    })
    worker.once('listening', () => listening.add(worker))
    worker.once('exit', (code, signal) => {
      listening.delete(worker)
      if (isStopping) {
        if (living().length === 0) health.close()
        return
      }
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

  const readAll = async () =>
    addSeries([
      ...(await seriesOfAll()),
      { 'foyer_workers{}': living().length, 'foyer_worker_restarts_total{}': restarts },
    ])
  const answer = async (worker: Worker, round: number) => {
    const series = await readAll()
    if (worker.isConnected()) worker.send({ kind: 'series', round, series } satisfies Message)
  }

  const stop = () => {
    if (isStopping) return
    isStopping = true
    for (const worker of living()) worker.send({ kind: 'stop' } satisfies Message)
    // A worker that has not ended after its drain time is killed.
    setTimeout(() => {
      for (const worker of living()) worker.process.kill('SIGKILL')
    }, drainMs + SERIES_WAIT_MS).unref()
  }

  const health = await serveHealth({
    host: config.host,
    port: config.healthPort,
    status: () => (isStopping ? 'draining' : listening.size > 0 ? 'ready' : 'starting'),
    metrics: async () => printSeries(await readAll()),
  })
  onStopSignal(stop)
  cluster.once('listening', (_worker, { address, port }) =>
    onListening(`http://${address}:${port}`, health.address),
  )
  for (let count = 0; count < workers; count++) start()
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()) as Worker[]
}

let lastRound = 0

/** The series of each worker; empty for a worker that does not answer in time. */
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

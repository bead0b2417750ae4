import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Values by series, such as `foyer_renders_total{kind="page"}`; summed over processes. */
export type Series = Record<string, number>

export interface Metrics {
  rendered: (kind: Kind, seconds: number) => void
  /** An answer with a status of 400 or more. */
  refused: (code: string) => void
  /** Counts a logged error, by which a page differs from what its author meant. */
  degraded: (reason: string) => void
  read: () => Series
}

export type Kind = 'page' | 'placeholder' | 'aem'

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

const HELP: Record<string, [type: string, help: string]> = {
  foyer_renders_total: ['counter', 'Pages and placeholders that were rendered.'],
  foyer_render_seconds: ['histogram', 'From the request to the last byte.'],
  foyer_refused_total: ['counter', 'Requests that were answered with an error, by its code.'],
  foyer_degraded_total: ['counter', 'What is not as its author meant it, by reason.'],
  foyer_memory_bytes: ['gauge', 'Memory of a process.'],
  foyer_event_loop_lag_seconds: ['gauge', 'How late timers are: 99 % are not later.'],
  foyer_backlog_seconds: ['gauge', 'How long what a process has taken on will take.'],
  foyer_workers: ['gauge', 'Processes that render.'],
  foyer_worker_restarts_total: ['counter', 'Processes that had to be started anew.'],
}

export function createMetrics(backlogMs: () => number): Metrics {
  const series: Series = {}
  const add = (name: string, labels: Record<string, string | number>, by = 1) => {
    const key = seriesName(name, labels)
    series[key] = (series[key] ?? 0) + by
  }
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  const worker = process.pid
  return {
    rendered(kind, seconds) {
      add('foyer_renders_total', { kind })
      for (const le of [...BUCKETS, Infinity]) {
        const label = le === Infinity ? '+Inf' : le
        add('foyer_render_seconds_bucket', { kind, le: label }, seconds <= le ? 1 : 0)
      }
      add('foyer_render_seconds_sum', { kind }, seconds)
      add('foyer_render_seconds_count', { kind })
    },
    refused: (code) => add('foyer_refused_total', { code: word(code) }),
    degraded: (reason) => add('foyer_degraded_total', { reason: word(reason) }),
    read() {
      const { rss, heapUsed } = process.memoryUsage()
      const late = lag.percentile(99) / 1e9
      lag.reset()
      return {
        ...series,
        [seriesName('foyer_memory_bytes', { worker, kind: 'rss' })]: rss,
        [seriesName('foyer_memory_bytes', { worker, kind: 'heap' })]: heapUsed,
        [seriesName('foyer_backlog_seconds', { worker })]: backlogMs() / 1000,
        [seriesName('foyer_event_loop_lag_seconds', { worker })]: Number.isFinite(late) ? late : 0,
      }
    },
  }
}

/** A label for a code: any text that is not a code becomes `other`, which limits the series. */
function word(text: string): string {
  return /^[a-z][a-z-]{0,30}$/.test(text) ? text : 'other'
}

function seriesName(name: string, labels: Record<string, string | number>): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  return `${name}{${pairs.join(',')}}`
}

export function addSeries(all: readonly Series[]): Series {
  const sum: Series = {}
  for (const series of all) {
    for (const [name, value] of Object.entries(series)) sum[name] = (sum[name] ?? 0) + value
  }
  return sum
}

/** In the text format of Prometheus. */
export function printSeries(series: Series): string {
  const metrics = Object.entries(HELP).map(([name, [type, help]]) => {
    const own = Object.entries(series).filter(([key]) => familyOf(key) === name)
    const lines = own.map(([key, value]) => `${key} ${value}\n`).join('')
    return lines && `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines}`
  })
  return metrics.join('')
}

function familyOf(key: string): string {
  const [name = ''] = key.split('{', 1)
  return name.replace(/^(foyer_render_seconds)_\w+$/, '$1')
}

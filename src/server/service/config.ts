import type { SiteFile } from '../../rules/site/site'
import type { Log } from '../../services/page/log'
import type { Manifest } from '../manifest'
import type { Ask } from '../preload'

/** What a chain's render service is told; `sandbox/render-service.ts` is one. */
export interface ServiceConfig {
  host: string
  port: number
  /** Processes that render; 0: this one alone. */
  workers: number
  manifest: Manifest
  site: SiteFile
  /** The way to the API for a page in this locale. */
  ask: (locale: string) => Ask
  log: Log
  onListening: (address: string) => void
  /** How long a page waits for the API. */
  limitMs: number
  /** How long a request may take to arrive. */
  requestTimeoutMs: number
  bodyLimitBytes: number
  /** How long a stopping process finishes what it has begun. */
  drainMs: number
}

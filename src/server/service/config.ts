import type { SiteFile } from '../../rules/site/site'
import type { Log } from '../../services/page/log'
import type { Manifest } from '../manifest'
import type { Ask, AskRest } from '../preload'

/** The settings of a hotel chain's render service; `sandbox/render-service.ts` is an example. */
export interface ServiceConfig {
  host: string
  port: number
  /** The port of health and metrics, which the supervisor serves if there are workers. */
  healthPort: number
  /** The number of processes that render; 0: only this process renders. */
  workers: number
  manifest: Manifest
  site: SiteFile
  /** Further sites, by the name that a request gives in `site`. */
  sites?: Record<string, SiteFile>
  /**
   * What a request has to send as `Authorization: Bearer …`. Without one the service belongs into a
   * private network.
   */
  secret?: string | undefined
  /**
   * Returns the function that queries the API for a page in this locale. `cookie` is the visitor's, for
   * a page of one visitor.
   */
  ask: (locale: string, cookie?: string) => Ask
  /** The same for REST services that a company's own widgets ask. */
  askRest?: (locale: string, cookie?: string) => AskRest
  log: Log
  onListening: (address: string, healthAddress: string) => void
  /** The time limit of a page for the API. */
  limitMs: number
  /** The service refuses a request that it could not answer within this time (`admission.ts`). */
  answerWithinMs: number
  /** The time limit for receiving a request. */
  requestTimeoutMs: number
  bodyLimitBytes: number
  /** The time limit for a stopping process to finish its accepted requests. */
  drainMs: number
}

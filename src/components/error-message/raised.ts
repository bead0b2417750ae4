import type { PageEvents } from '../../services/events/events'

/** The window events that the error message collects. */
export const HEARD = ['page-error', 'graphql-error', 'page-error-clear'] as const

/**
 * One of these events, with its detail. The `source` of an error of the address is `query`, that of an
 * error of the previous page `inter-page`.
 */
export type Raised = {
  [N in (typeof HEARD)[number]]: { name: N; detail: PageEvents[N] }
}[(typeof HEARD)[number]]

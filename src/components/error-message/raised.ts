import type { PageEvents } from '../../services/events/events'

export const HEARD = ['page-error', 'graphql-error', 'page-error-clear'] as const

/** An error, or that errors are no longer true. `source`: 'query' and 'inter-page', beside the sender's. */
export type Raised = {
  [N in (typeof HEARD)[number]]: { name: N; detail: PageEvents[N] }
}[(typeof HEARD)[number]]

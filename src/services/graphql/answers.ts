import { atom } from 'jotai/vanilla'
import type { Page } from '../page/page'
import { pageAtom } from '../page/page'
import type { PreloadedAnswer } from '../page/page-context'
import { CallError } from '../transport/rest'
import type { ExecuteOptions, Reply } from './client'
import type { Operation } from './operation'
import type { OperationName, Operations, QueryName } from './operations'

/** State of a query. `error` is for the log; widgets never show it to the visitor. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: CallError }
  | { state: 'ready'; data: Data }

const LOADING = { state: 'loading' } as const

/** Cache key of a query: the operation's name and its variables, sorted by name. */
export function questionKey(name: string, variables: object): string {
  return `${name}:${JSON.stringify(Object.entries(variables).sort())}`
}

/** Answers that the network gave; only for this folder. */
export const receivedAtom = atom<Record<string, Answer<unknown>>>({})

const preloaded = atom((get) => byKey(get(pageAtom).context.answers))

const known = new WeakMap<PreloadedAnswer[], Record<string, Answer<unknown>>>()

/**
 * Indexes answers by `questionKey`. Memoized by list, so that widgets keep the identity of their
 * data after hydration.
 */
function byKey(given: PreloadedAnswer[]): Record<string, Answer<unknown>> {
  const before = known.get(given)
  if (before) return before
  const answers: Record<string, Answer<unknown>> = {}
  known.set(given, answers)
  for (const { name, variables, data } of given) {
    answers[questionKey(name, variables)] = { state: 'ready', data }
  }
  return answers
}

/** Adds the answers of a fragment; answers that the page already has take precedence. */
export const adoptAnswersAtom = atom(null, (get, set, answers: PreloadedAnswer[]) => {
  set(receivedAtom, (all) => ({ ...byKey(answers), ...get(preloaded), ...all }))
})

/** All answers of the page by `questionKey`; received answers replace those of the page context. */
export const answersAtom = atom((get) => ({ ...get(preloaded), ...get(receivedAtom) }))

export function readAnswer<N extends QueryName>(
  answers: Record<string, Answer<unknown>>,
  name: N,
  variables: Operations[N]['variables'],
): Answer<Operations[N]['result']> {
  const answer = answers[questionKey(name, variables)] ?? LOADING
  return answer as Answer<Operations[N]['result']>
}

const asking = new WeakMap<Page, Set<string>>()

/**
 * Sends a query unless the query has an answer, has failed or is pending. `again` sends an answered or
 * failed query again. The answer appears in `answersAtom`. Never rejects.
 */
export const askAtom = atom(
  null,
  async (get, set, query: Operation<QueryName>, variables: object, options: AskOptions = {}) => {
    const page = get(pageAtom)
    const key = questionKey(query.name, variables)
    const underWay = asking.get(page) ?? new Set()
    asking.set(page, underWay)
    const current = get(answersAtom)[key]
    if (underWay.has(key) || (current?.state === 'ready' && !options.again)) return
    if (current?.state === 'failed' && !options.again) return
    if (page.context.mode === 'edit') return
    underWay.add(key)
    if (options.again) set(receivedAtom, (all) => ({ ...all, [key]: LOADING }))
    const reply = await execute(page, query, variables as never, options)
    underWay.delete(key)
    const answer: Answer<unknown> = reply.data
      ? { state: 'ready', data: reply.data }
      : {
          state: 'failed',
          error: reply.error ?? new CallError('graphql', `${query.name}: no data`),
        }
    set(receivedAtom, (all) => ({ ...all, [key]: answer }))
  },
)

export interface AskOptions extends ExecuteOptions {
  again?: boolean
}

let client: typeof import('./client') | undefined

/**
 * Runs an operation over the network. The first operation imports Apollo (44 KB). If the import fails,
 * the reply is a `network` error. Never rejects.
 */
export async function execute<N extends OperationName>(
  page: Page,
  operation: Operation<N>,
  variables: Operations[N]['variables'],
  options: ExecuteOptions = {},
): Promise<Reply<Operations[N]['result']>> {
  try {
    // Memoized, because a page that the visitor leaves has no time to await another import.
    client ??= await import('./client')
    return await client.executeOperation(page, operation, variables, options)
  } catch (cause) {
    const error = new CallError('network', `${operation.name}: ${String(cause)}`)
    page.log('error', error.message)
    return { error }
  }
}

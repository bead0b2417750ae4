import { atom } from 'jotai/vanilla'
import type { Page } from '../page/page'
import { pageAtom } from '../page/page'
import type { PreloadedAnswer } from '../page/page-context'
import { CallError } from '../transport/rest'
import type { ExecuteOptions, Reply } from './client'
import type { Operation } from './operation'
import type { OperationName, Operations, QueryName } from './operations'

/** How far a query is. `failed` keeps the reason for the log; a visitor is never shown it. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: CallError }
  | { state: 'ready'; data: Data }

const LOADING = { state: 'loading' } as const

/** One key per question: the operation's name and its variables in the order of their names. */
export function questionKey(name: string, variables: object): string {
  return `${name}:${JSON.stringify(Object.entries(variables).sort())}`
}

const received = atom<Record<string, Answer<unknown>>>({})

const preloaded = atom((get) => byKey(get(pageAtom).context.answers))

const known = new WeakMap<PreloadedAnswer[], Record<string, Answer<unknown>>>()

/** The same object for the same list: what a widget hydrates with is what it goes on with. */
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

/** Takes in answers that came with a fragment; what the page already knows stands before them. */
export const adoptAnswersAtom = atom(null, (get, set, answers: PreloadedAnswer[]) => {
  set(received, (all) => ({ ...byKey(answers), ...get(preloaded), ...all }))
})

/** All answers of the page by `questionKey`: those in the page context until newer ones came. */
export const answersAtom = atom((get) => ({ ...get(preloaded), ...get(received) }))

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
 * Asks a query unless it is answered or under way; `again` asks anew after a failure. The answer
 * appears in `answersAtom`; this never rejects.
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
    if (options.again) set(received, (all) => ({ ...all, [key]: LOADING }))
    const reply = await execute(page, query, variables as never, options)
    underWay.delete(key)
    const answer: Answer<unknown> = reply.data
      ? { state: 'ready', data: reply.data }
      : {
          state: 'failed',
          error: reply.error ?? new CallError('graphql', `${query.name}: no data`),
        }
    set(received, (all) => ({ ...all, [key]: answer }))
  },
)

export interface AskOptions extends ExecuteOptions {
  again?: boolean
}

/**
 * Runs an operation over the network. Apollo (44 KB) comes with the first of them and not before;
 * a transport that cannot be had answers like a network that is down. Never rejects.
 */
export async function execute<N extends OperationName>(
  page: Page,
  operation: Operation<N>,
  variables: Operations[N]['variables'],
  options: ExecuteOptions = {},
): Promise<Reply<Operations[N]['result']>> {
  try {
    const { executeOperation } = await import('./client')
    return await executeOperation(page, operation, variables, options)
  } catch (cause) {
    const error = new CallError('network', `${operation.name}: ${String(cause)}`)
    page.log('error', error.message)
    return { error }
  }
}

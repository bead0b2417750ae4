import { atom } from 'jotai/vanilla'
import { pageAtom } from '../page/page'
import { CallError, callJson } from '../transport/rest'
import { type Answer, answersAtom, questionKey, receivedAtom } from './answers'

/** A question to a REST service whose answer the first HTML may need (design §5). */
export interface RestQuery<Variables extends object = object, Data = unknown> {
  /** Unique on the site; the answer's name in the page context. */
  name: string
  /** A path of the site's origin, or an https URL; values in it are already encoded. */
  path: (variables: Variables) => string
  /**
   * Takes of the answer what the widget needs, because all of it is printed into the page; null for an
   * answer that is not usable.
   */
  read: (answer: unknown) => Data | null
}

/** The name of a REST answer among the page's answers; no GraphQL operation can have it. */
export const restName = (name: string) => `rest:${name}`

export function readRestAnswer<Data>(
  answers: Record<string, Answer<unknown>>,
  { name }: RestQuery<never, Data>,
  variables: object,
): Answer<Data> | undefined {
  return answers[questionKey(restName(name), variables)] as Answer<Data> | undefined
}

/** Sends a REST question unless it is answered, failed or pending. Never rejects. */
export const askRestAtom = atom(
  null,
  async (get, set, query: RestQuery<object, unknown>, variables: object, isAgain = false) => {
    const page = get(pageAtom)
    const key = questionKey(restName(query.name), variables)
    const current = get(answersAtom)[key]
    if ((current && !(isAgain && current.state !== 'loading')) || page.context.mode === 'edit')
      return
    const tell = (answer: Answer<unknown>) =>
      set(receivedAtom, (all) => ({ ...all, [key]: answer }))
    tell({ state: 'loading' })
    try {
      const data = query.read(await callJson(page, query.path(variables)))
      if (data === null) throw new CallError('parse', `${query.name}: the answer is not usable`)
      tell({ state: 'ready', data })
    } catch (cause) {
      const error = cause instanceof CallError ? cause : new CallError('parse', String(cause))
      page.log('error', `${query.name}: ${error.message}`)
      tell({ state: 'failed', error })
    }
  },
)

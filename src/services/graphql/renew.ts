import { atom } from 'jotai/vanilla'
import { pageAtom } from '../page/page'
import { answersAtom, execute, receivedAtom } from './answers'
import type { Operation } from './operation'
import type { QueryName } from './operations'

/**
 * Sends all answered questions of these queries again. Until a new answer is there, and where there is
 * none, the old one stays. Never rejects.
 */
export const renewAtom = atom(null, async (get, set, queries: readonly Operation<QueryName>[]) => {
  const page = get(pageAtom)
  const questions = Object.keys(get(answersAtom)).flatMap((key) => {
    const query = queries.find(({ name }) => key.startsWith(`${name}:`))
    return query ? [{ key, query }] : []
  })
  const renewed = await Promise.all(
    questions.map(async ({ key, query }) => {
      const variables = Object.fromEntries(JSON.parse(key.slice(query.name.length + 1)))
      const { data } = await execute(page, query, variables as never, { fresh: true })
      return data ? [[key, { state: 'ready' as const, data }] as const] : []
    }),
  )
  // All at once: the list and the total beside it change together.
  set(receivedAtom, (all) => ({ ...all, ...Object.fromEntries(renewed.flat()) }))
})

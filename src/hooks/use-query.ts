import { useEffect } from 'react'
import {
  type Answer,
  type AskOptions,
  answersAtom,
  askAtom,
  questionKey,
  readAnswer,
} from '../services/graphql/answers'
import type { Operation } from '../services/graphql/operation'
import type { Operations, QueryName } from '../services/graphql/operations'
import { usePageAction, useSelectedValue } from './use-page-value'

const LOADING = { state: 'loading' } as const

/**
 * The result of a query, requested once per page. A result that came with the page is used without
 * a request. Results of other queries cause no render. `variables` null: the query waits, and the
 * state is `loading`.
 */
export function useQuery<N extends QueryName>(
  query: Operation<N>,
  variables: Operations[N]['variables'] | null,
  options: AskOptions = {},
): Answer<Operations[N]['result']> & { retry: () => void } {
  const ask = usePageAction(askAtom)
  const key = variables && questionKey(query.name, variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the variables
  useEffect(() => {
    if (variables) void ask(query, variables, options)
  }, [ask, key])
  const answer = useSelectedValue(answersAtom, (answers) =>
    variables ? readAnswer(answers, query.name, variables) : LOADING,
  )
  const retry = () => {
    if (variables) void ask(query, variables, { ...options, again: true })
  }
  return { ...answer, retry }
}

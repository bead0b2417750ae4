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
import { usePageAction, usePagePart } from './use-page-value'

const LOADING = { state: 'loading' } as const

/**
 * The answer to a query, asked for once per page: one that came with the page is read from there
 * and nothing is requested. Answers to other questions render nothing again. `variables` null: not to be asked (yet), and `loading` until it is.
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
  const answer = usePagePart(answersAtom, (answers) =>
    variables ? readAnswer(answers, query.name, variables) : LOADING,
  )
  const retry = () => {
    if (variables) void ask(query, variables, { ...options, again: true })
  }
  return { ...answer, retry }
}

import { useEffect } from 'react'
import { type Answer, answersAtom, questionKey } from '../services/graphql/answers'
import { askRestAtom, type RestQuery, readRestAnswer } from '../services/graphql/rest-answers'
import { usePageAction, useSelectedValue } from './use-page-value'

const LOADING = { state: 'loading' } as const

/**
 * The answer of a REST service, asked once per page. An answer that came with the page is used
 * without a request. `variables` null: the question waits, and the state is `loading`.
 */
export function useRest<Variables extends object, Data>(
  query: RestQuery<Variables, Data>,
  variables: Variables | null,
): Answer<Data> & { retry: () => void } {
  const ask = usePageAction(askRestAtom)
  const key = variables && questionKey(query.name, variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the variables
  useEffect(() => {
    if (variables) void ask(query as RestQuery<object, unknown>, variables)
  }, [ask, key])
  const answer = useSelectedValue(answersAtom, (answers): Answer<Data> => {
    return (variables && readRestAnswer(answers, query, variables)) || LOADING
  })
  const retry = () => {
    if (variables) void ask(query as RestQuery<object, unknown>, variables, true)
  }
  return { ...answer, retry }
}

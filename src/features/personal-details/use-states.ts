import { useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { hasStates } from '../../rules/validation/postal'
import { stateLookupQuery } from './personal-details.operations'

export interface StatesModel {
  /** To choose from; none: the visitor writes the name of the state. */
  list: { code: string; name: string }[]
  /** The visitor enters the text field: it stays, whatever answer is still on its way. */
  onText: () => void
}

/**
 * The states of an address in that country; null where the form does not ask for one (`isAsked`), or
 * addresses of the country have none. The list is fetched once the visitor is there (`isTouched`).
 */
export function useStates(
  country: string,
  isAsked: boolean,
  isTouched: boolean,
): StatesModel | null {
  const { locale } = usePage().context
  const isNeeded = isAsked && hasStates(country)
  const answer = useQuery(stateLookupQuery, isNeeded && isTouched ? { country, locale } : null)
  const [written, setWritten] = useState('')
  if (!isNeeded) return null
  return {
    list: answer.state === 'ready' && written !== country ? answer.data.states : [],
    onText: () => setWritten(country),
  }
}

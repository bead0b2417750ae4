import { type SearchProblem, searchProblems } from '../../rules/stay/search-problems'
import { STAY_LIMITS, type StaySearch } from '../../rules/stay/stay-search'
import type { SearchFormLabels } from './search-form.schema'

export type SearchField = 'destination' | 'dates' | 'ages' | 'rateCode'

/** The text of a problem, by its label, with the limit that it names. */
export interface ShownProblem {
  label: keyof SearchFormLabels
  limit: number
}

export type ShownProblems = Partial<Record<SearchField, ShownProblem>>

/** What the visitor has to change, by the field that shows it; in the order of the fields. */
export function shownProblems(search: StaySearch, now: number): ShownProblems {
  const problems: ShownProblems = {}
  for (const problem of searchProblems(search, { now }))
    problems[fieldOf(problem)] ??= shown(problem, search)
  return problems
}

/** A search has no rooms beyond its limits: the editor of rooms does not leave them. */
function fieldOf({ field }: SearchProblem): SearchField {
  return field === 'rooms' ? 'ages' : field
}

const DATES = {
  missing: 'datesOrder',
  invalid: 'datesOrder',
  order: 'datesOrder',
  past: 'datesPast',
  tooFarAhead: 'datesFar',
  tooManyNights: 'datesLong',
} as const

const CODES: Partial<Record<string, keyof SearchFormLabels>> = {
  corporate: 'corporateCodeInvalid',
  travelAgent: 'agentCodeInvalid',
}

function shown(problem: SearchProblem, { rateType }: StaySearch): ShownProblem {
  const labels = {
    destination: () => 'destinationRequired' as const,
    dates: () => DATES[problem.code as keyof typeof DATES],
    rooms: () => 'ageMissing' as const,
    ages: () => 'ageMissing' as const,
    rateCode: () => CODES[rateType ?? ''] ?? 'groupCodeInvalid',
  }
  const limit = problem.code === 'tooFarAhead' ? STAY_LIMITS.daysAhead : STAY_LIMITS.nights
  return { label: labels[problem.field](), limit }
}

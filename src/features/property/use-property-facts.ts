import { usePagePart } from '../../hooks/use-page-value'
import { factsAtom } from '../../services/graphql/facts'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'

type Known<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Known<Value[Name]> }
    : Value

/** What is known of a hotel; a part that no query of the page has asked for is missing. */
export type PropertyFacts = Known<NonNullable<PropertyDetailsQuery['property']>>

/** The hotel as all answers of the page together know it; null where none does. Asks no query. */
export function usePropertyFacts(propertyId: string | null | undefined): PropertyFacts | null {
  return usePagePart(factsAtom, (facts) => facts.get(`Property:${propertyId}`) ?? null)
}

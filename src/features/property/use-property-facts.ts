import { useSelectedValue } from '../../hooks/use-page-value'
import { factsAtom } from '../../services/graphql/facts'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'

type Known<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value]?: Known<Value[Name]> }
    : Value

/** Known data of a hotel; fields that no query of the page has requested are missing. */
export type PropertyFacts = Known<NonNullable<PropertyDetailsQuery['property']>>

/**
 * A hotel's merged data from all answers of the page; null if no answer has the hotel. Sends no
 * query.
 */
export function usePropertyFacts(propertyId: string | null | undefined): PropertyFacts | null {
  return useSelectedValue(factsAtom, (facts) => facts.get(`Property:${propertyId}`) ?? null)
}

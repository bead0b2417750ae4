import { useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { displayNames, likelyRegion } from '../../rules/formats/formatters'
import type { CallingCode } from '../../rules/people/phone-number'
import { smsCountryCodeLookupQuery } from './personal-details.operations'

export interface CallingCodesModel {
  /** To choose from; none: the number is entered with its code. */
  list: (CallingCode & { value: string; text: string })[]
  /** The value that is offered before the visitor chooses. */
  offered: string
  /** The code that the number has; null without a list. */
  chosen: CallingCode | null
  onChoose: (value: string) => void
}

/**
 * Calling codes for the entry of a mobile number. The offered code follows `country`, by default the
 * locale's, until the visitor chooses one; `before` is what the visitor chose before. `countries` are
 * names that the API gave: a page of the server needs them, as its engine and the browser's call some
 * countries differently ("Hong Kong SAR China").
 */
export function useCallingCodes(
  isAsked: boolean,
  country?: string,
  before = '',
  countries: readonly { code: string; name: string }[] = [],
): CallingCodesModel {
  const { locale } = usePage().context
  const answer = useQuery(smsCountryCodeLookupQuery, isAsked ? { locale } : null)
  const [choice, setChoice] = useState<{ offered: string; value: string } | null>(
    before ? { offered: before, value: before } : null,
  )
  const codes = answer.state === 'ready' ? answer.data.smsCountryCodes : []
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const list = codes.map((each) => ({
    country: each.country,
    code: each.code,
    value: `${each.country} ${each.code}`,
    text: textOf(names.get(each.country) ?? nameOf(each.country, locale), each.code),
  }))
  const near = country || likelyRegion(locale)
  const first = list.find((each) => each.country === near) ?? list[0]
  const offered = choice?.offered ?? first?.value ?? ''
  return {
    list,
    offered,
    chosen: list.find(({ value }) => value === (choice?.value ?? offered)) ?? null,
    onChoose: (value) => setChoice({ offered, value }),
  }
}

function nameOf(country: string, locale: string): string {
  return displayNames(locale, 'region').of(country) ?? country
}

/** Isolated, because a code is read from left to right in every language. */
function textOf(name: string, code: string): string {
  return `${name} \u2066+${code}\u2069`
}

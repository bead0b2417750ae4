import { atom } from 'jotai/vanilla'
import { useEffect, useRef } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { asked } from '../../rules/site/query'
import { cartDetailsQuery } from './cart-details.operations'
import {
  type FormPart,
  formPartsAtom,
  formProblemsAtom,
  type KeepState,
  keepNowAtom,
  keepStateAtom,
} from './checkout.store'
import {
  CHECKOUT_FORM,
  type DetailsPart,
  fieldName,
  type PartProblems,
  type PartValues,
  valuesOf,
} from './details.rules'

export interface CheckoutPart {
  state: 'loading' | 'failed' | 'ready'
  /** Of every field of the part: it belongs to the form of the page. */
  form: string
  /** The whole name of a field. */
  nameOf: (field: string) => string
  /** What was stored before the page was rendered; by names without the part's. */
  values: PartValues
  /** What is wrong, a label's name by field. */
  problems: PartProblems
  /** Whether what was typed is stored. */
  kept: KeepState
  /** Stores it again after a failure. */
  keepNow: () => void
  retry: () => void
}

const NO_ROOMS: readonly string[] = []

const setPartAtom = atom(null, (get, set, name: string, part: FormPart | null) => {
  const parts = new Map(get(formPartsAtom))
  if (part) parts.set(name, part)
  else parts.delete(name)
  set(formPartsAtom, parts)
})

const keepNow = atom(null, (get) => get(keepNowAtom)?.keep())

/** The question for what was stored; null for a page without a cart. */
export function detailsVariables({ cart }: { cart?: string | undefined }) {
  return cart ? { cartId: cart } : null
}

/**
 * One part of the form of a page of the booking (docs/decisions/0053): its stored values, its problems,
 * and whether what is typed is stored. `textOf` tells a problem in the list above the form.
 */
export function useCheckoutPart(
  part: DetailsPart,
  textOf: FormPart['textOf'],
  rooms: readonly string[] = NO_ROOMS,
): CheckoutPart {
  const page = usePage()
  const { locale } = page.context
  const { retry, ...answer } = useQuery(cartDetailsQuery, detailsVariables(page.context.page))
  const found = usePageValue(formProblemsAtom)
  const kept = usePageValue(keepStateAtom)
  const setPart = usePageAction(setPartAtom)
  const latest = useRef({ textOf, rooms })
  useEffect(() => {
    latest.current = { textOf, rooms }
  })
  useEffect(() => {
    setPart(part.name, {
      part,
      textOf: (...asked) => latest.current.textOf(...asked),
      get rooms() {
        return latest.current.rooms
      },
    })
    return () => setPart(part.name, null)
  }, [setPart, part])

  const all: Record<string, string> = {}
  if (answer.state === 'ready') {
    for (const { name, value } of answer.data.cartDetails ?? []) all[name] = value
  }
  const values = valuesOf(part, all)
  // Without a script the server has sent the form back.
  const isRefused = answer.state === 'ready' && asked(page, 'problem') === 'INVALID'
  const first = isRefused ? part.problemsOf(values, { locale, rooms, all }) : {}
  return {
    state: answer.state,
    form: CHECKOUT_FORM,
    nameOf: (field) => fieldName(part, field),
    values,
    problems: found ? valuesOf(part, found) : first,
    kept,
    keepNow: usePageAction(keepNow),
    retry,
  }
}

import { type RefObject, useRef, useState } from 'react'
import {
  agencyNumber,
  agentPart,
  isAgencyNumber,
  isUnusual,
} from '../../features/checkout/agent/agent.rules'
import type { PartProblems, PartValues } from '../../features/checkout/details.rules'
import { detailsVariables, useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../features/checkout/use-keep-note'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { travelAgentRatesQuery } from './travel-agent.operations'
import type { TravelAgentProps } from './travel-agent.schema'

export type TravelAgentModel =
  /** The page has no cart of this visitor. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      nameOf: (field: string) => string
      values: PartValues
      problems: PartProblems
      /** Number and agency that are stored; null without. */
      entered: { number: string; name: string } | null
      /** The fields are shown at once: one of them is wrong. */
      isOpen: boolean
      /** The number has an unusual check digit, which the reservation system decides on. */
      isUnusual: boolean
      hasCommission: boolean
      isRemoved: boolean
      fieldsRef?: RefObject<HTMLFieldSetElement | null>
      onInput: (field: string, text: string) => void
      /** The number is entered. */
      onNumber: () => void
      remove: () => void
      note: KeepNoteModel
    }

/** The travel agency that books (W34). */
export function useTravelAgent(props: TravelAgentProps): TravelAgentModel {
  const { labels, askCommission } = props
  const { context } = usePage()
  const variables = detailsVariables(context.page)
  const rates = useQuery(travelAgentRatesQuery, askCommission ? variables : null)
  const texts: Record<string, string> = labels
  const part = useCheckoutPart(agentPart, (_field, problem) => texts[problem] ?? '')
  const { note, onTouch } = useKeepNote(part)
  const [typed, setTyped] = useState<PartValues>({})
  const [isRemoved, setRemoved] = useState(false)
  const fieldsRef = useRef<HTMLFieldSetElement>(null)
  const track = useTrack('travel-agent', props)

  if (!variables) return { state: 'none' }
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (part.state === 'loading') return { state: 'loading' }
  const now = { ...part.values, ...typed }
  const number = agencyNumber(now.number)
  const isStored = note.state === 'kept' || note.state === 'untouched'
  const items = rates.state === 'ready' ? (rates.data.cart?.items ?? []) : []
  return {
    state: 'ready',
    form: part.form,
    nameOf: part.nameOf,
    values: part.values,
    problems: part.problems,
    entered: isStored && isAgencyNumber(number) ? { number, name: now.name ?? '' } : null,
    isOpen: Object.keys(part.problems).length > 0,
    isUnusual: isUnusual(number),
    hasCommission: items.some(({ product }) => product.ratePlan?.commissionable),
    isRemoved,
    fieldsRef,
    onInput: (field, text) => {
      onTouch()
      setRemoved(false)
      setTyped((before) => ({ ...before, [field]: text }))
    },
    onNumber: () => {
      if (isAgencyNumber(number)) track('ta_add')
      else if (number) track('ta_error', { code: 'numberInvalid' })
    },
    remove: () => {
      for (const field of fieldsRef.current?.elements ?? []) empty(field as HTMLInputElement)
      setTyped({ number: '', name: '' })
      setRemoved(true)
    },
    note,
  }
}

/** As a visitor would: what listens to the form hears of it. */
function empty(field: HTMLInputElement) {
  if (field.type === 'checkbox') field.checked = false
  else field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

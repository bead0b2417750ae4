import { type FormEvent, useRef, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { usePageAction, usePageValue } from '../../../hooks/use-page-value'
import { updateReservationCall } from '../../../rules/site/order-calls'
import { asked } from '../../../rules/site/query'
import { localPathAtom } from '../../../services/navigate/context-path'
import type { PageContext } from '../../../services/page/page-context'
import { cartDetailsQuery } from '../../checkout/cart-details.operations'
import {
  type DetailsPart,
  fieldName,
  type PartValues,
  valuesOf,
} from '../../checkout/details.rules'
import { detailsVariables, useCheckoutPart } from '../../checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../checkout/use-keep-note'
import type { Stay } from '../use-booking'
import { changeStayAtom } from './change-stay.service'
import { type StaySaving, savingOf } from './stay-saving.rules'

/** The form that saves what guests say about a booked stay; it works without a script. */
export interface StayFormModel {
  id: string
  action: string
  /** The handle of the order. */
  stay: string
  orderRevisionNumber: string
  isSaving: boolean
  /** Null before it was saved. */
  saving: StaySaving | null
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface BookingPart {
  state: 'loading' | 'failed' | 'ready'
  retry: () => void
  /** Of every field: the form that it belongs to. */
  form: string
  nameOf: (field: string) => string
  /** What was said before the page was rendered; by names without the part's. */
  values: PartValues
  /** Of a stay: fields that hold what was typed, with what is stored of them. */
  stored: PartValues
  onTouch: () => void
  /** Whether what was typed about a cart is stored; null for a stay. */
  note: KeepNoteModel | null
  /** Null for a cart, whose form is the page's. */
  save: StayFormModel | null
}

const NO_PROBLEM = () => ''

/** What the server asks of a part: about a stay it is in the stay's own answer. */
export function partQuestions({ page }: PageContext) {
  const variables = detailsVariables(page)
  return variables ? [{ query: cartDetailsQuery, variables }] : []
}

/**
 * One part of what guests say about a booking. About a cart it is stored while they type; about a stay by
 * its own form. Codes of an answer in the address are for a page without a script.
 */
export function useBookingPart(part: DetailsPart, id: string, stay: Stay | null): BookingPart {
  const page = usePage()
  const cart = useCheckoutPart(part, NO_PROBLEM)
  const keep = useKeepNote(cart)
  const localPath = usePageValue(localPathAtom)
  const changeStay = usePageAction(changeStayAtom)
  const [isSaving, setSaving] = useState(false)
  const [saving, setResult] = useState<StaySaving | null>(null)
  const isBusy = useRef(false)
  if (!stay) {
    const { state, retry, form, nameOf, values } = cart
    return { state, retry, form, nameOf, values, stored: {}, ...keep, save: null }
  }
  const [details, draft] = [stay.details, stay.draft].map((list) =>
    valuesOf(part, Object.fromEntries(list.map(({ name, value }) => [name, value]))),
  ) as [PartValues, PartValues]
  const stored = Object.keys(draft).map((field) => [field, details[field] ?? ''] as const)
  const { handle, confirmationNumber, orderRevisionNumber } = stay
  const form = `${id}-form`
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const fields = [...new FormData(event.currentTarget)]
    const changes = Object.fromEntries(fields.filter(([name]) => name.startsWith(`${part.name}.`)))
    setSaving(true)
    setResult(null)
    setResult(await changeStay({ stay: handle, confirmationNumber, orderRevisionNumber, changes }))
    setSaving(false)
    isBusy.current = false
  }
  return {
    state: 'ready',
    retry: cart.retry,
    form,
    nameOf: (field) => fieldName(part, field),
    values: { ...details, ...draft },
    stored: Object.fromEntries(stored),
    onTouch: () => setResult(null),
    note: null,
    save: {
      id: form,
      action: localPath(updateReservationCall(page.site)),
      ...{ stay: handle, orderRevisionNumber, isSaving },
      saving: saving ?? addressed(asked(page, 'outcome'), stored.length > 0),
      onSubmit: (event) => void onSubmit(event),
    },
  }
}

/** What a form without a script has come to, where this part is concerned. */
function addressed(outcome: string | null, hasDraft: boolean): StaySaving | null {
  // Of another form of the page: `checkIn.`, `upgrade.`. What was typed there is kept and told there.
  if (outcome?.includes('.')) return null
  const saving = outcome === null ? null : savingOf(outcome)
  if (saving === 'cardNumber' || saving === 'closed') return saving
  if (!hasDraft) return null
  return outcome === 'TOO_MANY_CHANGES' ? 'refused' : 'stale'
}

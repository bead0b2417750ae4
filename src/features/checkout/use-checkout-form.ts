import { useCallback, useRef, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { updateCartCall } from '../../rules/site/booking-calls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageStore } from '../../services/page/page'
import { CHECKOUT_FORM, CHECKOUT_STEPS, type CheckoutStep } from './details.rules'
import { fieldsOf, isTyped } from './form-fields'
import { isSendingAtom } from './sending.store'

/** The form of a page of the booking, with the button that goes on. */
export interface CheckoutFormModel {
  kind: 'form'
  id: string
  action: string
  /** Hidden fields. */
  fields: readonly (readonly [string, string])[]
  step: CheckoutStep
  isSending: boolean
  ref: (form: HTMLFormElement | null) => void
  onFollow: () => void
}

/**
 * The form that all fields of the page belong to (docs/decisions/0053); null on a page without one.
 * `revision`: of the cart, as the page shows it; null on a page that does not know it, whose step is
 * about the cart as it is.
 */
export function useCheckoutForm(
  revision: number | null,
): Omit<CheckoutFormModel, 'onFollow'> | null {
  const { context, site } = usePage()
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const isSending = usePageValue(isSendingAtom)
  const stop = useRef<() => void>(undefined)
  const { id, cart, stay } = context.page
  const isOfChange = stay !== undefined
  // One for each intent to book: what is repeated with it counts once.
  const [key] = useState(() => crypto.randomUUID())
  const isEdited = context.mode === 'edit'
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      stop.current?.()
      stop.current = form && !isEdited ? connectAtUse(form, live) : undefined
    },
    [live, isEdited],
  )
  // A change needs no guests: the review makes it, or leads to its payment.
  const step = isOfChange && id === 'review-details' ? 'book' : CHECKOUT_STEPS.get(id)
  if (!step || !cart) return null
  return {
    kind: 'form',
    id: CHECKOUT_FORM,
    action: localPath(updateCartCall(site)),
    fields: [
      ['cartId', cart],
      ...(revision === null ? [] : [['revision', `${revision}`] as const]),
      ['page', id],
      // Where a visitor who has no such cart any more goes on.
      ['search', context.page.search ?? ''],
      ...(step === 'book' ? [['key', key] as const] : []),
    ],
    step,
    isSending,
    ref,
  }
}

/**
 * Loads what checks, stores and sends the form when a visitor first uses it. Returns a function that ends
 * it.
 */
function connectAtUse(form: HTMLFormElement, live: PageStore): () => void {
  const waiting = new AbortController()
  // A page may be in use before its booking bar.
  const stored = isTyped(form) ? '' : fieldsOf(form)
  let end: (() => void) | undefined
  let isLoading = false
  let isEnded = false
  /** What it is loaded for: a form that is sent meanwhile comes before a field that was left. */
  let first: Event | undefined
  const connect = async () => {
    if (isLoading) return
    isLoading = true
    try {
      const { connectCheckout } = await import('./checkout-form.model')
      waiting.abort()
      if (isEnded) return
      live.set(isSendingAtom, false)
      end = connectCheckout(form, live, { stored, first })
    } catch {
      isLoading = false
      live.set(isSendingAtom, false)
      const sent = first?.type === 'submit' ? (first as SubmitEvent) : null
      first = undefined
      // The form works without the script; offline nothing that was typed is to be lost.
      if (!sent || !navigator.onLine) return
      waiting.abort()
      form.requestSubmit(sent.submitter)
    }
  }
  const onUse = (event: Event) => {
    if ((event.target as HTMLInputElement).form !== form) return
    first ??= event
    void connect()
  }
  const onSubmit = (event: SubmitEvent) => {
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    first = event
    live.set(isSendingAtom, true)
    void connect()
  }
  const { signal } = waiting
  document.addEventListener('input', onUse, { signal })
  document.addEventListener('focusout', onUse, { signal })
  form.addEventListener('submit', onSubmit, { signal })
  form.noValidate = true
  if (stored === '') void connect()
  return () => {
    isEnded = true
    waiting.abort()
    end?.()
  }
}

import { useCallback, useRef, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { updateCartCall } from '../../rules/site/rare-calls'
import { localPathAtom } from '../../services/navigate/context-path'
import { CHECKOUT_FORM, CHECKOUT_STEPS, type CheckoutStep } from './details.rules'
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
 * `revision`: of the cart, as the page shows it.
 */
export function useCheckoutForm(
  revision: number | null,
): Omit<CheckoutFormModel, 'onFollow'> | null {
  const { context, site } = usePage()
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const isSending = usePageValue(isSendingAtom)
  const stop = useRef<Promise<(() => void) | undefined>>(undefined)
  const { id, cart } = context.page
  // One for each intent to book: what is repeated with it counts once.
  const [key] = useState(() => crypto.randomUUID())
  const isEdited = context.mode === 'edit'
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      void stop.current?.then((end) => end?.())
      stop.current =
        form && !isEdited
          ? import('./checkout-form.model').then(
              ({ connectCheckout }) => connectCheckout(form, live),
              // The form works without the script.
              () => undefined,
            )
          : undefined
    },
    [live, isEdited],
  )
  const step = CHECKOUT_STEPS.get(id)
  if (!step || !cart || revision === null) return null
  return {
    kind: 'form',
    id: CHECKOUT_FORM,
    action: localPath(updateCartCall(site)),
    fields: [
      ['cartId', cart],
      ['revision', `${revision}`],
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

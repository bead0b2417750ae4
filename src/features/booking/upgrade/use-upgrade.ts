import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { usePage, useStores } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { selectRateCall } from '../../../rules/site/booking-calls'
import { asked } from '../../../rules/site/query'
import { formatSearch } from '../../../rules/stay/stay-search'
import { localPathAtom } from '../../../services/navigate/context-path'
import { CHECKOUT_FORM, CHECKOUT_STEPS, type CheckoutStep } from '../../checkout/details.rules'
import { staySearchAtom } from '../../stay/search.store'
import type { UpgradeLabels } from './upgrade.labels'
import { type UpgradeProblem, upgradeProblem } from './upgrade.rules'
import type { UpgradeResult } from './upgrade.service'

/** A change of one room: an offer that is accepted, or what it replaced, put back. */
export interface RoomChange {
  /** Of this change on the page. */
  key: string
  itemId: string
  productId: string
  quoteToken: string | null
}

/** Why a room was not changed. */
export interface FailedChange {
  text: string
  /** The answer to what was pressed on this page. */
  isNews: boolean
  /** Null after a refusal, which repeating does not change. */
  retry: (() => void) | null
}

/**
 * Attributes of the button that makes a change. Without a script it sends the form of the page, so that
 * nothing is lost that was typed there (docs/decisions/0053).
 */
export interface UpgradeForm {
  form: string
  action: string
  /** Of the form itself, which Enter in a field asks for; null for a form without fields. */
  step: CheckoutStep | null
  /** Of the button's one field, `change`. */
  value: string
  isBusy: boolean
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

interface Upgrade {
  formOf: (change: RoomChange, onDone: () => void) => UpgradeForm
  /** Null while a change is on its way, and if there is nothing to tell. */
  failed: FailedChange | null
}

const loadService = () => import('./upgrade.service')

/**
 * Changes rooms of the page's cart, which has this revision: by the form of the page, or, with a script,
 * without leaving it. `onDone` is called once the page shows the figures of now.
 */
export function useUpgrade(
  revision: number,
  labels: Pick<UpgradeLabels, UpgradeProblem | 'unanswered'>,
): Upgrade {
  const page = usePage()
  const { site, context } = page
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const search = usePageValue(staySearchAtom)
  // Without a script the server has sent the visitor back.
  const sentBack = asked(page, 'product') ? upgradeProblem(asked(page, 'problem')) : null
  const [busyKey, setBusyKey] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailedChange | null>(
    sentBack && { text: labels[sentBack], isNews: false, retry: null },
  )
  // The last change, as long as its answer is missing.
  const choice = useRef<{ change: string; key: string } | null>(null)

  useEffect(() => {
    // The sending has to be there before the connection is lost.
    loadService().catch(() => {})
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusyKey(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const fieldsOf = ({ itemId, productId, quoteToken }: RoomChange) => [
    ['searchCriteria', formatSearch(search, site).toString()],
    ['cartId', context.page.cart ?? ''],
    ['revision', `${revision}`],
    ['itemId', itemId],
    ['productId', productId],
    ['quoteToken', quoteToken ?? ''],
  ]

  const send = async (change: RoomChange, button?: HTMLButtonElement): Promise<UpgradeResult> => {
    const fields = Object.fromEntries(fieldsOf(change))
    const repeated = choice.current?.change === change.key ? choice.current : null
    const { key: choiceKey } = repeated ?? { key: crypto.randomUUID() }
    choice.current = { change: change.key, key: choiceKey }
    const service = await loadService().catch(() => null)
    if (!service && button?.form && navigator.onLine) {
      button.form.requestSubmit(button)
      return { state: 'leaving' }
    }
    if (!service) return { state: 'unanswered' }
    return live.set(service.upgradeAtom, { fields, choiceKey })
  }

  const make = (change: RoomChange, onDone: () => void, button?: HTMLButtonElement) => {
    if (busyKey) return
    setBusyKey(change.key)
    setFailed(null)
    void send(change, button).then((result) => {
      if (result.state === 'leaving') return
      setBusyKey(null)
      if (result.state !== 'unanswered') choice.current = null
      if (result.state === 'done') return onDone()
      setFailed(
        result.state === 'refused'
          ? { text: labels[result.problem], isNews: true, retry: null }
          : { text: labels.unanswered, isNews: true, retry: () => make(change, onDone) },
      )
    })
  }

  return {
    failed,
    formOf: (change, onDone) => ({
      form: CHECKOUT_FORM,
      step: CHECKOUT_STEPS.get(context.page.id) ?? 'keep',
      action: localPath(selectRateCall(site)),
      value: [change.itemId, change.productId, change.quoteToken ?? ''].join(' '),
      isBusy: busyKey === change.key,
      onClick: (event) => {
        event.preventDefault()
        make(change, onDone, event.currentTarget)
      },
    }),
  }
}

import { useEffect, useRef, useState } from 'react'
import { useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { selectRateCall } from '../../rules/site/rare-calls'
import { formatSearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import { pageAtom } from '../../services/page/page'
import { writeFilters } from '../filters/filters.rules'
import { filtersAtom } from '../filters/filters.store'
import { staySearchAtom } from '../stay/search.store'
import type { ChoiceResult } from './choose-rate.service'
import { useCart } from './use-cart'

/** The rate that a form chooses, and the price that was shown with it. */
export interface ChosenRate {
  id: string
  quoteToken: string | null
}

/** Why a rate is not in the cart. */
export type FailedChoice = Exclude<ChoiceResult, { state: 'leaving' }> & { rate: ChosenRate }

export interface SelectForm {
  action: string
  /** Hidden fields that every rate sends. */
  fields: readonly (readonly [string, string])[]
  locale: string
  /** The product that is on its way into the cart. */
  busyId: string | null
  /** What came of the last choice; null while it is on its way, and if there is nothing to tell. */
  failed: FailedChoice | null
  /** `form` sends itself if the script that would send it is not to be had. */
  choose: (rate: ChosenRate, form?: HTMLFormElement) => void
}

const loadService = () => import('./choose-rate.service')

/**
 * The form that puts a rate into the cart of the page's address, or into a new one (D.9). `roomIndex`:
 * the room of the stay that is chosen, the cart's next one without. A script sends it, and the page
 * stays until there is an answer (docs/decisions/0050).
 */
export function useSelectForm(
  onSelect: (productId: string) => void,
  roomIndex?: number | undefined,
): SelectForm {
  const { live } = useStores()
  const { site, context } = live.get(pageAtom)
  const localPath = usePageValue(localPathAtom)
  const search = usePageValue(staySearchAtom)
  const filters = usePageValue(filtersAtom)
  const { cart } = useCart()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailedChoice | null>(null)
  const choiceKey = useRef('')

  useEffect(() => {
    // The sending has to be there before the connection is lost.
    loadService().catch(() => {})
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusyId(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const criteria = formatSearch(search, site)
  writeFilters(criteria, site, filters)
  const fields: SelectForm['fields'] = [
    ['searchCriteria', criteria.toString()],
    ['roomIndex', `${roomIndex ?? cart?.nextRoomIndex ?? 0}`],
    ...(cart
      ? ([
          ['cartId', cart.id],
          ['revision', `${cart.revision}`],
        ] as const)
      : []),
  ]

  const send = async (rate: ChosenRate, form?: HTMLFormElement): Promise<ChoiceResult> => {
    const isAfterUnanswered = failed?.state === 'unanswered'
    const { id, quoteToken } = rate
    if (!isAfterUnanswered || failed.rate.id !== id || failed.rate.quoteToken !== quoteToken) {
      choiceKey.current = crypto.randomUUID()
      onSelect(id)
    }
    const service = await loadService().catch(() => null)
    if (!service && form && navigator.onLine) {
      form.submit()
      return { state: 'leaving' }
    }
    if (!service) return { state: 'unanswered' }
    return live.set(service.chooseRateAtom, {
      fields: { ...Object.fromEntries(fields), productId: id, quoteToken: quoteToken ?? '' },
      choiceKey: choiceKey.current,
      isAfterUnanswered,
    })
  }

  return {
    action: localPath(selectRateCall(site)),
    fields,
    locale: context.locale,
    busyId,
    failed,
    choose: (rate, form) => {
      if (busyId) return
      setBusyId(rate.id)
      setFailed(null)
      void send(rate, form).then((result) => {
        if (result.state === 'leaving') return
        setFailed({ ...result, rate })
        setBusyId(null)
      })
    },
  }
}

import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { isPlainClick } from '../../../hooks/is-plain-click'
import { useStores } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { modifySelectRateCall, selectRateCall } from '../../../rules/site/booking-calls'
import { createAccountPath } from '../../../rules/site/paths'
import { formatSearch } from '../../../rules/stay/stay-search'
import { localPathAtom } from '../../../services/navigate/context-path'
import { openOverlay } from '../../../services/overlays/overlays'
import { pageAtom } from '../../../services/page/page'
import { writeFilters } from '../../filters/filters.rules'
import { filtersAtom } from '../../filters/filters.store'
import { staySearchAtom } from '../../stay/search.store'
import { isChangePage } from '../changes/change-page.rules'
import { type ChosenRate, rateValue } from './choice.rules'
import type { ChoiceResult } from './choose-rate.service'
import { useCart } from './use-cart'

/** Why a rate is not in the cart. */
export type FailedChoice = Exclude<ChoiceResult, { state: 'leaving' }> & { rate: ChosenRate }

/** What the forms of all rates of a list share. It is the same object until something of it changes. */
export interface RateForm {
  action: string
  /** Hidden fields that every rate sends. */
  fields: readonly (readonly [string, string])[]
  locale: string
  /** For who wants a member's rate and is no member. */
  join: { href: string; onClick: (event: MouseEvent) => void }
  /** `sent` sends itself if the script that would send it is not to be had. */
  choose: (rate: ChosenRate, sent?: HTMLFormElement) => void
}

export interface SelectForm {
  form: RateForm
  /** The product that is on its way into the cart. */
  busyId: string | null
  /** What came of the last choice; null while it is on its way, and if there is nothing to tell. */
  failed: FailedChoice | null
}

const loadService = () => import('./choose-rate.service')

/**
 * The form that puts a rate into the cart of the page's address, or into a new one (D.9). `roomIndex`:
 * the room of the stay that is chosen, the cart's next one without. A script sends it, and the page
 * stays until there is an answer (docs/decisions/0050). `onSelect` should be a function that stays the
 * same, so that the form does.
 */
export function useSelectForm(
  onSelect: (productId: string) => void,
  roomIndex?: number | undefined,
): SelectForm {
  const { live } = useStores()
  const { site, context } = live.get(pageAtom)
  // Of a booked stay the rate is a change (docs/decisions/0095).
  const call = isChangePage(context.page) ? modifySelectRateCall : selectRateCall
  const action = usePageValue(localPathAtom)(call(site))
  const search = usePageValue(staySearchAtom)
  const filters = usePageValue(filtersAtom)
  const { cart } = useCart()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [failed, setFailed] = useState<FailedChoice | null>(null)
  // A second press may come before the first one is drawn.
  const last = useRef({ key: '', isBusy: false, failed })

  useEffect(() => {
    // The sending has to be there before the connection is lost.
    loadService().catch(() => {})
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      last.current.isBusy = false
      setBusyId(null)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const room = roomIndex ?? cart?.nextRoomIndex ?? 0
  const { id: cartId, revision } = cart ?? {}
  // The rooms that get the dates of the page; the first of them is the one that is chosen.
  const moving = isChangePage(context.page) ? context.page.rooms?.join(',') : undefined
  const fields = useMemo((): RateForm['fields'] => {
    const criteria = formatSearch(search, site)
    writeFilters(criteria, site, filters)
    return [
      ['searchCriteria', criteria.toString()],
      ['roomIndex', `${room}`],
      ...(moving ? ([['rooms', moving]] as const) : []),
      ...(cartId
        ? ([
            ['cartId', cartId],
            ['revision', `${revision}`],
          ] as const)
        : []),
    ]
  }, [search, site, filters, room, moving, cartId, revision])

  const joinHref = usePageValue(localPathAtom)(createAccountPath(site))

  const form = useMemo((): RateForm => {
    const send = async (rate: ChosenRate, sent?: HTMLFormElement): Promise<ChoiceResult> => {
      const { failed } = last.current
      const isAfterUnanswered = failed?.state === 'unanswered'
      const { id, quoteToken } = rate
      if (!isAfterUnanswered || failed.rate.id !== id || failed.rate.quoteToken !== quoteToken) {
        last.current.key = crypto.randomUUID()
        onSelect(id)
      }
      const service = await loadService().catch(() => null)
      if (!service && sent && navigator.onLine) {
        sendItself(sent, rate)
        return { state: 'leaving' }
      }
      if (!service) return { state: 'unanswered' }
      return live.set(service.chooseRateAtom, {
        fields: { ...Object.fromEntries(fields), productId: id, quoteToken: quoteToken ?? '' },
        choiceKey: last.current.key,
        isAfterUnanswered,
        call,
      })
    }
    return {
      action,
      fields,
      locale: context.locale,
      join: {
        href: joinHref,
        onClick: (event) => {
          if (isPlainClick(event) && openOverlay('join')) event.preventDefault()
        },
      },
      choose: (rate, sent) => {
        if (last.current.isBusy) return
        last.current.isBusy = true
        setBusyId(rate.id)
        setFailed(null)
        void send(rate, sent).then((result) => {
          if (result.state === 'leaving') return
          last.current = { ...last.current, isBusy: false, failed: { ...result, rate } }
          setFailed(last.current.failed)
          setBusyId(null)
        })
      },
    }
  }, [action, call, fields, context.locale, joinHref, live, onSelect])

  return { form, busyId, failed }
}

/** Without the button that was pressed, which a form that a script submits leaves out. */
function sendItself(form: HTMLFormElement, rate: ChosenRate) {
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'rate', value: rateValue(rate) })
  form.append(field)
  form.submit()
}

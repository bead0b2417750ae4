import { useState } from 'react'
import {
  addressedProblem,
  type ChangeProblem,
} from '../../features/booking/order/change-order.rules'
import type { OrderChange } from '../../features/booking/order/change-order.service'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import { offerFacts } from '../../features/booking/upgrade/offer-facts'
import type { ShownOffer } from '../../features/booking/upgrade/upgrade-cards.view'
import type { FailedChange, UpgradeForm } from '../../features/booking/upgrade/use-upgrade'
import {
  type MembershipAction,
  useMembershipActions,
} from '../../features/join/use-membership-actions'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { modifySelectRateCall } from '../../rules/site/booking-calls'
import { upgradeReservationPath } from '../../rules/site/booking-paths'
import { updateOrderCall } from '../../rules/site/order-calls'
import { asked, withQuery } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { balanceOf, deadlineText, reasonAgainst, type UpgradeData } from './award-facts'
import { roomUpgradeDataQuery } from './room-upgrade.operations'
import type { RoomUpgradeProps } from './room-upgrade.schema'

export type NightStatus = UpgradeData['rooms'][number]['specialNights'][number]['status']

/** A room of the order for which a suite was or can be asked for. */
export interface SuiteRoom {
  itemId: string
  /** From 1; null for the only one. */
  number: number | null
  suite: string
  nights: { date: string; day: string; status: NightStatus }[]
  /** What can be done now; null where nothing can. */
  action: { kind: 'ask' | 'withdraw'; form: UpgradeForm } | null
  /** Why nothing can be asked for; '' where it can, and where it was. */
  reason: string
}

export type OrderUpgradeModel =
  /** No order of this visitor, or nothing to tell or to offer. */
  | { state: 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'signIn'; form: null; signIn: MembershipAction }
  | {
      state: 'order'
      /** Of the form that every button belongs to. */
      form: { id: string; action: string; fields: Record<string, string> }
      rooms: SuiteRoom[]
      offers: ShownOffer[]
      /** The page with every better room; null where all are here. */
      all: { text: string; href: string } | null
      /** Rooms of the stay, as far as they are shown. */
      count: number
      /** Empty where no award can be used. */
      balance: string
      decision: string
      failed: FailedChange | null
    }

const USED: readonly NightStatus[] = ['REQUESTED', 'PENDING', 'GUARANTEED', 'DENIED', 'FORFEITED']

const loadService = () => import('../../features/booking/order/change-order.service')

/** For a page that the server renders. */
export function orderQuestions(
  { maxOffers }: Pick<RoomUpgradeProps, 'maxOffers'>,
  context: PageContext,
) {
  if (context.mode === 'edit') return []
  return [{ query: roomUpgradeDataQuery, variables: { ...stayAsked(context), maxOffers } }]
}

/** What becomes of suites and rooms after the booking, and what can still be changed. */
export function useOrderUpgrade(props: RoomUpgradeProps): OrderUpgradeModel {
  const { id, labels, kinds, maxOffers, source } = props
  const { context, site } = usePage()
  const localPath = usePageValue(localPathAtom)
  const { locale, mode, page } = context
  const isOn = source === 'order' && mode !== 'edit'
  const track = useTrack('room-upgrade', props)
  const answer = useQuery(roomUpgradeDataQuery, isOn ? { ...stayAsked(context), maxOffers } : null)
  const found = answer.state === 'ready' ? answer.data.roomUpgradeData : null
  const now = useTermsTime(found?.offers.map(({ product }) => product) ?? [])
  const { failed, formOf, action } = useOrderChange(id, found?.handle ?? '')
  const { signIn } = useMembershipActions(() => {})

  if (isOn && answer.state === 'failed') return { state: 'failed', retry: answer.retry }
  if (!isOn || !found?.handle) return { state: 'none' }
  const { left, text } = balanceOf(found, labels, locale)
  const reason = reasonAgainst(found, left, labels, locale)
  const rooms = found.rooms.flatMap((room): SuiteRoom[] => {
    const { itemId, roomIndex, name, suite } = room
    const isAsked = room.specialNights.some(({ status }) => USED.includes(status))
    const ask = { kind: isAsked ? ('withdraw' as const) : ('ask' as const) }
    const isPossible = found.isOpen && (isAsked || !reason)
    const hasStatus = kinds.includes('status') && room.specialNights.length > 0
    const isOffered = kinds.includes('award') && suite !== null && (isAsked || left > 0)
    if (!hasStatus && !isOffered) return []
    const change = { itemId, suite: !isAsked }
    return [
      {
        ...{ itemId, suite: suite ?? name },
        number: found.rooms.length > 1 ? roomIndex + 1 : null,
        nights: hasStatus
          ? room.specialNights.map(({ date, status }) => ({
              ...{ date, status },
              day: formatDate(date, locale),
            }))
          : [],
        action:
          isOffered && isPossible
            ? {
                ...ask,
                form: formOf(change, `${isAsked ? 'noSuite' : 'suite'} ${itemId}`, () =>
                  track('upgrade_request', { kind: isAsked ? 'withdraw' : 'award' }),
                ),
              }
            : null,
        reason: isAsked ? '' : reason,
      },
    ]
  })
  const offers = (kinds.includes('paid') ? found.offers : [])
    .flatMap((offer) => offerFacts(offer, { labels, locale, now }) ?? [])
    .map((offer): ShownOffer => {
      const { itemId, productId, quoteToken } = offer.change
      const form: UpgradeForm = {
        ...{ form: `${id}-form`, action: localPath(modifySelectRateCall(site)), step: null },
        value: [itemId, productId, quoteToken ?? ''].join(' '),
        isBusy: false,
        // The form leads to the review of the change by itself.
        onClick: () => track('upgrade_accept', { difference: offer.difference }),
      }
      return { ...offer, form }
    })
  if (found.access === 'SIGN_IN' && kinds.includes('award') && offers.length === 0) {
    return { state: 'signIn', form: null, signIn }
  }
  const isOwnPage = page.id === 'upgrade-reservation'
  if (rooms.length === 0 && offers.length === 0 && !failed && !isOwnPage) return { state: 'none' }
  const deadline = deadlineText(found.deadline, labels, locale)
  const canAsk = rooms.some(({ action: one }) => one !== null)
  return {
    state: 'order',
    form: {
      ...{ id: `${id}-form`, action },
      fields: { stay: found.handle, page: page.id },
    },
    rooms,
    offers,
    all:
      !isOwnPage && found.offerCount > offers.length && offers.length > 0
        ? {
            text: countText(labels.allRooms, found.offerCount, locale),
            href: localPath(withQuery(site, upgradeReservationPath(site), { stay: found.handle })),
          }
        : null,
    count: Math.max(rooms.length, new Set(offers.map(({ room }) => room)).size),
    balance: canAsk && left > 0 ? text : '',
    decision: canAsk ? fillText(labels.decision, { deadline }) : '',
    failed: failed && {
      text: failed.problem ? fillText(labels[failed.problem], { deadline }) : labels.failed,
      isNews: failed.isNews,
      retry: failed.retry,
    },
  }
}

type Failure = Pick<FailedChange, 'isNews' | 'retry'> & { problem: ChangeProblem | null }

type RoomChange = Omit<OrderChange, 'stay'>

/** Sends a change of the order that is shown, one at a time, and shows what has come of it. */
function useOrderChange(id: string, stay: string) {
  const page = usePage()
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  // Without a script the server has sent the visitor back.
  const sentBack = addressedProblem(asked(page, 'outcome'))
  const [busy, setBusy] = useState('')
  const [failed, setFailed] = useState<Failure | null>(
    sentBack && { problem: sentBack, isNews: false, retry: null },
  )

  const make = async (change: RoomChange, key: string, onDone: () => void) => {
    if (busy) return
    setBusy(key)
    setFailed(null)
    const service = await loadService().catch(() => null)
    const input = { ...change, stay }
    const result = service
      ? await live.set(service.changeOrderAtom, input)
      : ({ state: 'unanswered' } as const)
    setBusy('')
    if (result.state === 'done') {
      onDone()
      document.getElementById(`${id}-title`)?.focus()
    } else if (result.state === 'refused') {
      setFailed({ problem: result.problem, isNews: true, retry: null })
    } else {
      setFailed({ problem: null, isNews: true, retry: () => void make(change, key, onDone) })
    }
  }

  return {
    failed,
    action: localPath(updateOrderCall(page.site)),
    formOf: (change: RoomChange, value: string, onDone: () => void): UpgradeForm => ({
      form: `${id}-form`,
      action: localPath(updateOrderCall(page.site)),
      step: null,
      value,
      isBusy: busy === value,
      onClick: (event) => {
        event.preventDefault()
        void make(change, value, onDone)
      },
    }),
  }
}

import { useEffect } from 'react'
import { type ChangeSums, changeSums } from '../../features/booking/changes/change-sums'
import { addsUp, chargeFacts } from '../../features/booking/charges/charge-facts'
import { policyFacts, type RoomPolicies } from '../../features/booking/policy/policy-facts'
import { type StayFact, stayFacts } from '../../features/booking/stay/stay-facts'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import type { Breakdown } from '../../features/rates/breakdown/breakdown'
import { pointsAndMoney } from '../../features/rates/points-and-money'
import { usePolicyClock } from '../../features/rates/policy/use-policy-clock'
import { usePage } from '../../hooks/page-store'
import { useOpenSections } from '../../hooks/use-open-sections'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { useViewport } from '../../hooks/use-viewport'
import { reservationSummaryQuery } from './reservation-summary.operations'
import type { ReservationSummaryProps } from './reservation-summary.schema'

export interface SummaryRoom {
  id: string
  number: number
  name: string
  rate: string
}

export interface Summary {
  facts: StayFact[]
  rooms: SummaryRoom[]
  /** Null: the guest may not see it. */
  charges: Breakdown | null
  /** In points and in money; null as the charges are. */
  total: string | null
  /** What changes; null for what is not a change of a booked stay. */
  change: ChangeSums | null
  policies: RoomPolicies[]
  isLive: boolean
  isOpen: boolean
  /** The window shows all of it. */
  isAlwaysOpen: boolean
  /** Null where it cannot be closed. */
  onToggle: ((isOpen: boolean, isByVisitor: boolean) => void) | null
}

export type ReservationSummaryModel =
  /** The page has no cart of this visitor, or one without rooms. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'ready' } & Summary)

/** Stay, rooms, charges and policies of the visitor's cart (W31). */
export function useReservationSummary(props: ReservationSummaryProps): ReservationSummaryModel {
  const { id, labels, collapsibleOnMobile } = props
  const { context, log } = usePage()
  const { locale, page } = context
  const track = useTrack('reservation-summary', props)
  const viewport = useViewport()
  const section = `${id}-content`
  const open = useOpenSections([section], {
    initial: collapsibleOnMobile ? [] : [section],
    isSingle: false,
  })
  const variables = page.cart ? { cartId: page.cart } : null
  const { retry, ...answer } = useQuery(reservationSummaryQuery, variables)
  const data = answer.state === 'ready' ? answer.data : null
  const charges = data?.summaryOfChargesCart ?? null
  const policies = data?.cancellationPolicyByCart ?? []
  const { now, isLive } = usePolicyClock(policies.map(({ policy }) => policy.deadline))
  const convert = useConvertedPrice(charges?.total?.currency)
  const isWrong = charges !== null && !addsUp(charges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each answer
  useEffect(() => {
    if (isWrong) log('error', 'charges_mismatch')
  }, [isWrong])

  if (!variables) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  const { stayDetails: stay, cart } = answer.data
  if (!stay || !cart || !charges || cart.items.length === 0) return { state: 'none' }
  const facts = chargeFacts(charges, { locale, showPoints: true, convert })
  return {
    state: 'ready',
    facts: stayFacts(stay, { labels, locale, showTimes: true }),
    rooms: cart.items.map(({ id: item, roomIndex, product }) => ({
      id: item,
      number: roomIndex + 1,
      name: product.roomType?.name ?? '',
      rate: product.ratePlan?.name ?? '',
    })),
    charges: facts,
    total:
      facts &&
      charges.total &&
      pointsAndMoney(
        { points: charges.pointsTotal, freeNights: charges.freeNights, money: charges.total },
        labels,
        locale,
      ),
    change: changeSums(charges, { labels, locale }),
    policies: policyFacts(policies, {
      ...{ labels, locale, now },
      ...{ showNoShow: false, perRoom: 'auto' },
    }),
    isLive,
    isOpen: open.isOpen(section),
    isAlwaysOpen: viewport === 'L' || viewport === 'XL',
    onToggle: collapsibleOnMobile
      ? (isOpen, isByVisitor) => {
          open.set(section, isOpen)
          if (isByVisitor) track('summary_toggle', { open: isOpen })
        }
      : null,
  }
}

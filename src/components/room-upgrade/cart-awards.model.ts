import { useState } from 'react'
import { type AwardProblem, awardsPart, TICKED } from '../../features/checkout/awards/awards.rules'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../features/checkout/use-keep-note'
import {
  type MembershipAction,
  useMembershipActions,
} from '../../features/join/use-membership-actions'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { balanceOf, deadlineText, reasonAgainst, type UpgradeData } from './award-facts'
import { roomUpgradeDataQuery } from './room-upgrade.operations'
import type { RoomUpgradeProps } from './room-upgrade.schema'

/** A room of the cart for which a suite can be asked for. */
export interface AwardRoom {
  itemId: string
  /** From 1; null for the only one. */
  number: number | null
  suite: string
  /** Of the box, and what it stores. */
  field: string
  value: string
  isChosen: boolean
  /** Why it cannot be asked for; '' where it can. */
  reason: string
  /** Why the server has refused it; '' otherwise. */
  problem: string
}

export type CartAwardsModel =
  /** No cart, no better suite, or a member without awards. */
  | { state: 'none' }
  | { state: 'failed'; retry: () => void }
  | { state: 'signIn'; form: string | null; signIn: MembershipAction }
  | {
      state: 'cart'
      form: string
      rooms: AwardRoom[]
      /** Rooms of the stay. */
      count: number
      balance: string
      uses: string
      decision: string
      onChoose: (itemId: string, isChosen: boolean) => void
      note: KeepNoteModel
    }

/** Suites that a member asks for with the booking: stored with the cart, and asked for with its order. */
export function useCartAwards(props: RoomUpgradeProps): CartAwardsModel {
  const { labels, kinds, source } = props
  const { locale, page } = usePage().context
  const isOn = source === 'cart' && page.cart !== undefined && kinds.includes('award')
  const track = useTrack('room-upgrade', props)
  const answer = useQuery(roomUpgradeDataQuery, isOn ? { cartId: page.cart ?? null } : null)
  const found = answer.state === 'ready' ? answer.data.roomUpgradeData : null
  const textOf = (_field: string, problem: string) =>
    found ? problemText(found, problem as AwardProblem, labels, locale) : ''
  const part = useCheckoutPart(awardsPart, textOf)
  const { note, onTouch } = useKeepNote(part)
  const { signIn } = useMembershipActions(() => {})
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})

  const rooms = found?.rooms.filter(({ suite }) => suite !== null) ?? []
  if (isOn && answer.state === 'failed') return { state: 'failed', retry: answer.retry }
  if (!isOn || !found || rooms.length === 0) return { state: 'none' }
  if (found.access === 'SIGN_IN') return { state: 'signIn', form: part.form, signIn }
  const { left, text } = balanceOf(found, labels, locale)
  if (part.state !== 'ready' || (left === 0 && found.isOpen)) return { state: 'none' }
  const isChosen = (itemId: string) => chosen[itemId] ?? part.values[itemId] === TICKED
  const free = left - found.nights * rooms.filter(({ itemId }) => isChosen(itemId)).length
  return {
    state: 'cart',
    form: part.form,
    count: rooms.length,
    balance: text,
    uses: countText(labels.uses, found.nights, locale),
    decision: fillText(labels.decision, {
      deadline: deadlineText(found.deadline, labels, locale),
    }),
    rooms: rooms.map(({ itemId, roomIndex, suite }) => ({
      ...{ itemId, suite: suite ?? '' },
      number: rooms.length > 1 ? roomIndex + 1 : null,
      field: part.nameOf(itemId),
      value: TICKED,
      isChosen: isChosen(itemId),
      // What is asked for can be taken back, whatever else.
      reason: isChosen(itemId) && found.isOpen ? '' : reasonAgainst(found, free, labels, locale),
      problem: textOf(itemId, part.problems[itemId] ?? ''),
    })),
    onChoose: (itemId, isNow) => {
      onTouch()
      setChosen((before) => ({ ...before, [itemId]: isNow }))
      if (isNow) track('upgrade_request', { kind: 'award' })
    },
    note,
  }
}

function problemText(
  found: UpgradeData,
  problem: AwardProblem,
  labels: RoomUpgradeProps['labels'],
  locale: string,
): string {
  const { left } = balanceOf(found, labels, locale)
  if (problem === 'tooFew') return fillText(labels.tooFew, { needed: found.nights, left })
  const deadline = deadlineText(found.deadline, labels, locale)
  return problem === 'closed' ? fillText(labels.closed, { deadline }) : ''
}

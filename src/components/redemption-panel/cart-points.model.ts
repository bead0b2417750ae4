import { useEffect, useState } from 'react'
import {
  FREE,
  nightField,
  nightsField,
  pointsTyped,
} from '../../features/checkout/points/points.rules'
import { isSendingAtom } from '../../features/checkout/sending.store'
import type { CheckoutPart } from '../../features/checkout/use-checkout-part'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { formatCount } from '../../rules/formats/formatters'
import { formatMoney } from '../../rules/money/money'
import type { RedemptionDataQuery } from '../../services/graphql/operations'
import { type Noted, type PointsStep, settled, stepAt, usableSteps } from './points-steps'
import type { RedemptionPanelProps } from './redemption-panel.schema'

/** What a visitor does with the points of one room. */
export interface RoomPoints {
  id: string
  /** Id of its button, which the form is sent by. */
  buttonId: string
  /** From 1. */
  number: number
  name: string
  required: number
  /** What can be used, the fewest first; empty: the member has too few. */
  steps: readonly PointsStep[]
  recommended: number | null
  used: number
  /** Name of its field; null while another room’s points are sent. */
  field: string | null
  text: string
  /** Place of the chosen number in `steps`; -1: the room is paid with money. */
  chosen: number
  note: Noted | null
  isBusy: boolean
  /** Nights of the room, where the member has an award for one of them. */
  nights: RoomNight[]
  /** Name of the field that says that the nights are in the form; null while another room’s points are sent. */
  nightsField: string | null
  /** What is left to pay where awards pay for all nights; else null. */
  allFree: string | null
  onSlide: (chosen: number) => void
  onType: (text: string) => void
  onLeave: () => void
  /** Sends what is chosen, unless it has to be changed first. */
  apply: () => void
  /** Sends this number; 0 pays with money. */
  use: (points: number) => void
}

/** A night that an award can pay for, or none. */
export interface RoomNight {
  date: string
  day: string
  points: number
  /** Null while another room’s points are sent. */
  field: string | null
  /** What its field has when it is ticked. */
  value: string
  isFree: boolean
  canBeFree: boolean
}

interface Draft {
  text: string
  note: Noted | null
}

interface Sent {
  roomId: string
  points: number
}

type Answered = NonNullable<RedemptionDataQuery['redemptionData']>
type Room = Answered['rooms'][number]

const NO_ROOMS: readonly Room[] = []

const buttonIdOf = (id: string, roomId: string) => `${id}-${roomId}-apply`

/**
 * The points of each room of a cart. They are sent by the form of the page, with everything that was typed there,
 * and the page comes back with the rooms as they are paid then.
 */
export function useCartPoints(
  props: RedemptionPanelProps,
  answered: Answered | null,
  { nameOf, values, isRefused }: Pick<CheckoutPart, 'nameOf' | 'values'> & { isRefused: boolean },
): { rooms: RoomPoints[]; isLive: boolean } {
  const { locale } = usePage().context
  const isSending = usePageValue(isSendingAtom)
  const track = useTrack('redemption-panel', props)
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [isLive, setLive] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const offered = answered?.rooms ?? NO_ROOMS
  const isReady = answered !== null

  const setDraft = (room: Room, text: string, note: Noted | null = null) =>
    setDrafts((all) => ({ ...all, [room.itemId]: { text, note } }))

  const textOf = (points: number) => (points > 0 ? formatCount(points, locale) : '')
  const printed = (room: Room) => (isRefused && values[room.itemId]) || textOf(room.used)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields are there
  useEffect(() => {
    if (!isReady || isLive) return
    // What was typed before the script was there.
    for (const room of offered) {
      const field = [...document.getElementsByName(nameOf(room.itemId))].at(-1)
      if (!(field instanceof HTMLInputElement)) continue
      const text = field.type === 'checkbox' && !field.checked ? '' : field.value
      if (text !== printed(room)) setDraft(room, text)
    }
    setLive(true)
  }, [isReady, isLive])

  // After the fields have what is sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!sent) return
    const button = document.getElementById(buttonIdOf(props.id, sent.roomId))
    if (!(button instanceof HTMLButtonElement) || !button.form) return setSent(null)
    const room = offered.find(({ itemId }) => itemId === sent.roomId)
    if (room && sent.points > 0) {
      const mode = sent.points === room.requiredPoints ? 'points' : 'pointsCash'
      track('redemption_apply', { mode, points: sent.points })
    }
    button.form.requestSubmit(button)
  }, [sent])

  // The form had no answer, or the browser has brought the page back.
  useEffect(() => {
    if (!isSending) setSent(null)
  }, [isSending])

  const nightsOf = ({ itemId: id, nights }: Room): RoomNight[] => {
    const isOffered =
      props.modes.includes('fna') && nights.some((one) => one.canBeFree || one.isFree)
    const isTicked = (date: string) => values[nightField(id, date)] === FREE
    const isTyped = isRefused && values[nightsField(id)] !== undefined
    return !isOffered
      ? []
      : nights.map(({ date, points, isFree, canBeFree }) => ({
          ...{ date, points, day: formatDate(date, locale), value: FREE },
          field: sent && sent.roomId !== id ? null : nameOf(nightField(id, date)),
          isFree: isTyped ? isTicked(date) : isFree,
          canBeFree: canBeFree || isFree,
        }))
  }

  const rooms = offered.map((room): RoomPoints => {
    const { itemId: id, currency, decimalPoint, used } = room
    const available = answered?.balance == null ? 0 : answered.balance - (answered.used - used)
    const cashOf = (amount: number) => formatMoney({ amount, currency, decimalPoint }, locale)
    const steps = usableSteps(room, { available, modes: props.modes, cashOf })
    const draft = drafts[id] ?? { text: printed(room), note: null }
    const typed = draft.text.trim() === '' ? 0 : pointsTyped(draft.text)
    const send = (points: number) => {
      if (isSending || sent) return
      setDraft(room, textOf(points))
      setSent({ roomId: id, points })
    }
    const settle = () => {
      const { points, note } = settled(steps, typed)
      if (note) setDraft(room, note.kind === 'notNumber' ? draft.text : textOf(points), note)
      return { points, note }
    }
    return {
      id,
      buttonId: buttonIdOf(props.id, id),
      number: room.roomIndex + 1,
      ...{ name: room.name, required: room.requiredPoints, steps, used },
      recommended: stepAt(steps, room.recommendedPoints)?.points ?? null,
      field: sent && sent.roomId !== id ? null : nameOf(id),
      text: draft.text,
      chosen: typed ? steps.findIndex(({ points }) => points === stepAt(steps, typed)?.points) : -1,
      note: draft.note,
      isBusy: sent?.roomId === id,
      nights: nightsOf(room),
      nightsField: sent && sent.roomId !== id ? null : nameOf(nightsField(id)),
      allFree: room.requiredPoints === 0 ? cashOf(room.cash[0] ?? 0) : null,
      onSlide: (chosen) => setDraft(room, textOf(steps[chosen]?.points ?? 0)),
      onType: (text) => setDraft(room, text),
      onLeave: () => void settle(),
      apply: () => {
        const { points, note } = steps.length > 0 ? settle() : { points: 0, note: null }
        if (!note) send(points)
      },
      use: send,
    }
  })
  return { rooms, isLive }
}

import { useState } from 'react'
import {
  partQuestions,
  type StayFormModel,
  useBookingPart,
} from '../../features/booking/changes/use-stay-part'
import { bookingQuestions, useBooking } from '../../features/booking/use-booking'
import type { PartValues } from '../../features/checkout/details.rules'
import {
  ALL_ROOMS,
  hoursByPart,
  type PartOfDay,
  REMEMBER,
  requestsPart,
  TICKED,
} from '../../features/checkout/requests/requests.rules'
import type { KeepNoteModel } from '../../features/checkout/use-keep-note'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import { formatClockTime } from '../../rules/formats/clock-time'
import type { RoomRequestsQuery } from '../../services/graphql/operations'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { roomRequestsQuery } from './room-requests.operations'
import type { RoomRequestsProps } from './room-requests.schema'

export interface RequestOption {
  /** '' for no preference. */
  code: string
  /** What the form sends. */
  value: string
  name: string
  label: string
  isGuaranteed: boolean
  isChosen: boolean
}

export type RequestGroup =
  | {
      group: 'bed' | 'floor' | 'location' | 'accessibility' | 'pillow'
      /** One of its options can be chosen, or several. */
      takes: 'one' | 'several'
      options: RequestOption[]
    }
  | { group: 'arrival'; name: string; value: string }
  | { group: 'comment'; name: string; value: string; count: number }

export interface RequestedRoom {
  id: string
  /** From 1; null where the requests are for all rooms. */
  number: number | null
  roomName: string
  isOpen: boolean
  groups: RequestGroup[]
}

/** For a page that the server renders. */
export const questionsOf = (_props: RoomRequestsProps, page: PageContext) => [
  ...bookingQuestions(roomRequestsQuery, page),
  ...partQuestions(page),
]

export type RoomRequestsModel =
  /** The page has no cart of this visitor, or the session no stay with a room to come. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      rooms: RequestedRoom[]
      /** Rooms of the stay that are chosen. */
      count: number
      /** Of an arrival, by the part of the day; those after midnight are the last. */
      hours: { part: PartOfDay; hours: { value: string; label: string }[] }[]
      onOption: (code: string) => void
      onArrival: () => void
      onComment: (name: string, text: string) => void
      /** Of a member who may keep the requests for the first room; null for everybody else. */
      remember: { name: string; isChosen: boolean; onChange: () => void } | null
      /** Whether it is stored for a cart; null for a stay. */
      note: KeepNoteModel | null
      /** The form of a stay, with what is stored where something else was typed; null for a cart. */
      save: { form: StayFormModel; stored: readonly string[] } | null
    }

type Offered = NonNullable<RoomRequestsQuery['requests']>

/** What guests would like for their rooms (W35). */
export function useRoomRequests(props: RoomRequestsProps): RoomRequestsModel {
  const { showPerRoom } = props
  const { locale } = usePage().context
  const answer = useBooking(
    roomRequestsQuery,
    (booking) =>
      booking.requests && {
        offered: booking.requests,
        stay: 'items' in booking ? booking : null,
      },
  )
  const stay = answer.state === 'ready' ? answer.facts.stay : null
  const part = useBookingPart(requestsPart, props.id, stay)
  const { onTouch } = part
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const track = useTrack('room-requests', props)

  if (answer.state !== 'ready') return answer
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (part.state === 'loading') return { state: 'loading' }
  const { offered } = answer.facts
  if (offered.rooms.length === 0) return { state: 'none' }
  const { rooms } = offered
  const asked = showPerRoom ? rooms : [{ id: ALL_ROOMS, roomIndex: null, name: '' }]
  return {
    state: 'ready',
    form: part.form,
    count: rooms.length,
    rooms: asked.map(({ id, roomIndex, name }, index) => ({
      id,
      number: roomIndex === null ? null : roomIndex + 1,
      roomName: name,
      // What was said about a room is not hidden.
      isOpen: index === 0 || Object.entries(part.values).some(isOfRoom(id)),
      groups: groupsOf(
        id,
        props,
        index === 0 ? offered : { ...offered, preferred: [] },
        part,
        counts,
      ),
    })),
    hours: hoursByPart().map(([part, hours]) => ({
      part,
      hours: hours.map((value) => ({ value, label: formatClockTime(value, locale) })),
    })),
    onOption: (code) => {
      onTouch()
      track('request_toggle', { code })
    },
    onArrival: () => {
      onTouch()
      track('arrival_time_set')
    },
    onComment: (name, text) => {
      onTouch()
      setCounts((before) => ({ ...before, [name]: text.length }))
    },
    remember: offered.canRemember
      ? {
          name: part.nameOf(REMEMBER),
          isChosen: part.values[REMEMBER] === TICKED,
          onChange: onTouch,
        }
      : null,
    note: part.note,
    save: part.save && {
      form: part.save,
      stored: storedTexts(part.stored, offered, props, locale),
    },
  }
}

/** What is stored of the fields that hold something else, as a guest reads it. */
function storedTexts(
  stored: PartValues,
  { rooms, options }: Offered,
  { labels }: RoomRequestsProps,
  locale: string,
): string[] {
  const textOf = (field: string, value: string) => {
    const [, group = '', code = ''] = field.split('.')
    const label = options.find((one) => one.code === (code || value))?.label ?? value
    const name = labels[group as RequestGroup['group']]
    if (code && value !== TICKED) return `${label}: ${labels.nothingSaved}`
    const said = group === 'arrival' ? formatClockTime(value, locale) : label
    return `${name}: ${said || labels.nothingSaved}`
  }
  return Object.entries(stored).map(([field, value]) => {
    const text = textOf(field, value)
    const room = rooms.find(({ id }) => field.startsWith(`${id}.`))
    return rooms.length > 1 && room
      ? `${fillText(labels.room, { number: room.roomIndex + 1, name: room.name })}, ${text}`
      : text
  })
}

function isOfRoom(id: string) {
  return ([field, value]: [string, string]) => field.startsWith(`${id}.`) && value !== ''
}

/** The groups that the author wants and the hotel has. */
function groupsOf(
  id: string,
  { groups, labels, maxComment }: RoomRequestsProps,
  { options, preferred }: Offered,
  { values, nameOf }: Pick<ReturnType<typeof useBookingPart>, 'values' | 'nameOf'>,
  counts: Readonly<Record<string, number>>,
): RequestGroup[] {
  return groups.flatMap((group): RequestGroup[] => {
    const field = `${id}.${group}`
    const name = nameOf(field)
    const value = values[field] ?? ''
    if (group === 'arrival') return [{ group, name, value }]
    if (group === 'comment') {
      const text = value.slice(0, maxComment)
      return [{ group, name, value: text, count: counts[name] ?? text.length }]
    }
    const own = options.filter((option) => option.group === group)
    if (own.length === 0) return []
    const choices = own.map(({ code, label, guaranteed }) => ({
      code,
      label,
      isGuaranteed: guaranteed,
    }))
    if (group === 'accessibility') {
      const boxes = choices.map((option) => {
        const box = `${field}.${option.code}`
        return { ...option, value: TICKED, name: nameOf(box), isChosen: values[box] === TICKED }
      })
      return [{ group, takes: 'several', options: boxes }]
    }
    // What the member has kept, as long as nothing was said about this room.
    const chosen = values[field] ?? own.find(({ code }) => preferred.includes(code))?.code ?? ''
    const isKnown = own.some(({ code }) => code === chosen)
    const open = { code: '', label: labels.noPreference, isGuaranteed: false }
    const radios = [open, ...choices].map((option) => ({
      ...option,
      value: option.code,
      name,
      isChosen: option.code === (isKnown ? chosen : ''),
    }))
    return [{ group, takes: 'one', options: radios }]
  })
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import type { PlaceListLink } from './place-input.model'
import { suggestedPlacesQuery } from './suggested-places.operations'

/** The time without a key after which places are looked for (W16). */
const TYPING_MS = 250

export type PlaceKind = 'CITY' | 'AIRPORT' | 'HOTEL'

export interface PlaceOption {
  id: string
  label: string
  detail: string | null
  isActive: boolean
  choose: () => void
}

/** `none`: nothing to show, because nothing is known yet, the call failed, or the list is closed. */
export type PlaceListModel =
  | { state: 'none' }
  | { state: 'empty' }
  | {
      state: 'list'
      listId: string
      groups: { kind: PlaceKind; options: PlaceOption[] }[]
      count: number
    }

const KINDS: readonly PlaceKind[] = ['CITY', 'AIRPORT', 'HOTEL']

/**
 * The places for the words in the input. A failed call shows no list: the words are searched as they
 * are.
 */
export function usePlaceList(link: PlaceListLink, listId: string): PlaceListModel {
  const { text, connect, show, choose } = link
  const { locale } = usePage().context
  const query = useSettled(text.trim())
  const { state, data } = useQuery(suggestedPlacesQuery, { query, locale }) as {
    state: string
    data?: { suggestedPlaces: readonly Suggested[] }
  }
  const [active, setActive] = useState(-1)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const [askedFor, setAskedFor] = useState(query)
  if (askedFor !== query) {
    setAskedFor(query)
    setActive(-1)
    setClosedFor(null)
  }
  const found = state === 'ready' ? (data?.suggestedPlaces ?? []) : []
  const sorted = KINDS.flatMap((kind) => found.filter(({ type }) => type === kind))
  const isOpen = sorted.length > 0 && closedFor !== query
  const idOf = (index: number) => `${listId}-${index}`
  const activeId = active >= 0 ? idOf(active) : undefined
  const take = (index: number) => {
    const place = sorted[index]
    if (place)
      choose({
        text: place.label,
        placeId: place.propertyId ? null : place.placeId,
        propertyId: place.propertyId,
      })
  }
  const keys = (event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && sorted.length > 0) {
      setClosedFor(null)
      setActive(
        (now) => (now + step + (now < 0 && step < 0 ? 1 : 0) + sorted.length) % sorted.length,
      )
      return true
    }
    if (!isOpen) return false
    if (event.key === 'Enter' && active >= 0) {
      take(active)
      return true
    }
    if (event.key !== 'Escape') return false
    setClosedFor(query)
    setActive(-1)
    return true
  }
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    connect((event) => latest.current(event))
    return () => connect(null)
  }, [connect])
  useEffect(() => show({ isOpen, activeId }), [show, isOpen, activeId])
  useEffect(() => () => show({ isOpen: false, activeId: undefined }), [show])

  if (state === 'ready' && sorted.length === 0) return { state: 'empty' }
  if (!isOpen) return { state: 'none' }
  const groups = KINDS.map((kind) => ({
    kind,
    options: sorted.flatMap((place, index) =>
      place.type === kind
        ? [
            {
              id: idOf(index),
              label: place.label,
              detail: place.detail,
              isActive: index === active,
              choose: () => take(index),
            },
          ]
        : [],
    ),
  })).filter(({ options }) => options.length > 0)
  return { state: 'list', listId, groups, count: sorted.length }
}

interface Suggested {
  placeId: string
  label: string
  detail: string | null
  type: PlaceKind
  propertyId: string | null
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

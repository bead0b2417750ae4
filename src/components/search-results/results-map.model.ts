import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTrack } from '../../hooks/use-track'
import { formatMoney } from '../../rules/money/money'
import type { MapArea } from '../../rules/stay/map-area'
import { fillText } from '../../ui/text/fill-text'
import type { FoundHotel } from './found-hotel.model'
import {
  areaOf,
  type Camera,
  canZoom,
  fitting,
  framing,
  type MapSize,
  type MapTile,
  type Point,
  panned,
  pointOf,
  tilesOf,
  worldOf,
  zoomed,
} from './map-camera'
import type { SearchResultsProps } from './search-results.schema'

/** What the map has of the list. */
export interface MapLink {
  hotels: readonly FoundHotel[]
  /** The hotel whose card or marker the visitor points at. */
  activeId: string | null
  onActive: (hotelId: string | null) => void
  nights: number
  rooms: number
  locale: string
  /** The part of the map that is searched; null: the search is about a place. */
  area: MapArea | null
  /** The search of another part. */
  areaHref: (area: MapArea) => string
}

export interface MapMarker {
  hotel: FoundHotel
  /** Pixels from the top left. */
  at: Point
  /** The price; a dot without one, or without room for it. */
  text: string | null
  name: string
  isActive: boolean
  isOpen: boolean
}

export type ResultsMapModel = {
  boxRef: RefCallback<HTMLElement>
  /** The button under the markers, which is moved with the hand and with keys. */
  ground: ButtonHTMLAttributes<HTMLButtonElement> & { ref: RefCallback<HTMLButtonElement> }
  onKeyDown: (event: KeyboardEvent) => void
} & (
  | { state: 'waiting' }
  | {
      state: 'ready'
      tiles: MapTile[]
      markers: MapMarker[]
      /** The markers are in the order of tabs: the visitor has entered the map. */
      isEntered: boolean
      open: (hotelId: string | null) => void
      /** Brings a marker into the window that has got the focus outside of it. */
      reveal: (marker: MapMarker) => void
      zoomIn: (() => void) | null
      zoomOut: (() => void) | null
      showAll: () => void
      /** Of the part in sight; null until the visitor has moved the map. */
      searchHref: string | null
    }
)

/** Markers that are drawn in one frame (E1-25). */
const BATCH = 10
/** Pixels of one press of an arrow key. */
const STEP = 80
/** A hand that moves less than this has pressed, not moved. */
const STILL = 4

/** A map of the listed hotels (W88): moved by hand, wheel and keys, as near as the tiles go. */
export function useResultsMap(
  props: SearchResultsProps,
  { hotels, activeId, locale, area, areaHref }: MapLink,
): ResultsMapModel {
  const { labels, mapTiles } = props
  const track = useTrack('search-results', props)
  const [size, setSize] = useState<MapSize | null>(null)
  const [moved, setMoved] = useState<Camera | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const placed = hotels.filter(({ position }) => position !== null)
  const drawn = useBatches(placed.length)
  const positions = placed.flatMap(({ position }) => position ?? [])
  const all = size && positions.length > 0 ? fitting(positions, size) : null
  const camera = moved ?? ((size && area && framing(area, size)) || all)
  const latest = useRef(camera)
  useEffect(() => {
    latest.current = camera
  })
  const move = useCallback((change: (camera: Camera) => Camera) => {
    const from = latest.current
    if (!from) return
    latest.current = change(from)
    setMoved(latest.current)
  }, [])
  const box = useRef<HTMLElement>(null)
  const boxRef = useCallback((element: HTMLElement | null) => {
    box.current = element
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { groundRef, hand } = useHand(move)

  const show = (hotelId: string | null) => {
    setOpenId(hotelId)
    if (hotelId) track('map_marker', { propertyId: hotelId })
  }
  /** The first marker, once it can have the focus. */
  const [isEntering, setEntering] = useState(false)
  useEffect(() => {
    if (!isEntering) return
    setEntering(false)
    box.current?.querySelector<HTMLElement>('[data-marker]')?.focus()
  }, [isEntering])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(openId || isEntered)) return
    event.stopPropagation()
    if (openId) {
      box.current?.querySelector<HTMLElement>(`[data-marker="${openId}"]`)?.focus()
      return setOpenId(null)
    }
    setEntered(false)
    box.current?.querySelector<HTMLElement>('[data-ground]')?.focus()
  }
  const ground = {
    ...hand,
    ref: groundRef,
    onClick: ({ detail }: { detail: number }) => {
      setOpenId(null)
      // A key has no clicks to count.
      if (detail > 0) return
      setEntered(true)
      setEntering(true)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = KEYS[event.key]
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      move(by)
    },
  }
  if (!camera || !size) return { state: 'waiting', boxRef, ground, onKeyDown }
  const { isNearest, isFarthest } = canZoom(camera)
  const shown = moved && areaOf(moved, size)
  return {
    state: 'ready',
    boxRef,
    ground,
    onKeyDown,
    tiles: tilesOf(mapTiles, camera, size),
    markers: labelled(
      placed.slice(0, drawn).map((hotel) => {
        const price = hotel.lowest ? formatMoney(hotel.lowest.total, locale) : null
        return {
          hotel,
          at: pointOf(worldOf(hotel.position ?? NOWHERE), camera, size),
          text: price,
          name: price ? fillText(labels.mapHotel, { hotel: hotel.name, price }) : hotel.name,
          isActive: hotel.id === activeId,
          isOpen: hotel.id === openId,
        }
      }),
    ),
    isEntered,
    open: show,
    reveal: ({ at, hotel: { position } }) => {
      const isInside = at.x > 0 && at.x < size.width && at.y > 0 && at.y < size.height
      if (!isInside && position) move((from) => ({ ...from, ...worldOf(position) }))
    },
    zoomIn: isNearest ? null : () => move((from) => zoomed(from, 1)),
    zoomOut: isFarthest ? null : () => move((from) => zoomed(from, -1)),
    showAll: () => setMoved(area ? all : null),
    searchHref: shown && areaHref(shown),
  }
}

const NOWHERE = { latitude: 0, longitude: 0 }

const KEYS: Record<string, (camera: Camera) => Camera> = {
  ArrowLeft: (camera) => panned(camera, { x: STEP, y: 0 }),
  ArrowRight: (camera) => panned(camera, { x: -STEP, y: 0 }),
  ArrowUp: (camera) => panned(camera, { x: 0, y: STEP }),
  ArrowDown: (camera) => panned(camera, { x: 0, y: -STEP }),
  '+': (camera) => zoomed(camera, 1),
  '=': (camera) => zoomed(camera, 1),
  '-': (camera) => zoomed(camera, -1),
}

/** Pixels that a price takes, about. */
const LABEL = { height: 34, ofLetter: 7.5, ofEnds: 20 }

/** Prices that would lie on a hotel before theirs become dots, until the visitor points at them. */
function labelled(markers: MapMarker[]): MapMarker[] {
  const taken: { at: Point; half: number }[] = []
  return markers.map((marker) => {
    const { at, text } = marker
    if (!text) return marker
    const half = (text.length * LABEL.ofLetter + LABEL.ofEnds) / 2
    const isOver = taken.some(
      (other) =>
        Math.abs(other.at.x - at.x) < other.half + half &&
        Math.abs(other.at.y - at.y) < LABEL.height,
    )
    if (isOver) return marker.isActive || marker.isOpen ? marker : { ...marker, text: null }
    taken.push({ at, half })
    return marker
  })
}

/** So many of the markers; ten more in each frame. */
function useBatches(count: number): number {
  const [drawn, setDrawn] = useState(BATCH)
  useEffect(() => {
    if (drawn >= count) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + BATCH))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return drawn
}

type Move = (change: (camera: Camera) => Camera) => void

/** Moves by one finger or the mouse; zooms by two fingers, and by the wheel with Ctrl, as a page does. */
function useHand(move: Move) {
  const pointers = useRef(new Map<number, Point>())
  const isMoving = useRef(false)
  const groundRef = useCallback(
    (element: HTMLButtonElement | null) => {
      if (!element) return
      const onWheel = (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        const at = fromMiddle(element, { x: event.clientX, y: event.clientY })
        move((camera) => zoomed(camera, -event.deltaY / 200, at))
      }
      // React listens passively, and the browser would zoom the page.
      element.addEventListener('wheel', onWheel, { passive: false })
      return () => element.removeEventListener('wheel', onWheel)
    },
    [move],
  )
  const end = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  return {
    groundRef,
    hand: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (pointers.current.size === 0) isMoving.current = false
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        const before = pointers.current.get(event.pointerId)
        if (!before) return
        const now = { x: event.clientX, y: event.clientY }
        const by = { x: now.x - before.x, y: now.y - before.y }
        if (!isMoving.current && Math.hypot(by.x, by.y) < STILL) return
        isMoving.current = true
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
        pointers.current.set(event.pointerId, now)
        if (!other) return move((camera) => panned(camera, by))
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
        const at = fromMiddle(event.currentTarget, middle)
        const spread = apart(now, other) / Math.max(1, apart(before, other))
        move((camera) =>
          zoomed(panned(camera, { x: by.x / 2, y: by.y / 2 }), Math.log2(spread), at),
        )
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick: (event: { currentTarget: HTMLElement; clientX: number; clientY: number }) => {
        const at = fromMiddle(event.currentTarget, { x: event.clientX, y: event.clientY })
        move((camera) => zoomed(camera, 1, at))
      },
    },
  }
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function fromMiddle(element: Element, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

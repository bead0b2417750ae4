import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  propertyDataQuery,
  roomImagesQuery,
} from '../../features/property/photos/photos.operations'
import {
  categoriesOf,
  PHOTO_CATEGORIES,
  type Photo,
  type PhotoCategory,
  photosOf,
  thumbPicture,
  windowPicture,
} from '../../features/property/photos/photos.rules'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { announce } from '../../services/accessibility/live-region'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { PictureImage } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import type { HotelGalleryViewerProps } from './hotel-gallery-viewer.schema'
import { useStage } from './stage.model'
import { indexAt, type Place, photosAt, without } from './viewer-place'

export interface ViewerPhoto {
  id: string
  alt: string
  thumb: PictureImage
  /** Null for a photo that is too far away to be loaded. */
  image: PictureImage | null
  isReady: boolean
  show: () => void
  onReady: () => void
  onBroken: () => void
}

interface Frame {
  title: string
  /** Shown in the page, for author mode. */
  isInline: boolean
  open: () => void
  close: (reason: CloseReason) => void
}

export type HotelGalleryViewerModel =
  | (Frame & { state: 'closed' | 'loading' })
  /** `retry` null: a retry cannot help. */
  | (Frame & { state: 'failed'; retry: (() => void) | null })
  | (Frame & {
      state: 'ready'
      photos: ViewerPhoto[]
      index: number
      stage: {
        ref: (element: HTMLElement | null) => void
        focus: RefObject<HTMLElement | null>
      }
      thumbsRef: RefObject<HTMLUListElement | null>
      step: (by: 1 | -1) => void
      /** Empty when there is nothing to choose from. */
      categories: {
        word: Lowercase<PhotoCategory> | 'all'
        isChosen: boolean
        choose: () => void
      }[]
    })

export function useHotelGalleryViewer(props: HotelGalleryViewerProps): HotelGalleryViewerModel {
  const isInline = usePage().context.mode === 'edit'
  const { labels } = props
  const overlay = useOverlay<'gallery-viewer'>(props)
  const isOpen = overlay.isOpen || isInline
  const { state, hotel, images, retry } = useImages(overlay.props, isOpen)
  const { place, setPlace } = usePlace(props, overlay.props)
  const [ready, setReady] = useState<readonly string[]>([])
  const track = useTrack('hotel-gallery-viewer', props)

  const named = fillText(hotel ? labels.photo : labels.photoAlone, { hotel })
  const all = photosOf(images, (n) => fillText(named, { n }))
  const photos = photosAt(all, place)
  const index = indexAt(photos, place)
  const total = photos.length
  const current = photos[index]

  const go = (wanted: number) => {
    const photo = photos[wanted]
    if (!photo || photo.id === current?.id) return
    setPlace({ ...place, id: photo.id })
    track('viewer_nav', { index: wanted })
  }
  const stage = useStage({ index, photos: photos.map(({ id }) => id).join(), go })
  const thumbsRef = useThumbInSight(index, isInline)
  const what = { n: index + 1, total, photo: current?.alt ?? '' }
  useAnnounced(
    overlay.isOpen && current ? `${place.category} ${current.id}` : null,
    fillText(labels.position, what),
  )

  const frame: Frame = {
    title: fillText(hotel ? labels.title : labels.titleAlone, { hotel }),
    isInline,
    open: overlay.open,
    close: overlay.close,
  }
  if (!isOpen) return { ...frame, state: 'closed' }
  if (state === 'loading') return { ...frame, state: 'loading' }
  if (!current) return { ...frame, state: 'failed', retry: state === 'failed' ? retry : null }

  const kinds = categoriesOf(all.filter(({ id }) => !place.broken.includes(id)))
  return {
    ...frame,
    state: 'ready',
    photos: photos.map((photo, at) => ({
      id: photo.id,
      alt: photo.alt,
      thumb: thumbPicture(photo),
      image: Math.abs(at - index) <= 1 ? windowPicture(photo) : null,
      isReady: ready.includes(photo.id),
      show: () => go(at),
      onReady: () => setReady((ids) => (ids.includes(photo.id) ? ids : [...ids, photo.id])),
      onBroken: () => setPlace((now) => without(all, now, photo.id)),
    })),
    index,
    stage,
    thumbsRef,
    step: (by) => go(index + by),
    categories:
      kinds.length > 1
        ? [null, ...kinds].map((category) => ({
            word: category ? (category.toLowerCase() as Lowercase<PhotoCategory>) : 'all',
            isChosen: category === shownCategory(photos, place.category),
            choose: () => setPlace({ ...place, category, id: null, start: 0 }),
          }))
        : [],
  }
}

/** A category in which every photo is broken is replaced by all photos. */
function shownCategory(photos: readonly Photo[], wanted: PhotoCategory | null) {
  return photos.every(({ category }) => category === wanted) ? wanted : null
}

/** The opener's photos, else the hotel's. */
function useImages(
  given: Record<string, unknown>,
  isOpen: boolean,
): {
  state: 'loading' | 'failed' | 'ready'
  hotel: string
  images: unknown
  retry: () => void
} {
  const { propertyId } = usePage().context.page
  const isGiven = Array.isArray(given.images)
  const isNamed = typeof given.hotel === 'string'
  const roomCode = typeof given.roomCode === 'string' ? given.roomCode : ''
  const variables = isOpen && propertyId !== undefined ? { propertyId } : null
  const property = useQuery(propertyDataQuery, isGiven && isNamed ? null : variables)
  const asksRoom = !isGiven && roomCode !== '' && variables
  const room = useQuery(roomImagesQuery, asksRoom ? { ...asksRoom, roomCode } : null)

  const known = property.state === 'ready' ? property.data.property : null
  const hotel = isNamed ? String(given.hotel) : (known?.basicInformation?.name ?? '')
  const { retry } = roomCode ? room : property
  if (isGiven) return { state: 'ready', hotel, images: given.images, retry }
  if (!variables) return { state: 'ready', hotel, images: [], retry }
  const { state } = roomCode ? room : property
  const rooms = room.state === 'ready' ? room.data.roomImages : []
  return { state, hotel, images: roomCode ? rooms : (known?.media?.images ?? []), retry }
}

/** Each opening starts at the opener's photo. */
function usePlace(props: HotelGalleryViewerProps, given: Record<string, unknown>) {
  const startOf = (): Place => {
    const category = 'category' in given ? given.category : props.category
    const start = Number(given.startIndex ?? props.startIndex)
    return {
      id: null,
      start: Number.isInteger(start) ? start : 0,
      category: PHOTO_CATEGORIES.find((known) => known === category) ?? null,
      broken: [],
    }
  }
  const [opening, setOpening] = useState(given)
  const [place, setPlace] = useState(startOf)
  if (opening !== given) {
    setOpening(given)
    setPlace(startOf())
  }
  return { place, setPlace }
}

/** Announces the position after a change; the dialog announces it on opening. */
function useAnnounced(key: string | null, text: string) {
  const said = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (key !== null && said.current !== null && said.current !== key) announce(text)
    said.current = key
  }, [key])
}

/** In author mode it is in the page, which must not scroll. */
function useThumbInSight(index: number, isInline: boolean) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (!isInline)
      ref.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [index, isInline])
  return ref
}

import { type MouseEvent, type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import {
  propertyDataQuery,
  roomImagesQuery,
} from '../../features/property/photos/photos.operations'
import {
  categoriesOf,
  galleryPicture,
  largePictureUrl,
  type PhotoCategory,
  type PhotoRendition,
  photosOf,
  toRendition,
} from '../../features/property/photos/photos.rules'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { isDynamicMedia } from '../../rules/content/renditions'
import { announce } from '../../services/accessibility/live-region'
import { commandOf, type DialogCommand, openOverlay } from '../../services/overlays/overlays'
import type { PictureImage } from '../../ui/media/picture.view'
import { fillText } from '../../ui/text/fill-text'
import { type Carousel, useCarousel } from './carousel.model'
import { galleryQueries } from './gallery-queries'
import type { HotelGalleryProps } from './hotel-gallery.schema'

/** Below this width the photos of a mosaic are a carousel (E4-03). */
const ROW = '(max-width: 1023.98px)'

export interface GalleryPhoto {
  id: string
  image: PictureImage
  /** Address of the large picture, for pages without a viewer. */
  href: string
  /** Added while the visitor paged; a mosaic does not show it. */
  isExtra: boolean
  onOpen: (event: MouseEvent<HTMLElement>) => void
  onBroken: () => void
}

/** Names a category's label. */
export type CategoryWord = Lowercase<PhotoCategory> | 'all'

export interface GalleryCategory {
  word: CategoryWord
  isChosen: boolean
  choose: () => void
}

export type HotelGalleryModel =
  | { state: 'none' }
  | { state: 'loading' }
  /** Author mode shows empty frames. */
  | { state: 'sample' }
  | {
      state: 'ready'
      title: string
      layout: HotelGalleryProps['layout']
      photos: GalleryPhoto[]
      total: number
      /** Empty when there is nothing to choose from. */
      categories: GalleryCategory[]
      /** Whether the photos are a carousel on this screen. */
      isRow: boolean
      carousel: Pick<Carousel, 'ref' | 'position' | 'step'>
      /** Null when every photo is in the page. */
      viewAll: (() => void) | null
      /** Opens the viewer without a script. */
      viewerCommand?: DialogCommand | undefined
    }

export function useHotelGallery(props: HotelGalleryProps): HotelGalleryModel {
  const page = usePage()
  const { mode } = page.context
  const { labels, layout, maxInline } = props
  const { state, hotel, renditions } = useRenditions(props)
  const track = useTrack('hotel-gallery', props)
  const isNarrow = useIsNarrow()
  const [broken, setBroken] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<PhotoCategory | null>(null)
  const [hasMoved, setMoved] = useState(false)

  const named = fillText(hotel ? labels.photo : labels.photoAlone, { hotel })
  const all = photosOf(renditions, (n) => fillText(named, { n })).filter(
    ({ id }) => !broken.includes(id),
  )
  const kinds = props.categories ? categoriesOf(all) : []
  const category = chosen && kinds.includes(chosen) ? chosen : null
  const shown = category ? all.filter((photo) => photo.category === category) : all
  const total = shown.length

  const carousel = useCarousel({
    total,
    onMove: () => setMoved(true),
    onStep: (position) => {
      announce(fillText(labels.position, { n: position + 1, total }))
      if (position > carousel.position) track('gallery_next')
    },
  })

  const expansion = useExpansion(carousel.row)

  if (state === 'loading' && mode !== 'edit') return { state: 'loading' }
  if (all.length === 0) return { state: mode === 'edit' ? 'sample' : 'none' }

  const choose = (wanted: PhotoCategory | null) => {
    if (wanted === category) return
    setChosen(wanted)
    carousel.restart()
    const n = wanted ? all.filter((photo) => photo.category === wanted).length : all.length
    const name = labels[wordOf(wanted)]
    announce(fillText(labels.chosen, { category: name, n }))
  }
  const open = (index: number) => {
    const images = all.map(toRendition)
    const isOpening = openOverlay('gallery-viewer', {
      startIndex: index,
      category,
      hotel,
      images,
    })
    if (isOpening) track('gallery_open', { index })
    return isOpening
  }
  const isWhole = expansion.isExpanded
  const shape = isWhole && layout === 'single' ? 'carousel' : layout
  const most = layout === 'single' ? 1 : maxInline
  const inline = isWhole || (hasMoved && layout !== 'single') ? shown : shown.slice(0, most)
  return {
    state: 'ready',
    title: fillText(hotel ? labels.title : labels.titleAlone, { hotel }),
    layout: shape,
    photos: inline.map((photo, index) => ({
      id: photo.id,
      image: galleryPicture(photo, props.quality),
      href: largePictureUrl(photo),
      isExtra: !isWhole && index >= most,
      onOpen: (event) => {
        if (mode === 'edit') return event.preventDefault()
        if (!isPlainClick(event)) return
        // Safari does not focus a clicked link, and the viewer returns the focus to the opener.
        event.currentTarget.focus()
        if (open(index)) event.preventDefault()
      },
      onBroken: () => setBroken((ids) => (ids.includes(photo.id) ? ids : [...ids, photo.id])),
    })),
    total,
    viewerCommand: commandOf(page, 'gallery-viewer'),
    categories:
      kinds.length > 1
        ? [null, ...kinds].map((kind) => ({
            word: wordOf(kind),
            isChosen: kind === category,
            choose: () => choose(kind),
          }))
        : [],
    isRow: shape === 'carousel' || (shape === 'mosaic' && isNarrow),
    carousel,
    viewAll:
      total > 1 && !isWhole
        ? () => {
            if (mode !== 'edit' && !open(0)) expansion.expand(Math.min(most, total - 1))
          }
        : null,
  }
}

/** The loaded photos, and the hotel's name if known. */
function useRenditions(props: HotelGalleryProps): {
  state: 'loading' | 'ready'
  hotel: string
  renditions: PhotoRendition[]
} {
  const { propertyId } = usePage().context.page
  const { dynamicMedia } = usePage().site
  const asked = galleryQueries(props, propertyId)
  const property = useQuery(propertyDataQuery, asked.PropertyData)
  const rooms = useQuery(roomImagesQuery, asked.RoomImages)

  const known = property.state === 'ready' ? property.data.property : null
  const hotel = known?.basicInformation?.name ?? ''
  if (props.source === 'authored') {
    const renditions = props.images.map(({ src, alt, focalPoint }) => ({
      ...(isDynamicMedia(src, dynamicMedia)
        ? { renditionPath: src, dynamic: true }
        : { damPath: src }),
      altText: alt,
      focalPoint,
    }))
    return { state: 'ready', hotel, renditions }
  }
  const answer = props.source === 'room' ? rooms : property
  if (propertyId !== undefined && answer.state === 'loading') {
    return { state: 'loading', hotel, renditions: [] }
  }
  if (props.source === 'room') {
    return {
      state: 'ready',
      hotel,
      renditions: rooms.state === 'ready' ? rooms.data.roomImages : [],
    }
  }
  return { state: 'ready', hotel, renditions: imagesOf(known?.media) }
}

interface Media {
  images: PhotoRendition[] | null
  primaryImage: {
    edges:
      | {
          node: {
            altText: string | null
            imageUrls: { wideHorizontal: string | null } | null
          } | null
        }[]
      | null
  } | null
}

/** All photos of a hotel, else its primary one. */
function imagesOf(media: Media | null | undefined): PhotoRendition[] {
  if (media?.images?.length) return media.images
  return (media?.primaryImage?.edges ?? []).map(({ node }) => ({
    damPath: node?.imageUrls?.wideHorizontal ?? null,
    altText: node?.altText ?? null,
  }))
}

/** Shows the other photos in the page, if the page has no viewer. */
function useExpansion(row: RefObject<HTMLElement | null>) {
  const [from, setFrom] = useState<number | null>(null)
  useEffect(() => {
    // The pressed button has been removed.
    if (from !== null) row.current?.children[from]?.querySelector('a')?.focus()
  }, [from, row])
  return {
    isExpanded: from !== null,
    /** `from`: index of the first added photo. */
    expand: setFrom,
  }
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(ROW)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(ROW).matches,
    () => false,
  )
}

function wordOf(category: PhotoCategory | null): CategoryWord {
  return category ? (category.toLowerCase() as Lowercase<PhotoCategory>) : 'all'
}

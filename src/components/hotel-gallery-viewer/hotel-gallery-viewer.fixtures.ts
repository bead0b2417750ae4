import { property } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { PreloadedAnswer } from '../../services/page/page-context'
import type { HotelGalleryViewerModel, ViewerPhoto } from './hotel-gallery-viewer.model'
import type { HotelGalleryViewerInput } from './hotel-gallery-viewer.schema'

type Case = Fixture<HotelGalleryViewerInput, HotelGalleryViewerModel>
type Open = Extract<HotelGalleryViewerModel, { state: 'ready' }>

const frame = {
  title: 'Photos of Alderway New York Midtown',
  isInline: false,
  open: () => {},
  close: () => {},
}

/** The photos of a hotel in the viewer's format; the adjacent photos have their pictures. */
function photosOf(id: string, locale: string, index: number): ViewerPhoto[] {
  const images = property(id, locale)?.media.images ?? []
  return images.map(({ renditionPath, altText }, at) => ({
    id: renditionPath,
    alt: altText,
    thumb: {
      src: `${renditionPath}?width=112&height=72&quality=90`,
      width: 112,
      height: 72,
      alt: '',
    },
    image:
      Math.abs(at - index) > 1
        ? null
        : {
            src: `${renditionPath}?width=1600&height=900&quality=90`,
            width: 1600,
            height: 900,
            alt: altText,
          },
    isReady: true,
    show: () => {},
    onReady: () => {},
    onBroken: () => {},
  }))
}

const categories = (['all', 'exterior', 'rooms', 'dining', 'spaces'] as const).map((word) => ({
  word,
  isChosen: word === 'all',
  choose: () => {},
}))

const open: Open = {
  ...frame,
  state: 'ready',
  photos: photosOf('NYCAB', 'en-US', 0),
  index: 0,
  stage: { ref: () => {}, focus: { current: null } },
  thumbsRef: { current: null },
  step: () => {},
  categories,
}

const answer = (propertyId: string, locale = 'en-US') =>
  ({
    name: 'PropertyData',
    variables: { propertyId },
    data: { property: property(propertyId, locale) },
  }) as PreloadedAnswer

/** Closed until a gallery opens it: nothing is shown, and its scripts are not loaded. */
export const minimal: Case = { props: {}, isEmpty: true }

export const full: Case = { props: {}, model: open }

export const withoutThumbs: Case = { props: { showThumbs: false }, model: open }

export const onePhoto: Case = {
  props: {},
  model: { ...open, photos: open.photos.slice(1, 2), categories: [] },
}

export const loadingPhoto: Case = {
  props: {},
  model: {
    ...open,
    photos: open.photos.map((photo) => ({ ...photo, image: null, isReady: false })),
  },
}

export const loading: Case = { props: {}, model: { ...frame, state: 'loading' } }

export const failed: Case = { props: {}, model: { ...frame, state: 'failed', retry: () => {} } }

/** The hotel has no photos. */
export const empty: Case = { props: {}, model: { ...frame, state: 'failed', retry: null } }

/** Opened by a gallery without photos: the loaded ones are used. */
export const closed: Case = { props: {}, page: { answers: [answer('NYCAB')] }, isEmpty: true }

/** In author mode it is open in the page. */
export const author: Case = { props: {}, page: { mode: 'edit', answers: [answer('NYCAB')] } }

export const longNames: Case = {
  props: {},
  model: {
    ...open,
    title:
      'Fotos: Alderway Donaudampfschifffahrtsgesellschaft Konferenz- und Kongresshotel am Alten Hafen',
    photos: open.photos.map((photo) => ({
      ...photo,
      alt: `${photo.alt}, wie sie sich an einem langen Sommerabend vom Dampfschifffahrtskapitänssalon über den Alten Hafen hinweg zeigt`,
    })),
  },
}

export const rightToLeft: Case = {
  props: {},
  model: { ...open, title: 'صور Alderway New York Midtown', photos: photosOf('NYCAB', 'ar-SA', 0) },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

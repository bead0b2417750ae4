import { property } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { PreloadedAnswer } from '../../services/page/page-context'
import type { HotelGalleryModel } from './hotel-gallery.model'
import type { HotelGalleryInput } from './hotel-gallery.schema'

type Case = Fixture<HotelGalleryInput, HotelGalleryModel>
type Hotel = NonNullable<ReturnType<typeof property>>
type Images = Hotel['media']['images']

/** PropertyData of a hotel, optionally with other photos. */
function hotelAnswer(
  propertyId: string,
  locale = 'en-US',
  change: (images: Images) => Images = (images) => images,
): PreloadedAnswer {
  const hotel = property(propertyId, locale)
  const media = hotel && { ...hotel.media, images: change(hotel.media.images) }
  const data = { property: hotel && { ...hotel, media } }
  return { name: 'PropertyData', variables: { propertyId }, data } as PreloadedAnswer
}

/** RoomImages of all rooms of the New York and the Tokyo hotel together. */
function roomsAnswer(): PreloadedAnswer {
  const images = ['NYCAB', 'TYOJP', 'MAXHT'].flatMap(
    (id) => property(id, 'en-US')?.media.images ?? [],
  )
  const roomImages = images.filter(({ category }) => category === 'ROOMS')
  const variables = { propertyId: 'NYCAB' }
  return { name: 'RoomImages', variables, data: { roomImages } } as PreloadedAnswer
}

const picture = (n: number) => `/media/hotels/alderway-new-york-midtown/${n}.webp`

export const minimal: Case = { props: {}, page: { answers: [hotelAnswer('NYCAB')] } }

export const full: Case = {
  props: { layout: 'mosaic', maxInline: 5, categories: true, quality: 90, headingLevel: 3 },
  page: {
    answers: [hotelAnswer('NYCAB', 'en-US', (images) => [...images, ...images.slice(1, 4)])],
  },
}

export const carousel: Case = {
  props: { layout: 'carousel', categories: false },
  page: { answers: [hotelAnswer('NYCAB')] },
}

export const single: Case = {
  props: { layout: 'single' },
  page: { answers: [hotelAnswer('NYCAB')] },
}

export const rooms: Case = {
  props: { source: 'room' },
  page: { answers: [hotelAnswer('NYCAB'), roomsAnswer()] },
}

export const authored: Case = {
  props: {
    source: 'authored',
    images: [
      { src: picture(2), alt: 'King room with a desk at the tall window', focalPoint: [0.7, 0.4] },
      { src: picture(3), alt: 'Lobby with pendant lights and the terrazzo floor' },
      { src: picture(4) },
      { src: picture(5) },
    ],
  },
  page: { answers: [hotelAnswer('NYCAB')] },
}

export const threePhotos: Case = {
  props: {},
  page: { answers: [hotelAnswer('NYCAB', 'en-US', (images) => images.slice(0, 3))] },
}

export const twoPhotos: Case = {
  props: {},
  page: { answers: [hotelAnswer('NYCAB', 'en-US', (images) => images.slice(0, 2))] },
}

/** The API has the primary image only, in one size. */
export const onePhoto: Case = {
  props: {},
  page: { answers: [hotelAnswer('NYCAB', 'en-US', () => [])] },
}

export const loading: Case = { props: {} }

export const slow: Case = { props: {}, model: { state: 'loading' } }

/** An unknown hotel: nothing is shown. */
export const empty: Case = {
  props: {},
  page: {
    page: { id: 'hotel-overview', type: null, propertyId: 'EMPTY' },
    answers: [hotelAnswer('EMPTY')],
  },
  isEmpty: true,
}

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

/** A page without a hotel: author mode shows empty frames. */
export const author: Case = {
  props: {},
  page: { mode: 'edit', page: { id: 'home-search', type: null } },
}

export const longNames: Case = {
  props: {
    labels: {
      viewAll: 'Alle {n} Donaudampfschifffahrtsgesellschaftsfotografien in voller Größe ansehen',
      wellness: 'Erholungslandschaft mit Schwimmbädern',
    },
  },
  page: {
    answers: [hotelAnswer('BKKTH', 'de-DE')],
    page: { id: 'hotel-overview', type: null, propertyId: 'BKKTH' },
  },
}

export const rightToLeft: Case = {
  props: {},
  page: { locale: 'ar-SA', contextPath: '/ar-SA', answers: [hotelAnswer('NYCAB', 'ar-SA')] },
}

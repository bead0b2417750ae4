import type { Fixture } from '../../mapping/define-widget'
import type { HotelGalleryModel } from './hotel-gallery.model'
import type { HotelGalleryInput } from './hotel-gallery.schema'

type Case = Fixture<HotelGalleryInput, HotelGalleryModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }

import type { Fixture } from '../../mapping/define-widget'
import type { HotelGalleryViewerModel } from './hotel-gallery-viewer.model'
import type { HotelGalleryViewerInput } from './hotel-gallery-viewer.schema'

type Case = Fixture<HotelGalleryViewerInput, HotelGalleryViewerModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }

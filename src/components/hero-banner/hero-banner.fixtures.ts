import type { Fixture } from '../../mapping/define-widget'
import type { HeroBannerModel } from './hero-banner.model'
import type { HeroBannerInput } from './hero-banner.schema'

type Case = Fixture<HeroBannerInput, HeroBannerModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }

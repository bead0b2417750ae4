import type { Fixture } from '../../mapping/define-widget'
import type { LinkBannerModel } from './link-banner.model'
import type { LinkBannerInput } from './link-banner.schema'

type Case = Fixture<LinkBannerInput, LinkBannerModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }

import type { Fixture } from '../../mapping/define-widget'
import type { CrossSellOffersModel } from './cross-sell-offers.model'
import type { CrossSellOffersInput } from './cross-sell-offers.schema'

type Case = Fixture<CrossSellOffersInput, CrossSellOffersModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }

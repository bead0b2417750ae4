import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { CurrencySelectorModel } from './currency-selector.model'
import type { CurrencySelectorInput } from './currency-selector.schema'

type Case = Fixture<CurrencySelectorInput, CurrencySelectorModel>

const answers = [propertyAnswer('PropertyDetails', 'NYCAB')]

/** The hotel's own currency. */
export const minimal: Case = { props: {}, page: { answers } }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CAD'],
    popular: ['EUR', 'JPY'],
    searchable: true,
    disclaimer: '<p>A guide only: the hotel charges in <b>{currency}</b>.</p>',
    compact: true,
  },
  page: { answers },
}

/** No widget of the page knows the hotel yet: the place for the code is kept. */
export const notKnown: Case = { props: {} }

export const rightToLeft: Case = {
  props: {},
  page: {
    locale: 'ar-SA',
    contextPath: '/ar-SA',
    page: { id: 'hotel-overview', type: null, propertyId: 'RUHSA' },
    answers: [propertyAnswer('PropertyDetails', 'RUHSA', 'ar-SA')],
  },
}

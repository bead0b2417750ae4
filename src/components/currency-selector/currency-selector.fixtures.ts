import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { CurrencySelectorModel } from './currency-selector.model'
import type { CurrencySelectorInput } from './currency-selector.schema'

type Case = Fixture<CurrencySelectorInput, CurrencySelectorModel>

const answers = [propertyAnswer('PropertyDetails', 'NYCAB')]

/** The hotel's own currency. */
export const minimal: Case = { props: {}, page: { answers } }

/** With every setting of an author. */
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

/** The hotel is not loaded yet: the place of the currency code is reserved. */
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

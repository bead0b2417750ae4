import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, usePrepayRates } from './prepay-rates.model'
import { prepayRatesQuery } from './prepay-rates.operations'
import { prepayRatesSchema } from './prepay-rates.schema'
import { PrepayRates } from './prepay-rates.view'

export default defineWidget({
  type: 'prepay-rates',
  title: 'Prepaid rates',
  group: 'Hotel',
  schema: prepayRatesSchema,
  useModel: usePrepayRates,
  View: PrepayRates,
  when: 'never',
  preload: (_props, page) => {
    const variables = pageVariables(page)
    return variables ? [{ query: prepayRatesQuery, variables }] : []
  },
  translations: () => import('./prepay-rates.translations'),
  author: {
    description: 'Says that a hotel has rates that cost less because they are paid at once.',
    emptyLabel: 'Prepaid rates: shown when the hotel has a rate that is paid at once.',
  },
})

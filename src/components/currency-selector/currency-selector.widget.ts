import { defineWidget } from '../../mapping/define-widget'
import { useCurrencySelector } from './currency-selector.model'
import { currencyParts } from './currency-selector.parts'
import { currencySelectorSchema } from './currency-selector.schema'
import { CurrencySelector } from './currency-selector.view'

export default defineWidget({
  type: 'currency-selector',
  title: 'Currency selector',
  group: 'Page',
  schema: currencySelectorSchema,
  useModel: useCurrencySelector,
  View: CurrencySelector,
  parts: currencyParts,
  flow: 'leads',
  // Not at the first interaction only: its text has to show the visitor's chosen currency.
  when: 'presence',
  translations: () => import('./currency-selector.translations'),
  author: {
    description:
      'A button with the currency that prices are shown in; it opens the choice of another.',
    emptyLabel: 'Currency selector',
  },
})

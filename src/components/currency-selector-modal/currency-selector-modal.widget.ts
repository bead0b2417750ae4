import { defineWidget } from '../../mapping/define-widget'
import { useCurrencySelectorModal } from './currency-selector-modal.model'
import { currencySelectorModalSchema } from './currency-selector-modal.schema'
import { CurrencySelectorModal } from './currency-selector-modal.view'

export default defineWidget({
  type: 'currency-selector-modal',
  title: 'Currency selector modal',
  group: 'Overlay',
  schema: currencySelectorModalSchema,
  useModel: useCurrencySelectorModal,
  View: CurrencySelectorModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./currency-selector-modal.translations'),
  author: {
    description:
      'The choice of the currency that prices are shown in, in a dialog that a button elsewhere opens.',
    emptyLabel: 'Currency selector modal: opened by other components.',
  },
})

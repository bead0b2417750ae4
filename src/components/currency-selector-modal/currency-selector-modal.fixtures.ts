import { propertyAnswer } from '../../../fixtures/answers'
import { openCurrencies } from '../../../fixtures/currencies'
import type { Fixture } from '../../mapping/define-widget'
import type { CurrencySelectorModalModel } from './currency-selector-modal.model'
import type { CurrencySelectorModalInput } from './currency-selector-modal.schema'

type Case = Fixture<CurrencySelectorModalInput, CurrencySelectorModalModel>

const open: CurrencySelectorModalModel = {
  state: 'ready',
  isOpen: true,
  open: () => {},
  close: () => {},
  choice: openCurrencies,
  isInline: false,
}

/** Closed, before its opening event. */
export const minimal: Case = { props: {}, isEmpty: true }

/** Every currency, with a note on the hotel’s own. */
export const list: Case = { props: {}, model: open }

export const filtering: Case = {
  props: {},
  model: {
    ...open,
    choice: {
      ...openCurrencies,
      query: 'dol',
      popular: openCurrencies.popular.slice(2),
      others: openCurrencies.others.filter(({ name }) => /dol/i.test(name)),
    },
  },
}

/** Without an exchange rate prices are unchanged. */
export const failed: Case = {
  props: {},
  model: { ...open, choice: { ...openCurrencies, state: 'failed', picked: 'EUR' } },
}

/** In author mode the currencies are shown in the page. */
export const authored: Case = {
  props: {
    currencies: ['USD', 'EUR', 'GBP', 'JPY'],
    popular: ['EUR'],
    searchable: false,
    disclaimer: '<p>A guide only: the hotel charges in <b>{currency}</b>.</p>',
  },
  page: { mode: 'edit', answers: [propertyAnswer('PropertyDetails', 'NYCAB')] },
}

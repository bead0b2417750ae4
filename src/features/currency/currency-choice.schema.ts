import { z } from 'zod'
import { richText } from '../../ui/schema/base-props.schema'
import { CURRENCIES } from './currencies.rules'
import { shared } from './currency-dialog.labels'

/** Texts of the currency button and its dialog (W07, W60). */
export const currencyLabels = {
  ...shared.english,
  title: 'Choose your currency',
  currency: 'Currency',
  search: 'Search for a currency',
  found: 'Currencies found: {count}',
  noneFound: 'No currency matches that name or code.',
  popular: 'Popular',
  others: 'More currencies',
  own: 'The hotel’s currency',
  estimate: 'Converted amounts are estimates. The hotel charges in {currency}.',
  estimateAnywhere: 'Converted amounts are estimates. Each hotel charges in its own currency.',
  failed: 'We couldn’t get the exchange rate, so prices stay in {currency}. Please try again.',
  shown: 'Prices shown in {name}',
}

const NAMES = {
  USD: 'US dollar',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
  CNY: 'Chinese yuan',
  EUR: 'Euro',
  GBP: 'British pound',
  HKD: 'Hong Kong dollar',
  IDR: 'Indonesian rupiah',
  ILS: 'Israeli new shekel',
  JPY: 'Japanese yen',
  KRW: 'South Korean won',
  MXN: 'Mexican peso',
  RUB: 'Russian rouble',
  ZAR: 'South African rand',
}

/** Author settings of the currency choice beside its texts (B.10). */
export const currencyChoiceFields = () => ({
  currencies: z.array(z.enum(CURRENCIES)).default([]).meta({
    title: 'Currencies',
    description:
      'What visitors can choose from, beside the hotel’s own currency; all when none is chosen here.',
    'x-options': NAMES,
  }),
  popular: z.array(z.enum(CURRENCIES)).default(['USD', 'EUR', 'GBP']).meta({
    title: 'Popular',
    description: 'These stand first, with the hotel’s own currency.',
    'x-options': NAMES,
  }),
  searchable: z.boolean().default(true).meta({
    title: 'Search',
    description: 'A field finds currencies by their name or code.',
  }),
  disclaimer: richText()
    .default('')
    .meta({
      title: 'Note',
      description:
        'Stands below the list in place of the built-in sentence; {currency} is what the hotel charges in.',
      examples: ['<p>Converted amounts are estimates. The hotel charges in {currency}.</p>'],
    }),
})

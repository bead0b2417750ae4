import { defineWidget } from '../../mapping/define-widget'
import { questionsOf, useSummaryOfCharges } from './summary-of-charges.model'
import { summaryOfChargesSchema } from './summary-of-charges.schema'
import { SummaryOfCharges } from './summary-of-charges.view'

export default defineWidget({
  type: 'summary-of-charges',
  title: 'Summary of charges',
  group: 'Hotel',
  schema: summaryOfChargesSchema,
  useModel: useSummaryOfCharges,
  View: SummaryOfCharges,
  // The nights open without a script; only a converted total comes later.
  when: 'presence',
  preload: questionsOf,
  translations: () => import('./summary-of-charges.translations'),
  author: {
    description: 'What the chosen rooms cost: rooms, fees, taxes, total, and when what is due.',
    emptyLabel: 'Summary of charges: shown for chosen rooms, and for a booked stay.',
  },
})

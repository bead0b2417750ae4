import { z } from 'zod'
import { sourceProp } from '../../features/booking/source.schema'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './summary-of-charges.labels'

/** Texts of the charges (W32). */
const summaryOfChargesLabels = {
  ...shared.english,
  title: 'Summary of charges',
  paid: 'Paid until now',
  cancelledRooms: 'Cancelled rooms',
  changeRefunds: 'Back after a change',
  loading: 'Loading the charges',
  failedTitle: 'We couldn’t load the charges.',
}

/** Contract of W32 with the CMS. */
export const summaryOfChargesSchema = z.object({
  ...baseProps(summaryOfChargesLabels),
  source: sourceProp(),
  expandNightly: z.boolean().default(false).meta({
    title: 'Nights are open',
    description: 'The price of each night shows at once; else a visitor opens it.',
  }),
  showConverted: z.boolean().default(true).meta({
    title: 'Other currency',
    description: 'Shows the total in the currency that a visitor has chosen too.',
  }),
  showPoints: z.boolean().default(true).meta({
    title: 'Points',
    description:
      'Shows the points that a member earns. Those that the stay costs are always shown.',
  }),
  disclaimers: richText()
    .default('')
    .meta({
      title: 'Notes',
      description: 'Below the table, for example about taxes that may change.',
      examples: ['<p>Taxes may change until your arrival.</p>'],
    }),
})

export type SummaryOfChargesProps = z.output<typeof summaryOfChargesSchema>
export type SummaryOfChargesInput = z.input<typeof summaryOfChargesSchema>
export type SummaryOfChargesLabels = SummaryOfChargesProps['labels']

import { z } from 'zod'
import { sourceProp } from '../../features/booking/source.schema'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './cancellation-policy.labels'

/** Texts of the cancellation policy (W33). */
const cancellationPolicyLabels = {
  ...shared.english,
  loading: 'Loading the cancellation policy',
  failedTitle: 'We couldn’t load the cancellation policy.',
}

/** Contract of W33 with the CMS. */
export const cancellationPolicySchema = z.object({
  ...baseProps(cancellationPolicyLabels),
  source: sourceProp(),
  variant: z
    .enum(['short', 'full'])
    .default('full')
    .meta({
      title: 'Extent',
      description: 'Short leaves out the line from today to the arrival and the terms in full.',
      'x-options': { short: 'Short', full: 'Full' },
    }),
  showNoShow: z.boolean().default(true).meta({
    title: 'Guests who do not arrive',
    description: 'Says what is charged when a guest does not arrive.',
  }),
  perRoom: z
    .enum(['auto', 'always'])
    .default('auto')
    .meta({
      title: 'Rooms',
      description: 'Rooms that are cancelled alike are told together, or each by itself.',
      'x-options': { auto: 'Together if alike', always: 'Each room' },
    }),
  legalText: richText()
    .default('')
    .meta({
      title: 'Legal notes',
      description: 'Below the hotel’s own terms, in the part that a visitor opens.',
      examples: ['<p>Your statutory rights are not affected.</p>'],
    }),
})

export type CancellationPolicyProps = z.output<typeof cancellationPolicySchema>
export type CancellationPolicyInput = z.input<typeof cancellationPolicySchema>
export type CancellationPolicyLabels = CancellationPolicyProps['labels']

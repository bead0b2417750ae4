import { z } from 'zod'
import { rateSectionsSchema } from '../../features/rates/details/rate-sections.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './rate-details-modal.labels'

/** Contract of W56 with the CMS. */
export const rateDetailsModalSchema = z.object({
  ...baseProps({
    ...shared.english,
    compareWith: 'Compare with',
    compareNone: 'No other rate',
  }),
  ...rateSectionsSchema,
  showSelect: z.boolean().default(true).meta({
    title: 'Button “Select”',
    description: 'A visitor can choose the rate in the dialog.',
  }),
  showCompare: z.boolean().default(false).meta({
    title: 'Comparison',
    description: 'On wide screens, a visitor can show another rate of the room beside this one.',
  }),
})

export type RateDetailsModalProps = z.output<typeof rateDetailsModalSchema>
export type RateDetailsModalInput = z.input<typeof rateDetailsModalSchema>

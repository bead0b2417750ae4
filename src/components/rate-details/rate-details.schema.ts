import { z } from 'zod'
import { rateSectionsSchema } from '../../features/rates/details/rate-sections.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './rate-details.labels'

/** Contract of W20 with the CMS. */
export const rateDetailsSchema = z.object({
  ...baseProps({ ...shared.english }),
  ...rateSectionsSchema,
})

export type RateDetailsProps = z.output<typeof rateDetailsSchema>
export type RateDetailsInput = z.input<typeof rateDetailsSchema>

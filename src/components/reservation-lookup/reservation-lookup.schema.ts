import { z } from 'zod'
import { lookupLabels, lookupProps } from '../../features/reservation-lookup/lookup-form.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W47 with the CMS. */
export const reservationLookupSchema = z.object({
  ...baseProps(lookupLabels),
  ...lookupProps(),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Main heading of the page',
    description: 'Its title is the page’s one main heading.',
  }),
})

export type ReservationLookupProps = z.output<typeof reservationLookupSchema>
export type ReservationLookupInput = z.input<typeof reservationLookupSchema>

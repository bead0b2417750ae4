import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'
import { lookupLabels, lookupProps } from '../../ui/lookup-form.schema'

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

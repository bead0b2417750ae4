import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of the cross sell offers with the CMS. */
export const crossSellOffersSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Cross sell offers').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type CrossSellOffersProps = z.output<typeof crossSellOffersSchema>
export type CrossSellOffersInput = z.input<typeof crossSellOffersSchema>

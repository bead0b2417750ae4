import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the accordion with the CMS. */
export const accordionSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Accordion').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type AccordionProps = z.output<typeof accordionSchema>
export type AccordionInput = z.input<typeof accordionSchema>

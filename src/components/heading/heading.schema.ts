import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the heading with the CMS. */
export const headingSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Heading').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HeadingProps = z.output<typeof headingSchema>
export type HeadingInput = z.input<typeof headingSchema>

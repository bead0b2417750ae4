import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the links list with the CMS. */
export const linksListSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Links list').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type LinksListProps = z.output<typeof linksListSchema>
export type LinksListInput = z.input<typeof linksListSchema>

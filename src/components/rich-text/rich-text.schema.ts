import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the rich text with the CMS. */
export const richTextSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Rich text').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type RichTextProps = z.output<typeof richTextSchema>
export type RichTextInput = z.input<typeof richTextSchema>

import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the inline message with the CMS. */
export const inlineMessageSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Inline message').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type InlineMessageProps = z.output<typeof inlineMessageSchema>
export type InlineMessageInput = z.input<typeof inlineMessageSchema>

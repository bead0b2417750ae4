import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the success message with the CMS. */
export const successMessageSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Success message').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type SuccessMessageProps = z.output<typeof successMessageSchema>
export type SuccessMessageInput = z.input<typeof successMessageSchema>

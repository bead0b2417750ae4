import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the error message with the CMS. */
export const errorMessageSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Error message').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type ErrorMessageProps = z.output<typeof errorMessageSchema>
export type ErrorMessageInput = z.input<typeof errorMessageSchema>

import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the text input with the CMS. */
export const textInputSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Text input').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type TextInputProps = z.output<typeof textInputSchema>
export type TextInputInput = z.input<typeof textInputSchema>

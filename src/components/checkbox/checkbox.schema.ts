import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the checkbox with the CMS. */
export const checkboxSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Checkbox').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type CheckboxProps = z.output<typeof checkboxSchema>
export type CheckboxInput = z.input<typeof checkboxSchema>

import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './checkbox.labels'

const flag = (title: string, description: string) =>
  z.boolean().default(false).meta({ title, description })

/** Contract of W79 with the CMS. */
export const checkboxSchema = z.object({
  ...baseProps({ ...shared.english, requiredError: 'Please tick this box to continue.' }),
  name: z
    .string()
    .min(1)
    .meta({
      title: 'Name in the form',
      description: 'Name of the field when the form is sent. An unticked box is not sent.',
      examples: ['terms'],
    }),
  label: richText()
    .min(1)
    .meta({
      title: 'Label',
      description:
        'Says what the visitor agrees to. Links in the text open without ticking the box.',
      'x-field': 'richtext',
      examples: ['I have read the <a href="/terms">terms</a>'],
    }),
  checked: flag('Ticked', 'From the start. Never for a consent.'),
  required: flag('Must be ticked', 'The form is not sent without it.'),
  description: z.string().default('').meta({
    title: 'Description',
    description: 'A line of explanation below the label.',
  }),
  disabled: flag('Switched off', 'Can be read and reached, not changed.'),
})

export type CheckboxProps = z.output<typeof checkboxSchema>
export type CheckboxInput = z.input<typeof checkboxSchema>

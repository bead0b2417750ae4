import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './acknowledgements.labels'

/** Contract of W39 with the CMS. */
export const acknowledgementsSchema = z.object({
  ...baseProps({ ...shared.english, group: 'Please confirm' }),
  groupLabel: z.string().default('').meta({
    title: 'Heading',
    description: 'Stands above the statements; has a text of its own when empty.',
  }),
  items: z
    .array(
      z.object({
        id: z.string().meta({
          title: 'Name',
          description:
            'Short and lasting; kept with the booking. A statement of the hotel with the same name takes its place.',
          examples: ['house-rules'],
        }),
        version: z
          .string()
          .min(1)
          .max(80)
          .default('1')
          .meta({
            title: 'Version',
            description:
              'Change it with the text: guests who have agreed to the former text are asked again.',
            examples: ['2027-03'],
          }),
        text: richText()
          .min(1)
          .meta({
            title: 'Statement',
            description: 'What the guest reads and confirms. Links open without ticking the box.',
            'x-field': 'richtext',
            examples: ['<p>I have read the house rules.</p>'],
          }),
        required: z.boolean().default(true).meta({
          title: 'Must be confirmed',
          description: 'Has a box without which nobody can book; else it is a text to be read.',
        }),
        appliesTo: z
          .array(z.string())
          .default([])
          .meta({
            title: 'Only for',
            description: 'Codes of hotels, and countries of guests; everybody when empty.',
            examples: [['NYCAB', 'DE']],
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Statements',
      description: 'Stand below those of the hotel.',
    }),
})

export type AcknowledgementsProps = z.output<typeof acknowledgementsSchema>
export type AcknowledgementsInput = z.input<typeof acknowledgementsSchema>

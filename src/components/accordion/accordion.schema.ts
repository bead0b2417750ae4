import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { widgets } from '../../ui/schema/content.schema'

/** Contract of W75 with the CMS. */
export const accordionSchema = z.object({
  ...baseProps({}),
  items: z
    .array(
      z.object({
        title: z
          .string()
          .min(1)
          .meta({
            title: 'Title',
            description: 'The line that is always there and opens the section.',
            examples: ['Check-in and check-out'],
          }),
        body: richText()
          .optional()
          .meta({
            title: 'Text',
            description: 'What is to be read in the section.',
            examples: ['<p>Check-in from 3 pm.</p>'],
          }),
        children: widgets().default([]).meta({
          title: 'Content',
          description: 'Components that stand in the section, below its text.',
        }),
        open: z.boolean().default(false).meta({
          title: 'Open from the start',
          description:
            'Opens this section when the page loads. Use it for the section that most visitors look for.',
        }),
      }),
    )
    .meta({
      title: 'Sections',
      description:
        'Without a text or component a section is left out. Links to “#id-item-2” open the second one, where “id” is the anchor or else the id of the accordion.',
      examples: [[{ title: 'Check-in and check-out', body: '<p>Check-in from 3 pm.</p>' }]],
    }),
  alwaysOpenOn: z
    .array(z.enum(['desktop', 'tablet']))
    .default([])
    .meta({
      title: 'Always open on',
      description:
        'Screens on which all sections are open and cannot be closed: tablets from 768, desktops from 992 pixels.',
      'x-options': { desktop: 'Desktops, from 992 px', tablet: 'Tablets, from 768 px' },
    }),
  single: z.boolean().default(false).meta({
    title: 'One at a time',
    description: 'Opening a section closes the others.',
  }),
})

export type AccordionProps = z.output<typeof accordionSchema>
export type AccordionInput = z.input<typeof accordionSchema>

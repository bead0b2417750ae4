import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './links-list.labels'

/** Contract of W77 with the CMS. */
export const linksListSchema = z.object({
  ...baseProps({ ...shared.english }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Title',
      description: 'Stands above the links and names them as a part of the page; may be empty.',
      examples: ['Read on'],
    }),
  items: z
    .array(
      z.object({
        linkLabel: z
          .string()
          .default('')
          .meta({
            title: 'Text of the link',
            description: 'Says where it leads.',
            examples: ['See the rooms'],
          }),
        linkURL: path()
          .default('')
          .meta({
            title: 'Address',
            description:
              'A path of the site or a whole address; without one there is only the text.',
            examples: ['/rooms'],
          }),
        openInaNewTab: z.boolean().default(false).meta({
          title: 'Opens a new tab',
          description: 'Use it only where leaving the page would lose something.',
        }),
        htmlContent: richText()
          .optional()
          .meta({
            title: 'Rich text',
            description: 'Replaces the plain text, and may contain links of its own.',
            examples: ['<p>Ask us about <a href="/groups">groups</a>.</p>'],
          }),
      }),
    )
    .meta({
      title: 'Links',
      description: 'The links, in the order in which they are shown.',
      examples: [[{ linkLabel: 'See the rooms', linkURL: '/rooms' }]],
    }),
  layout: z
    .enum(['vertical', 'horizontal', 'columns'])
    .default('vertical')
    .meta({
      title: 'Layout',
      description:
        'One below the other, side by side, or in columns of equal length: two on a tablet, three on a desktop.',
      'x-options': {
        vertical: 'One below the other',
        horizontal: 'Side by side',
        columns: 'Columns',
      },
    }),
})

export type LinksListProps = z.output<typeof linksListSchema>
export type LinksListInput = z.input<typeof linksListSchema>

import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { image } from '../../ui/schema/content.schema'
import { shared } from './link-banner.labels'

/** Contract of W76 with the CMS. */
export const linkBannerSchema = z.object({
  ...baseProps({
    ...shared.english,
    columnsWarning: 'There can be 1, 2 or 4 columns: 2 are shown.',
  }),
  columns: z.number().default(4).meta({
    title: 'Columns',
    description: '1, 2 or 4 on a desktop; a tablet has 2 and a phone 1 in any case.',
  }),
  items: z
    .array(
      z.object({
        title: z
          .string()
          .min(1)
          .meta({
            title: 'Title',
            description: 'Says where the tile leads.',
            examples: ['Rooms and suites'],
          }),
        text: z
          .string()
          .default('')
          .meta({
            title: 'Text',
            description: 'One or two lines below the title.',
            examples: ['From a quiet single to the suite under the roof.'],
          }),
        image: image().optional().meta({
          title: 'Picture',
          description: 'Fills the tile, the title stands on it; without one the tile is coloured.',
        }),
        href: path().meta({
          title: 'Address',
          description: 'A path of the site, or a whole address.',
          examples: ['/rooms'],
        }),
        newTab: z.boolean().default(false).meta({
          title: 'Opens a new tab',
          description: 'Use it only where leaving the page would lose something.',
        }),
      }),
    )
    .meta({
      title: 'Tiles',
      description: 'The tiles, in order. Choose a number that fills whole rows.',
      examples: [[{ title: 'Rooms and suites', href: '/rooms' }]],
    }),
})

export type LinkBannerProps = z.output<typeof linkBannerSchema>
export type LinkBannerInput = z.input<typeof linkBannerSchema>

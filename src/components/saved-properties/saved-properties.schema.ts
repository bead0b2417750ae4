import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { link } from '../../ui/schema/content.schema'
import { shared } from './saved-properties.labels'

/** Contract of W53 with the CMS. */
export const savedPropertiesSchema = z.object({
  ...baseProps({
    ...shared.english,
    count: '{count} of {limit}',
    loading: 'Loading saved hotels',
    empty: 'You haven’t saved any hotels yet. Tap a hotel’s heart to keep it here.',
    remove: 'Remove',
    removeName: 'Remove {hotel}',
    removeAsked: 'Do you want to remove {hotel} from your saved hotels?',
    unavailable: 'We have no details for this hotel.',
    undoName: 'Undo: keep {hotel}',
    thisHotel: 'The hotel',
    ratesName: 'View rates: {hotel}',
    limit: 'You can save up to 20 hotels. Remove one to save another.',
    failed: 'We couldn’t load your saved hotels.',
    signInFirst: 'Sign in to see your saved hotels.',
  }),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Main heading of the page',
    description: 'Its title is the page’s one main heading.',
  }),
  emptyCta: link().optional().meta({
    title: 'Link of the empty list',
    description: 'Link to a page where a visitor finds hotels to save.',
  }),
  sort: z
    .enum(['recent', 'name'])
    .default('recent')
    .meta({
      title: 'Order',
      description: 'Order in which the saved hotels are listed.',
      'x-options': { recent: 'Saved last', name: 'By name' },
    }),
  showMap: z.boolean().default(false).meta({
    title: 'Show map links',
    description: 'Each hotel has a link to a map, in a new tab.',
  }),
})

export type SavedPropertiesProps = z.output<typeof savedPropertiesSchema>
export type SavedPropertiesInput = z.input<typeof savedPropertiesSchema>

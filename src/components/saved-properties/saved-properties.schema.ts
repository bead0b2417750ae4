import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { link } from '../../ui/schema/content.schema'

/** Contract of W53 with the CMS. */
export const savedPropertiesSchema = z.object({
  ...baseProps({
    title: 'Saved hotels',
    count: '{count} of {limit}',
    loading: 'Loading saved hotels',
    empty: 'You have not saved a hotel yet. Press the heart of a hotel to find it here again.',
    remove: 'Remove',
    removeName: 'Remove {hotel}',
    removed: '{hotel} is no longer saved.',
    undo: 'Undo',
    undoName: 'Undo: keep {hotel}',
    savedNow: '{hotel} is saved.',
    thisHotel: 'The hotel',
    rates: 'View rates',
    ratesName: 'View rates of {hotel}',
    map: 'Map',
    newTab: 'opens in a new tab',
    reviews: 'Rated {stars} of 5 from {count} reviews',
    limit: 'You can save up to 20 hotels. Remove one to save another.',
    saveFailed: 'We couldn’t update your saved hotels. Please try again.',
    error: 'Error',
    warning: 'Note',
    failed: 'We couldn’t load your saved hotels.',
    retry: 'Try again',
    signInFirst: 'Sign in to see the hotels you have saved.',
    signIn: 'Sign in',
  }),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Main heading of the page',
    description: 'Its title is the page’s one main heading.',
  }),
  emptyCta: link().optional().meta({
    title: 'Link of the empty list',
    description: 'Leads to hotels to save.',
  }),
  sort: z
    .enum(['recent', 'name'])
    .default('recent')
    .meta({
      title: 'Order',
      description: 'Which hotel comes first.',
      'x-options': { recent: 'Saved last', name: 'By name' },
    }),
  showMap: z.boolean().default(false).meta({
    title: 'Show map links',
    description: 'Each hotel has a link to a map, in a new tab.',
  }),
})

export type SavedPropertiesProps = z.output<typeof savedPropertiesSchema>
export type SavedPropertiesInput = z.input<typeof savedPropertiesSchema>

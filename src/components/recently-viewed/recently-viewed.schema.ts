import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './recently-viewed.labels'

/** Contract of W89 with the CMS. */
export const recentlyViewedSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Recently viewed',
    clearName: 'Clear the recently viewed hotels',
    cleared: 'The list is empty. This browser no longer remembers these hotels.',
  }),
  heading: z.string().default('').meta({
    title: 'Heading',
    description: 'Replaces the heading “Recently viewed”.',
  }),
  maxShown: z.number().int().min(1).max(10).default(4).meta({
    title: 'Hotels shown',
    description: 'The last ones first; a browser remembers up to ten.',
  }),
})

export type RecentlyViewedProps = z.output<typeof recentlyViewedSchema>
export type RecentlyViewedInput = z.input<typeof recentlyViewedSchema>

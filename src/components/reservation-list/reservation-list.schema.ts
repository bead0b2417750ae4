import { z } from 'zod'
import { lookupLabels } from '../../features/reservation-lookup/lookup-form.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './reservation-list.labels'

/** Contract of W90 with the CMS. */
export const reservationListSchema = z.object({
  ...baseProps({
    ...shared.english,
    ...lookupLabels,
    title: 'Your trips',
    tabs: 'Which stays',
    upcomingTab: 'Upcoming',
    pastTab: 'Past',
    tabCount: '{tab} ({count})',
    shown: '{from} to {to} of {count} stays',
    more: 'Show more stays',
    previous: 'Show previous stays',
    total: 'Total',
    withPoints: '{points} + {amount}',
    bookAgain: 'Book again',
    bookAgainName: 'Book again, {hotel}, {date}',
    upcomingEmpty: 'You have no stay ahead of you',
    upcomingEmptyText:
      'When you book, your stay appears here. A stay that you booked without signing in can be found by its number.',
    pastEmpty: 'No stay in the last two years',
    pastEmptyText: 'After your departure a stay is listed here for 24 months.',
    cancelledEmpty: 'No cancelled stays',
    cancelledEmptyText:
      'If you cancel a whole stay, you find it here with its cancellation number.',
    search: 'Find a place to stay',
    find: 'Find a stay by number',
    signInTitle: 'All your stays in one place',
    signInText: 'Members see their upcoming, past and cancelled stays here, and change them.',
    findTitle: 'Find one stay without signing in',
    loading: 'Loading your stays',
    failedTitle: 'We couldn’t load your stays.',
    failedText: 'They are safe with us. Please try again.',
  }),
  tabs: z
    .array(z.enum(['upcoming', 'past', 'cancelled']))
    .default(['upcoming', 'past', 'cancelled'])
    .meta({
      title: 'Tabs',
      description: 'Which stays are listed, in this order; all of them when none is chosen.',
      'x-options': { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' },
    }),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Main heading of the page',
    description: 'Its title is the page’s one main heading.',
  }),
})

export type ReservationListProps = z.output<typeof reservationListSchema>
export type ReservationListInput = z.input<typeof reservationListSchema>

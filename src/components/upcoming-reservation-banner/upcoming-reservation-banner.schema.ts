import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './upcoming-reservation-banner.labels'

/** Contract of W46 with the CMS. */
export const upcomingReservationBannerSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Your next stay',
    enjoy: 'Enjoy your stay',
    arriveFrom: 'Check-in from {time}',
    leaveBy: 'Check-out on {date} by {time}',
    leaveTodayBy: 'Check-out today by {time}',
    directions: 'Directions',
    directionsName: 'Directions to {hotel}',
    changeCheckIn: 'Change check-in',
    signInTitle: 'Sign in to see your trip',
    loading: 'Loading your next stay',
  }),
  maxStays: z.number().int().min(1).max(9).default(1).meta({
    title: 'Most stays',
    description: 'How many stays are shown at most, the next arrival first.',
  }),
  actions: z
    .array(z.enum(['manage', 'checkIn', 'directions', 'call']))
    .default(['manage', 'checkIn', 'directions', 'call'])
    .meta({
      title: 'Links',
      description: 'What the guest can do from here; checking in only while the hotel offers it.',
      'x-options': {
        manage: 'View the stay',
        checkIn: 'Check in and out',
        directions: 'Directions on a map',
        call: 'Call the hotel',
      },
    }),
  daysAhead: z.number().int().min(0).max(366).default(30).meta({
    title: 'Days ahead',
    description: 'A stay is shown from so many days before its arrival.',
  }),
})

export type UpcomingReservationBannerProps = z.output<typeof upcomingReservationBannerSchema>
export type UpcomingReservationBannerInput = z.input<typeof upcomingReservationBannerSchema>

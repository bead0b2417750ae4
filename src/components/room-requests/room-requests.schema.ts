import { z } from 'zod'
import { LONGEST_COMMENT } from '../../features/checkout/requests/requests.rules'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './room-requests.labels'

const GROUPS = [
  'bed',
  'floor',
  'location',
  'accessibility',
  'pillow',
  'arrival',
  'comment',
] as const

/** Contract of W35 with the CMS. */
export const roomRequestsSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Make it yours',
    intro:
      'Tell us what would make you comfortable, and we’ll do our best. Requests are not guaranteed unless we say so.',
    bed: 'Bed arrangement',
    accessibility: 'Accessible features',
    pillow: 'Pillow',
    guaranteed: 'Guaranteed',
    morning: 'Morning',
    noon: 'Midday',
    afternoon: 'Late afternoon',
    evening: 'Evening and night',
    comment: 'Anything else?',
    commentHint: 'Please leave out card numbers and anything confidential.',
    commentCount: '{count} of {max} characters',
    remember: 'Keep these for my next stays',
    rememberHint: 'Bed, floor, location and pillow of the first room. Your profile shows them.',
    loading: 'Loading the requests for your rooms',
    failedTitle: 'We couldn’t load the requests for your rooms.',
  }),
  groups: z
    .array(z.enum(GROUPS))
    .default([...GROUPS])
    .meta({
      title: 'Groups',
      description: 'What guests are asked, in this order. A hotel may not have all of them.',
      'x-options': {
        bed: 'Bed arrangement',
        floor: 'Floor',
        location: 'Where in the hotel',
        accessibility: 'Accessible features',
        pillow: 'Pillow',
        arrival: 'Time of arrival',
        comment: 'Comment',
      },
    }),
  maxComment: z
    .number()
    .int()
    .min(1)
    .max(LONGEST_COMMENT)
    .default(LONGEST_COMMENT)
    .meta({
      title: 'Longest comment',
      description: `Characters of a comment, at most ${LONGEST_COMMENT}.`,
    }),
  showPerRoom: z.boolean().default(true).meta({
    title: 'For each room',
    description: 'Asks for each room of the stay; otherwise once for all of them.',
  }),
})

export type RoomRequestsProps = z.output<typeof roomRequestsSchema>
export type RoomRequestsInput = z.input<typeof roomRequestsSchema>

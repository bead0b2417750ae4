import { z } from 'zod'
import { sourceProp } from '../../features/booking/source.schema'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './room-upgrade.labels'

const KINDS = ['paid', 'award', 'status'] as const

/** Contract of W36 with the CMS. */
export const roomUpgradeSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'A suite for your stay',
    forMembers: 'Members can ask for a suite with their suite nights.',
    left: 'You have {count} suite nights for this stay.|one:You have {count} suite night for this stay.',
    until: 'Valid until {date}.',
    ask: 'Ask for {suite}',
    uses: 'Uses {count} suite nights, one for each night.|one:Uses {count} suite night.',
    decision:
      'The hotel answers by {deadline}. Until then you can take the request back, and you pay nothing more.',
    hotelTime: '{date}, {time} hotel time',
    tooFew: 'This takes {needed} suite nights, and you have {left}.',
    closed: 'Suites can be asked for until {deadline}.',
    nights: 'Nights in {suite}',
    REQUESTED: 'Asked for',
    PENDING: 'The hotel is looking',
    GUARANTEED: 'Yours',
    DENIED: 'Not available',
    REMOVED: 'Taken back',
    FORFEITED: 'Used up',
    CANCELLED: 'Cancelled',
    withdraw: 'Take the request back',
    betterRooms: 'Better rooms for your stay',
    beforeChange: 'You see what it costs, and when you pay, before anything is changed.',
    allRooms: 'See all {count} better rooms',
    noBetterRoom:
      'There is no better room for your stay at the moment. Your booking stays as it is.',
    failedTitle: 'We couldn’t load the suites for your stay.',
    used: 'Your suite nights have been used for another stay meanwhile.',
  }),
  source: sourceProp(),
  kinds: z
    .array(z.enum(KINDS))
    .default([...KINDS])
    .meta({
      title: 'Parts',
      description:
        'Before the booking, a better room for money is offered by “Better rooms and rates”, not here.',
      'x-options': {
        paid: 'Better rooms for a higher price',
        award: 'Asking for a suite',
        status: 'What the hotel has said',
      },
    }),
  maxOffers: z.number().int().min(1).max(24).default(3).meta({
    title: 'Most offers',
    description:
      'Better rooms at a time; a link leads to the page “upgrade reservation” with the others. At most 24.',
  }),
  terms: richText()
    .default('')
    .meta({
      title: 'Terms',
      description: 'Stand below, in small print.',
      examples: ['<p>One suite night for each night and room.</p>'],
    }),
})

export type RoomUpgradeProps = z.output<typeof roomUpgradeSchema>
export type RoomUpgradeInput = z.input<typeof roomUpgradeSchema>

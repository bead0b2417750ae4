import { z } from 'zod'
import { sourceProp } from '../../features/booking/source.schema'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './room-overview.labels'

/** Texts of the rooms of a cart (W29). */
const roomOverviewLabels = {
  ...shared.english,
  title: 'Your rooms',
  extras: 'plus {amount} for extras',
  priceChanged: 'The price of your stay has changed',
  priceChangedText: 'It was {before} and is {after} now. You pay nothing until you book.',
  dropped: '{room} is not available any more',
  droppedText: 'We have taken it out of your booking.',
  droppedOfChange:
    'What you have booked is still yours. Choose another room for the change, or keep it.',
  suiteGivenUp:
    'The change gives up {count} suite nights that you have asked for.|one:The change gives up a suite night that you have asked for.',
  insuranceFollows:
    'Your travel insurance covers the stay as it becomes, at the premium that you have paid.',
  insuranceRises:
    'Your travel insurance costs {amount} more to cover all of the stay. You choose on the next page.',
  insuranceStays: 'Your travel insurance keeps covering {cover}, and nothing beyond that.',
  missing: 'Room {number} is not chosen yet',
  choose: 'Choose a room',
  chooseOther: 'Choose another room or rate',
  loading: 'Loading your rooms',
  failedTitle: 'We couldn’t load your rooms.',
}

/** Contract of W29 with the CMS. */
export const roomOverviewSchema = z.object({
  ...baseProps(roomOverviewLabels),
  context: sourceProp(),
  showImage: z.boolean().default(true).meta({
    title: 'Shows pictures',
    description: 'Each room has its picture.',
  }),
})

export type RoomOverviewProps = z.output<typeof roomOverviewSchema>
export type RoomOverviewInput = z.input<typeof roomOverviewSchema>
export type RoomOverviewLabels = RoomOverviewProps['labels']

import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './stay-details.labels'

/** Texts of the stay of a cart (W30). */
const stayDetailsLabels = {
  ...shared.english,
  fixed: 'This stay can’t be changed.',
  ended: 'Stay ended',
  keep: 'Keep the booking as it is',
  changeGuests: 'Change contact and guests',
  changeGuestsAndCard: 'Change contact, guests or card',
  prove: 'Have you booked this stay? Prove it by a code',
  loading: 'Loading your stay',
  failedTitle: 'We couldn’t load your stay.',
}

/** Contract of W30 with the CMS. */
export const stayDetailsSchema = z.object({
  ...baseProps(stayDetailsLabels),
  editable: z.boolean().default(true).meta({
    title: 'Can be changed',
    description: 'A visitor can choose other dates, rooms and guests.',
  }),
  showPolicyTimes: z.boolean().default(true).meta({
    title: 'Times of the hotel',
    description: 'Tells from when a guest can check in, and until when to check out.',
  }),
})

export type StayDetailsProps = z.output<typeof stayDetailsSchema>
export type StayDetailsInput = z.input<typeof stayDetailsSchema>
export type StayDetailsLabels = StayDetailsProps['labels']

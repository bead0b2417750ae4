import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './book-another-room.labels'

/** Texts of the steps through several rooms (W25). */
const bookAnotherRoomLabels = {
  ...shared.english,
  steps: 'Rooms of your stay',
  chosen: 'chosen',
}

/** Contract of W25 with the CMS. */
export const bookAnotherRoomSchema = z.object({
  ...baseProps(bookAnotherRoomLabels),
  showNames: z.boolean().default(true).meta({
    title: 'Names the chosen rooms',
    description: 'A chosen room says which; else only that it is chosen.',
  }),
})

export type BookAnotherRoomProps = z.output<typeof bookAnotherRoomSchema>
export type BookAnotherRoomInput = z.input<typeof bookAnotherRoomSchema>
export type BookAnotherRoomLabels = BookAnotherRoomProps['labels']

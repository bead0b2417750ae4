import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './stay-details-modal.labels'

/** Texts of the dialog that changes a stay (W54). */
const stayDetailsModalLabels = {
  ...shared.english,
  title: 'Change your stay',
  datesMissing: 'Choose a check-in and a check-out.',
}

/** Contract of W54 with the CMS. */
export const stayDetailsModalSchema = z.object({
  ...baseProps(stayDetailsModalLabels),
  showRooms: z.boolean().default(true).meta({
    title: 'Rooms and guests',
    description: 'A visitor can change rooms and guests, too.',
  }),
  groupRequestHref: path()
    .optional()
    .meta({
      title: 'Page for groups',
      description: 'Address for visitors who need more than nine rooms.',
      examples: ['/groups'],
    }),
})

export type StayDetailsModalProps = z.output<typeof stayDetailsModalSchema>
export type StayDetailsModalInput = z.input<typeof stayDetailsModalSchema>

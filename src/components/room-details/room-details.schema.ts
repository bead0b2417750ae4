import { z } from 'zod'
import { roomDetailsFields } from '../../features/rates/room/room-details.schema'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './room-details.labels'

/** Contract of W21 with the CMS. */
export const roomDetailsSchema = z.object({
  ...baseProps({ ...shared.english }),
  ...roomDetailsFields,
  gallery: z.boolean().default(true).meta({
    title: 'Photos',
    description: 'Shows the photos of the room above its features.',
  }),
  floorPlan: path()
    .optional()
    .meta({
      title: 'Floor plan',
      description: 'Address of a drawing of the room, below its features.',
      examples: ['/media/floor-plan.svg'],
    }),
})

export type RoomDetailsProps = z.output<typeof roomDetailsSchema>
export type RoomDetailsInput = z.input<typeof roomDetailsSchema>

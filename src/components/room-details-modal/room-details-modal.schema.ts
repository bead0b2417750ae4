import { z } from 'zod'
import { roomDetailsFields } from '../../features/rates/room/room-details.schema'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './room-details-modal.labels'

const PARTS = ['photos', 'details', 'rates'] as const

/** Contract of W55 with the CMS. */
export const roomDetailsModalSchema = z.object({
  ...baseProps({
    ...shared.english,
    ratesTitle: 'Rates of this room',
    previousRoom: 'Previous room: {room}',
    nextRoom: 'Next room: {room}',
  }),
  ...roomDetailsFields,
  tabs: z
    .array(z.enum(PARTS))
    .default([...PARTS])
    .meta({
      title: 'Parts',
      description: 'Parts of the room that the dialog shows.',
      'x-options': { photos: 'Photos', details: 'Features', rates: 'Rates' },
    }),
  floorPlan: path()
    .optional()
    .meta({
      title: 'Floor plan',
      description: 'Address of a drawing of the room, below its features.',
      examples: ['/media/floor-plan.svg'],
    }),
  ctaMode: z
    .enum(['select', 'none'])
    .default('select')
    .meta({
      title: 'Button “Select”',
      description: 'A visitor can choose a rate in the dialog.',
      'x-options': { select: 'With a button for each rate', none: 'Without' },
    }),
})

export type RoomDetailsModalProps = z.output<typeof roomDetailsModalSchema>
export type RoomDetailsModalInput = z.input<typeof roomDetailsModalSchema>

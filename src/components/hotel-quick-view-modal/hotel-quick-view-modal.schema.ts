import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-quick-view-modal.labels'

const SECTIONS = ['overview', 'gallery', 'information'] as const

/** Contract of W63 with the CMS. */
export const hotelQuickViewModalSchema = z.object({
  ...baseProps({ ...shared.english }),
  fragmentSrc: path()
    .optional()
    .meta({
      title: 'Address of the content',
      description:
        'A fragment of this site; {propertyId} stands for the hotel’s code. The built-in view when empty.',
      examples: ['/fragments/hotels/{propertyId}'],
    }),
  sections: z
    .array(z.enum(SECTIONS))
    .default([...SECTIONS])
    .meta({
      title: 'Parts of the built-in view',
      description: 'What the built-in view shows; content of your own decides for itself.',
      'x-options': { overview: 'Overview', gallery: 'Photos', information: 'Good to know' },
    }),
  cta: z
    .object({
      label: z
        .string()
        .meta({ title: 'Text', description: 'What the button says.', examples: ['Book now'] }),
      href: path().meta({
        title: 'Address',
        description: 'Where the button leads.',
        examples: ['/book'],
      }),
      newTab: z.boolean().default(false).meta({
        title: 'New tab',
        description: 'Opens in a new tab.',
      }),
    })
    .optional()
    .meta({
      title: 'Button',
      description: 'Replaces the button “View rates”, which leads to the rates of the hotel.',
    }),
})

export type HotelQuickViewModalProps = z.output<typeof hotelQuickViewModalSchema>
export type HotelQuickViewModalInput = z.input<typeof hotelQuickViewModalSchema>

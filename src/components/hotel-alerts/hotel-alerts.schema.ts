import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-alerts.labels'

/** Contract of W12 with the CMS. */
export const hotelAlertsSchema = z.object({
  ...baseProps({
    ...shared.english,
    region: 'Hotel alerts',
    critical: 'Important',
    link: 'Learn more',
    linkName: 'Learn more: {title}',
    closeUntitled: 'Close this alert',
    more: 'Show {n} more',
  }),
  severities: z
    .array(z.enum(['info', 'warning', 'critical']))
    .default(['info', 'warning', 'critical'])
    .meta({
      title: 'Severities',
      description: 'Which alerts of the hotel are shown; all when nothing is chosen otherwise.',
      'x-options': { info: 'Information', warning: 'Warning', critical: 'Important' },
    }),
  maxVisible: z.number().int().min(1).default(2).meta({
    title: 'Shown at first',
    description: 'How many alerts are there before a visitor asks for more.',
  }),
  dismissible: z.boolean().default(true).meta({
    title: 'Can be closed',
    description: 'A visitor may close an alert until the tab is closed; never a critical one.',
  }),
  pages: z
    .array(z.string())
    .default([])
    .meta({
      title: 'Pages',
      description: 'Ids of the pages that show alerts, such as “rate-list”; all when empty.',
      examples: [['rate-list']],
    }),
})

export type HotelAlertsProps = z.output<typeof hotelAlertsSchema>
export type HotelAlertsInput = z.input<typeof hotelAlertsSchema>

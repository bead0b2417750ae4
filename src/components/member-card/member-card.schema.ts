import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './member-card.labels'

/** Contract of W68 with the CMS. */
export const memberCardSchema = z.object({
  ...baseProps({
    ...shared.english,
    card: 'Your membership',
    nights: '{nights} nights this year',
    night: '{nights} night this year',
    manage: 'Manage',
    manageName: 'Manage your account',
    loading: 'Loading your membership',
  }),
  showPoints: z.boolean().default(true).meta({
    title: 'Show the points',
    description: 'The balance of points.',
  }),
  showNights: z.boolean().default(true).meta({
    title: 'Show the nights',
    description: 'The nights of this year.',
  }),
  manageHref: path().optional().meta({
    title: 'Address of “Manage”',
    description: 'The page of the member’s account; the site’s own profile when not set.',
  }),
})

export type MemberCardProps = z.output<typeof memberCardSchema>
export type MemberCardInput = z.input<typeof memberCardSchema>

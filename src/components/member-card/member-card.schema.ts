import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'

/** Contract of W68 with the CMS. */
export const memberCardSchema = z.object({
  ...baseProps({
    card: 'Your membership',
    tierMember: 'Member',
    tierSilver: 'Silver',
    tierGold: 'Gold',
    tierPlatinum: 'Platinum',
    tierTitanium: 'Titanium',
    tierAmbassador: 'Ambassador',
    points: '{points} points',
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
  manageHref: path().default('/loyalty/myAccount/profile.mi').meta({
    title: 'Address of “Manage”',
    description: 'The page of the member’s account.',
  }),
})

export type MemberCardProps = z.output<typeof memberCardSchema>
export type MemberCardInput = z.input<typeof memberCardSchema>

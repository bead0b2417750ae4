import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './club-membership-details.labels'

/** Contract of W87 with the CMS. */
export const clubMembershipDetailsSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Your club membership',
    needed: 'You have chosen a rate for members of an automobile club.',
    number: 'Membership number',
    numberHint: '9 to 16 digits, as on your card',
    postalCodeHint: 'As your club knows it',
    save: 'Save in my profile',
    saved: 'Saved in your profile',
    notSaved: 'We couldn’t save it in your profile. Your booking has it.',
    numberMissing: 'Enter your membership number, or choose another rate.',
    numberMalformed: 'A membership number has 9 to 16 digits.',
    numberInvalid: 'The club doesn’t know this membership. Please check the number.',
    numberExpired: 'This membership has ended. Renew it, or choose another rate.',
    checking: 'One moment, we are asking the club',
    valid: 'Membership confirmed',
    unchecked:
      'We can’t reach the club just now. We’ll check at the hotel: please bring your card.',
    otherRate: 'No membership at hand?',
    switchTo: '{rate} instead',
    sameTotal: 'at the same price',
    loading: 'Loading the fields for your membership',
    failedTitle: 'We couldn’t load the fields for your membership.',
  }),
  hint: richText()
    .default('')
    .meta({
      title: 'Hint',
      description: 'What else a member of the club should know; empty for none.',
      examples: ['<p>Please bring your card to check-in.</p>'],
    }),
})

export type ClubMembershipDetailsProps = z.output<typeof clubMembershipDetailsSchema>
export type ClubMembershipDetailsInput = z.input<typeof clubMembershipDetailsSchema>

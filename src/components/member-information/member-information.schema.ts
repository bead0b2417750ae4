import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './member-information.labels'

/** Texts of the guest who books, and of those who come (W43). */
const memberInformationLabels = {
  ...shared.english,
  heading: 'Who is coming?',
  loading: 'Your details are on their way',
  failedTitle: 'We couldn’t open your details.',
  failedText: 'Nothing is lost. Please try again.',
  welcome: 'Good to see you again, {name}.',
  known: 'We know you as {email}. Sign in and we’ll fill in the rest.',
  edit: 'Edit for this booking',
  editNote: 'What you change here counts for this booking only.',
  someoneElse: 'Book for someone else',
  forMyself: 'Book for myself',
  summaryBelow: 'What is missing is marked further down this page.',
  keep: 'Save what you entered so far',
  otherGuest: 'You book for the guest below, as entered there.',
  cleared: 'Please tell us who is coming.',
  toProfile: 'Change your profile',
  ownNumber: 'If you have one. You can also add it at the hotel.',
  memberNumberInvalid: 'We don’t recognise that number. Please check it, or leave it empty.',
  countryRefused: 'We’re sorry, we can’t take bookings from this country or region.',
  changed: 'The address fields now match your country or region.',
}

const GUEST_FIELDS = [
  ...(['title', 'localizedName', 'emailConfirm', 'smsOptIn', 'state', 'city'] as const),
  ...(['line1', 'line2', 'postalCode', 'memberNumber'] as const),
] as const

/** Contract of W43 with the CMS. */
export const memberInformationSchema = z.object({
  ...baseProps(memberInformationLabels),
  fields: z
    .array(z.enum(GUEST_FIELDS))
    .default([...GUEST_FIELDS])
    .meta({
      title: 'Fields',
      description:
        'Names, email, phone and country are always asked for; the others only when they are listed.',
      'x-options': {
        title: 'Title',
        localizedName: 'Names in the guest’s script',
        emailConfirm: 'Second entry of the email',
        smsOptIn: 'Text messages',
        state: 'State',
        city: 'City',
        line1: 'Street',
        line2: 'Floor',
        postalCode: 'Postal code',
        memberNumber: 'Member number',
      },
    }),
  guestPerRoom: z.boolean().default(true).meta({
    title: 'Guests of further rooms',
    description: 'Asks who stays in each room after the first.',
  }),
  editProfileHref: path().optional().meta({
    title: 'Profile',
    description: 'Address where members change their profile; by default the site’s own.',
  }),
})

export type MemberInformationProps = z.output<typeof memberInformationSchema>
export type MemberInformationInput = z.input<typeof memberInformationSchema>
export type MemberInformationLabels = MemberInformationProps['labels']

import { z } from 'zod'
import { path } from '../../ui/schema/base-props.schema'
import { shared } from './lookup-form.labels'

/** Texts of the reservation lookup form (W47, W67). */
export const lookupLabels = {
  ...shared.english,
  title: 'Find a reservation',
  lead: 'Enter the confirmation number and the family name on the reservation.',
  number: 'Confirmation number',
  where: 'Where do I find it?',
  whereText:
    'In your confirmation email: up to 11 digits, sometimes with letters if you booked through a partner.',
  firstName: 'Given name (optional)',
  lastName: 'Family name on the reservation',
  checkIn: 'Check-in date (optional)',
  submit: 'Find reservation',
  busy: 'Looking for your reservation, one moment please',
  numberRequired: 'Enter the confirmation number.',
  lastNameRequired: 'Enter the family name.',
  emailRequired: 'Enter your email.',
  hint: 'Still not found? Call us, and we’ll look for it together.',
  tooManyIn: 'Too many attempts. Please try again in {minutes} min.',
  failed: 'We couldn’t look up your reservation. Please try again.',
  memberOnly: 'Only the member who made this reservation can see it. Please sign in.',
  signInLead: 'Are you a member?',
  several: 'There are {count} stays with this number. Which one would you like to see?',
  severalDates: 'There are several stays with this number. Please add the check-in date of yours.',
  cancelled: 'Cancelled',
  expired: 'Past stay',
  back: 'Find another reservation',
}

export type LookupLabels = typeof lookupLabels

/** Author settings of the form (B.10, ReservationLookupProps). */
export const lookupProps = () => ({
  modes: z
    .array(z.enum(['number', 'email']))
    .default(['number'])
    .meta({
      title: 'Asks for',
      description: 'What is asked for beside the confirmation number and the family name.',
      'x-options': { number: 'Given name and check-in date, both optional', email: 'Email' },
    }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Title',
      description: 'Says what the form is for; has a text of its own when empty.',
      examples: ['Find your booking'],
    }),
  submitHref: path()
    .optional()
    .meta({
      title: 'Page of a reservation',
      description:
        'Address of the page that shows a future stay if the server names none. When not set, the site’s own page.',
      examples: ['/stay'],
    }),
  showSignIn: z.boolean().default(true).meta({
    title: 'Offers to sign in',
    description: 'A link for members, who see all their reservations.',
  }),
})

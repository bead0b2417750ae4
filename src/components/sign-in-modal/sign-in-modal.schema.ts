import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './sign-in-modal.labels'

/** Contract of W57 with the CMS. */
export const signInModalSchema = z.object({
  ...baseProps({
    ...shared.english,
    memberRate: 'Sign in to see member rates',
    save: 'Sign in to save this hotel',
    earnWhileYouSleep: 'Sign in to earn points for this stay',
    joinAndSaveReservation: 'Sign in or join to save this reservation',
    saveReservation: 'Sign in to save this reservation',
    frame: 'Sign-in form',
    loading: 'Loading the sign-in form',
    failed: 'Sorry, the form can’t be shown here.',
    page: 'Sign in on a separate page',
  }),
  variant: z
    .enum(['modal', 'pointsRate', 'checkedIn', 'lookup'])
    .default('modal')
    .meta({
      title: 'Variant',
      description: 'Reason for signing in. It decides the title when no title is set.',
      'x-options': {
        modal: 'Signing in',
        pointsRate: 'For rates in points',
        checkedIn: 'For guests who are checked in',
        lookup: 'To find a reservation',
      },
    }),
  version: z
    .enum(['new', 'legacy'])
    .optional()
    .meta({
      title: 'Version',
      description:
        'When not set, the site’s feature flag decides. The old one is a page in a frame.',
      'x-options': { new: 'New', legacy: 'Old' },
    }),
  reason: z
    .string()
    .default('')
    .meta({
      title: 'Text above the form',
      description: 'Why a visitor should sign in.',
      examples: ['Members see lower rates.'],
    }),
  onSuccess: z
    .enum(['reload', 'event', 'returnTo'])
    .default('event')
    .meta({
      title: 'After signing in',
      description: 'What happens on this page after the visitor has signed in.',
      'x-options': {
        reload: 'Loads itself again',
        event: 'Stays, and shows what members see',
        returnTo: 'Leads to another page',
      },
    }),
  returnTo: path()
    .default('')
    .meta({
      title: 'Page after signing in',
      description: 'A path of this site.',
      examples: ['/account'],
      'x-when': { field: 'onSuccess', is: 'returnTo' },
    }),
})

export type SignInModalProps = z.output<typeof signInModalSchema>
export type SignInModalInput = z.input<typeof signInModalSchema>

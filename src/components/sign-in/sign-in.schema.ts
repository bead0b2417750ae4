import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './sign-in.labels'

const GOES = 'Address of the link. When not set, the site’s own page.'

/** Contract of W50 with the CMS. */
export const signInSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Sign in to your account',
    titleSweepstakes: 'Sign in to enter',
    intro: 'Your points, stays and saved hotels in one place.',
    greeting: 'Welcome back, {name}.',
    greetingUnnamed: 'Welcome back.',
    credentialsLabel: 'Email, member number or phone number',
    rememberMe: 'Remember me on this device',
    busy: 'Signing in, one moment please',
    clear: 'Not you? Use another account',
    joinLead: 'Not a member yet?',
    phoneHint: 'Signing in with your phone number',
    credentials: 'Enter your email, member number or phone number.',
    pwrdErrorLabel: 'Enter your password.',
    memberNumber: 'Enter your full member number, without asterisks.',
    cookies: 'Signing in needs cookies. Please allow them for this site and try again.',
    audit: 'We need to verify your account. Please call us.',
    disabled: 'Sign-in isn’t available here. Please call us.',
  }),
  variant: z
    .enum([
      'page',
      'overlay',
      'modal',
      'flyout',
      'lookup',
      'checkedIn',
      'pointsRate',
      'sweepstakes',
    ])
    .default('page')
    .meta({
      title: 'Variant',
      description:
        'Where the form stands. A page becomes an overlay or a sweepstakes form by itself when its address says so.',
      'x-options': {
        page: 'On a page',
        overlay: 'In the frame of another page',
        modal: 'In a dialog',
        flyout: 'In a flyout, 360 px',
        lookup: 'Beside a reservation lookup',
        checkedIn: 'For guests who are checked in',
        pointsRate: 'For rates in points',
        sweepstakes: 'For a sweepstakes',
      },
    }),
  showTitle: z.boolean().default(true).meta({
    title: 'Shows its heading',
    description:
      'Turn it off where the surroundings already have the same heading, a dialog for example.',
  }),
  mobileAuth: z.boolean().optional().meta({
    title: 'Phone numbers sign in too',
    description: 'When not set, the site’s feature flag decides.',
  }),
  provider: z.boolean().optional().meta({
    title: 'Signs in for another service',
    description:
      'When on, the browser remembers no member and no account is activated. When not set, the site’s feature flag decides.',
  }),
  rememberMeDefault: z.boolean().default(false).meta({
    title: '“Remember me” is ticked',
    description: 'Ticks the box when the form opens; a visitor can untick it.',
  }),
  forgotHref: path().optional().meta({
    title: 'Link for a forgotten password',
    description: GOES,
    'x-group': 'Links',
  }),
  activateHref: path().optional().meta({
    title: 'Link for activating an account',
    description: GOES,
    'x-group': 'Links',
  }),
  joinHref: path().optional().meta({
    title: 'Link for joining',
    description:
      'Address of the link. When not set, the site’s own page; when empty, the link is not shown.',
    'x-group': 'Links',
  }),
  successEvent: z
    .string()
    .default('')
    .meta({
      title: 'Event after signing in',
      description:
        'Event that is dispatched on the window with the answer. The page then stays as it is.',
      examples: ['member-signed-in'],
      'x-group': 'After signing in',
    }),
  returnTo: path()
    .default('')
    .meta({
      title: 'Page after signing in',
      description: 'A path of this site; the address of the page may name another.',
      examples: ['/account'],
      'x-group': 'After signing in',
    }),
  clientId: z
    .string()
    .default('')
    .meta({
      title: 'Sweepstakes id',
      description: 'Turns the form into a sweepstakes form, which sends this id.',
      examples: ['summer-2027'],
      'x-group': 'After signing in',
    }),
  linkOrder: z
    .object({
      orderId: z.string().meta({
        title: 'Confirmation number',
        description: 'Confirmation number of the reservation that is added to the account.',
        examples: ['82417730'],
      }),
    })
    .optional()
    .meta({
      title: 'Reservation to link',
      description: 'This reservation is added to the account when the visitor signs in.',
      'x-group': 'After signing in',
    }),
  pageModuleName: z.string().default('sign-in').meta({
    title: 'Name in the request',
    description: 'Name of the form in the request.',
    'x-group': 'Advanced',
  }),
  reason: z
    .string()
    .default('')
    .meta({
      title: 'Text above the form',
      description: 'Why a visitor should sign in; a text of our own when empty.',
      examples: ['Sign in to see member rates.'],
    }),
  extraAccordion: z
    .object({
      title: z.string().meta({
        title: 'Title',
        description: 'Line that the visitor opens.',
        examples: ['Signing in for the first time'],
      }),
      body: richText().meta({
        title: 'Text',
        description: 'Text below the line, shown when it is open.',
        examples: ['<p>Use the number on your card.</p>'],
      }),
    })
    .optional()
    .meta({ title: 'More below the form', description: 'Explanation that the visitor can open.' }),
  phoneHint: richText().default('').meta({
    title: 'Hint on phone numbers',
    description: 'Explanation that the visitor can open, on how a phone number is verified.',
  }),
  fcpExplanation: richText().default('').meta({
    title: 'Why a password has to be changed',
    description: 'Explanation that opens below the warning.',
  }),
})

export type SignInProps = z.output<typeof signInSchema>
export type SignInInput = z.input<typeof signInSchema>

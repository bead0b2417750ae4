import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './mini-card.labels'

/** Contract of W69 with the CMS. */
export const miniCardSchema = z.object({
  ...baseProps({
    ...shared.english,
    welcome: 'Welcome back, {name}',
    welcomeUnnamed: 'Welcome back',
    forRates: 'Sign in for your rates and points.',
    asMember: 'You’re booking as a member.',
  }),
  title: z
    .string()
    .min(1)
    .meta({
      title: 'Title',
      description: 'For visitors whom the site does not know; others are greeted by name.',
      examples: ['Members save more'],
    }),
  text: richText()
    .default('')
    .meta({
      title: 'Text',
      description: 'One short sentence.',
      examples: ['<p>Joining is free and takes a minute.</p>'],
    }),
  cta: z
    .object({
      label: z
        .string()
        .min(1)
        .meta({
          title: 'Text of the link',
          description: 'Says what happens.',
          examples: ['Join for free'],
        }),
      action: z
        .enum(['signIn', 'join', 'link'])
        .default('join')
        .meta({
          title: 'Action',
          description:
            'Signing in and joining open a dialog where the page has one. A visitor with an account is asked to sign in, not to join.',
          'x-options': { signIn: 'Sign in', join: 'Join', link: 'An address' },
        }),
      href: path()
        .optional()
        .meta({
          title: 'Address of the link',
          description: 'A path of the site, or a whole address.',
          examples: ['/loyalty/benefits'],
          'x-when': { field: 'action', is: 'link' },
        }),
    })
    .meta({ title: 'Link', description: 'The one action of the card.' }),
  icon: z
    .enum(['sparkle', 'suitcase', 'heart', 'coins', 'none'])
    .default('sparkle')
    .meta({
      title: 'Icon',
      description: 'Stands beside the text.',
      'x-options': {
        sparkle: 'Sparkle',
        suitcase: 'Suitcase',
        heart: 'Heart',
        coins: 'Coins',
        none: 'None',
      },
    }),
  forMembers: z.boolean().default(false).meta({
    title: 'Also for members',
    description:
      'Greets members who are signed in. Choose it where the card is at the top of a page, so that nothing moves for them.',
  }),
})

export type MiniCardProps = z.output<typeof miniCardSchema>
export type MiniCardInput = z.input<typeof miniCardSchema>

import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { image } from '../../ui/schema/content.schema'
import { shared } from './sign-in-content-block.labels'

/** Contract of W51 with the CMS. */
export const signInContentBlockSchema = z.object({
  ...baseProps({
    ...shared.english,
    joinSweepstakes: 'Join and enter',
    continueAs: 'Continue as {name}',
    continueUnnamed: 'Continue with your account',
  }),
  variant: z
    .enum(['image', 'iconRow', 'v2', 'sweepstakes'])
    .default('iconRow')
    .meta({
      title: 'Variant',
      description:
        'Content that is shown beside the form. A sweepstakes needs its id in the page’s address.',
      'x-options': {
        image: 'A picture',
        iconRow: 'A row of icons',
        v2: 'Two links: join, or continue',
        sweepstakes: 'A sweepstakes',
      },
    }),
  joinTitle: z
    .string()
    .min(1)
    .meta({
      title: 'Title',
      description: 'Names the benefit of signing in or joining.',
      examples: ['Not a member yet?'],
    }),
  body: richText().default('').meta({ title: 'Text', description: 'One or two sentences.' }),
  image: image()
    .optional()
    .meta({
      title: 'Picture',
      description: 'Stands above the title.',
      'x-when': { field: 'variant', is: 'image' },
    }),
  icons: z
    .array(
      z.object({
        icon: z
          .enum(['sparkle', 'suitcase', 'heart', 'wifi', 'cup', 'check-circle', 'clock', 'lock'])
          .default('sparkle')
          .meta({
            title: 'Icon',
            description: 'Stands beside the text.',
            'x-options': {
              sparkle: 'Sparkle',
              suitcase: 'Suitcase',
              heart: 'Heart',
              wifi: 'Wi-Fi',
              cup: 'Cup',
              'check-circle': 'Tick',
              clock: 'Clock',
              lock: 'Lock',
            },
          }),
        title: z.string().meta({
          title: 'Title',
          description: 'Two or three words.',
          examples: ['Member rates'],
        }),
        text: z
          .string()
          .default('')
          .meta({
            title: 'Text',
            description: 'A short sentence.',
            examples: ['Lower than any other rate.'],
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Icons',
      description: 'Benefits of membership, each with an icon. Three or four look best.',
    }),
  joinHref: path().optional().meta({
    title: 'Link for joining',
    description: 'Address of the link. When not set, the site’s own page.',
  }),
  continueAsHref: path()
    .optional()
    .meta({
      title: 'Link for continuing',
      description: 'Address that a remembered visitor continues to without signing in.',
      'x-when': { field: 'variant', is: 'v2' },
    }),
})

export type SignInContentBlockProps = z.output<typeof signInContentBlockSchema>
export type SignInContentBlockInput = z.input<typeof signInContentBlockSchema>

import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { image, link } from '../../ui/schema/content.schema'
import { shared } from './hero-banner.labels'

const video = z.object({
  src: path().meta({
    title: 'Video',
    description: 'Address of a short film without sound; it plays once.',
    'x-field': 'asset',
    examples: ['/content/films/lobby.mp4'],
  }),
  poster: path().meta({
    title: 'First picture',
    description:
      'Is shown until the film plays, and instead of it for visitors who want less motion or data.',
    'x-field': 'asset',
    examples: ['/content/pictures/lobby.jpg'],
  }),
  captions: path()
    .optional()
    .meta({
      title: 'Captions',
      description: 'Address of a WebVTT file, when words in the film matter.',
      'x-field': 'asset',
      examples: ['/content/films/lobby.vtt'],
    }),
})

const cta = link().extend({
  style: z
    .enum(['primary', 'ghost'])
    .default('primary')
    .meta({
      title: 'Look',
      description: 'A filled button, or only its outline.',
      'x-options': { primary: 'Filled', ghost: 'Outlined' },
    }),
})

/** Contract of W08 with the CMS. */
export const heroBannerSchema = z.object({
  ...baseProps({
    ...shared.english,
    pause: 'Pause video',
    play: 'Play video',
    captions: 'Captions',
    loading: 'Loading banner',
  }),
  heading: z
    .string()
    .min(1)
    .meta({
      title: 'Heading',
      description:
        'Main line of the banner. With the content of a hotel, it is used when the hotel has no line of its own.',
      examples: ['A quiet night in the middle of town'],
    }),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Is the page’s main heading',
    description:
      'The heading is the page’s h1 and its picture is loaded before all others: one banner of a page.',
  }),
  text: richText()
    .optional()
    .meta({
      title: 'Text',
      description: 'A sentence or two under the heading.',
      examples: ['<p>Book early and stay for less.</p>'],
    }),
  image: image().optional().meta({
    title: 'Picture',
    description: 'Without it, and without one of the hotel, the banner is not shown.',
  }),
  video: video.optional().meta({
    title: 'Video',
    description: 'Plays over the picture, without sound, once it is on screen.',
  }),
  cta: cta.optional().meta({
    title: 'Button',
    description: 'Label and address of the banner’s button.',
  }),
  align: z
    .enum(['start', 'center', 'end'])
    .default('start')
    .meta({
      title: 'Side of the text',
      description: 'Places the text at the start of the line, in the middle or at its end.',
      'x-options': { start: 'Where lines begin', center: 'Middle', end: 'Where lines end' },
      'x-group': 'Look',
    }),
  overlay: z.number().min(0).max(80).default(40).meta({
    title: 'Darkness of the picture',
    description: 'Percent, in steps of ten. The text stays readable at every value.',
    'x-group': 'Look',
  }),
  source: z
    .enum(['authored', 'property'])
    .default('authored')
    .meta({
      title: 'Content',
      description:
        'Uses the texts and the picture that are set here, or those of the page’s hotel.',
      'x-options': { authored: 'As set here', property: 'The page’s hotel' },
    }),
  height: z
    .enum(['s', 'm', 'l'])
    .default('m')
    .meta({
      title: 'Height',
      description: 'Height of the banner on wide screens: 360, 480 or 600 pixels.',
      'x-options': { s: 'Low, 360 px', m: 'Medium, 480 px', l: 'High, 600 px' },
      'x-group': 'Look',
    }),
})

export type HeroBannerProps = z.output<typeof heroBannerSchema>
export type HeroBannerInput = z.input<typeof heroBannerSchema>

import { z } from 'zod'
import { path } from './base-props.schema'

/** An authored picture with its alternative text. */
export const image = () =>
  z.object({
    src: z.string().meta({
      title: 'Picture',
      description: 'Address of the picture.',
      'x-field': 'asset',
      examples: ['/content/pictures/lobby.jpg'],
    }),
    alt: z
      .string()
      .default('')
      .meta({
        title: 'Picture in words',
        description:
          'Describes the picture for visitors who cannot see it. Leave it empty when the picture is decoration.',
        examples: ['The lobby in the evening'],
      }),
    focalPoint: z
      .array(z.number().min(0).max(1))
      .min(2)
      .max(2)
      .optional()
      .meta({
        title: 'Focal point',
        description:
          'Point of the picture that stays visible when the picture is cropped: distance from the left and from the top, each 0 to 1.',
        examples: [[0.5, 0.3]],
      }),
  })

/** An authored link. */
export const link = () =>
  z.object({
    label: z.string().meta({
      title: 'Text of the link',
      description: 'Says where it leads.',
      examples: ['See the rooms'],
    }),
    href: path().meta({
      title: 'Address of the link',
      description: 'A path of the site, or a whole address.',
      'x-field': 'path',
      examples: ['/hotels'],
    }),
    newTab: z.boolean().default(false).meta({
      title: 'Opens a new tab',
      description: 'Use it only where leaving the page would lose something.',
    }),
  })

/** The components that an author placed inside another. */
export const widgets = () =>
  z
    .array(
      z.object({
        type: z.string().meta({
          title: 'Component',
          description: 'Type of the component.',
          examples: ['rich-text'],
        }),
        id: z
          .string()
          .meta({ title: 'Id', description: 'Unique on the page.', examples: ['rich-text-1'] }),
        props: z.record(z.string(), z.unknown()).default({}).meta({
          title: 'Settings',
          description: 'Settings of the component, as its own form describes them.',
        }),
        children: z.array(z.unknown()).optional().meta({
          title: 'Content',
          description: 'Components inside of this component.',
        }),
        when: z.string().optional().meta({
          title: 'Comes to life',
          description:
            'When the browser loads the script of this component. When empty, the default of its type applies.',
        }),
      }),
    )
    .meta({ 'x-field': 'widgets' })

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
        description: 'For who cannot see it; empty when it is decoration.',
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
          'What stays in sight when the picture is cut: from the left and from the top, 0 to 1.',
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
      description: 'Only where leaving the page would lose something.',
    }),
  })

/** The components that an author placed inside another. */
export const widgets = () =>
  z
    .array(
      z.object({
        type: z.string().meta({
          title: 'Component',
          description: 'Which component it is.',
          examples: ['rich-text'],
        }),
        id: z
          .string()
          .meta({ title: 'Id', description: 'Unique on the page.', examples: ['rich-text-1'] }),
        props: z
          .record(z.string(), z.unknown())
          .default({})
          .meta({ title: 'Settings', description: 'What the component is told.' }),
        children: z.array(z.unknown()).optional().meta({
          title: 'Content',
          description: 'The components that stand in it in turn.',
        }),
        when: z.string().optional().meta({
          title: 'Comes to life',
          description: 'When a script makes it work; as its kind of component does when empty.',
        }),
      }),
    )
    .meta({ 'x-field': 'widgets' })

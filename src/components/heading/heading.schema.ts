import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W80 with the CMS. */
export const headingSchema = z.object({
  ...baseProps({
    secondMain:
      'This page has its main heading (level 1) elsewhere. Visitors get this one as level 2.',
  }),
  text: z
    .string()
    .default('')
    .meta({
      title: 'Text',
      description: 'The heading itself; nothing is shown without it.',
      examples: ['Rooms and suites'],
    }),
  level: z.number().int().min(1).max(6).default(2).meta({
    title: 'Level',
    description:
      'Level in the outline of the page, 1 to 6. A page has exactly one heading of level 1.',
  }),
  visualSize: z
    .enum(['s', 'm', 'l', 'xl'])
    .optional()
    .meta({
      title: 'Size',
      description: 'How large it looks, whatever its level; chosen by the level when not set.',
      'x-options': { s: 'Small', m: 'Medium', l: 'Large', xl: 'Very large' },
    }),
  eyebrow: z
    .string()
    .default('')
    .meta({
      title: 'Line above',
      description: 'A word or two in small letters above the heading, part of it when read out.',
      examples: ['New'],
    }),
  align: z
    .enum(['start', 'center'])
    .default('start')
    .meta({
      title: 'Alignment',
      description: 'Aligns the heading with the edge of the page or centres it.',
      'x-options': { start: 'Edge of the page', center: 'Middle of the page' },
    }),
})

export type HeadingProps = z.output<typeof headingSchema>
export type HeadingInput = z.input<typeof headingSchema>

import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'

/** Contract of W81 with the CMS. */
export const richTextSchema = z.object({
  ...baseProps({
    table: 'Table',
    widthUnclear:
      'The width “{width}” is not understood: use a number of ch, such as 60ch, or none.',
  }),
  html: richText()
    .default('')
    .meta({
      title: 'Text',
      description:
        'Paragraphs, lists, links, headings, tables and pictures. Headings begin with level 2 and follow the heading level of the component; a table reads best with a caption, a picture with its width and height.',
      examples: ['<p>Breakfast is served until eleven.</p>'],
    }),
  maxWidth: z.string().default('72ch').meta({
    title: 'Longest line',
    description:
      'Longest line in characters, such as 60ch: from 24ch to 120ch in steps of four. “none” uses the whole width.',
  }),
})

export type RichTextProps = z.output<typeof richTextSchema>
export type RichTextInput = z.input<typeof richTextSchema>

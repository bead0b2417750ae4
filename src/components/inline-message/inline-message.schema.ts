import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { link } from '../../ui/schema/content.schema'
import { shared } from './inline-message.labels'

/** Contract of W82 with the CMS. */
export const inlineMessageSchema = z.object({
  ...baseProps({ ...shared.english, close: 'Close this message' }),
  type: z
    .enum(['info', 'success', 'warning', 'error'])
    .default('info')
    .meta({
      title: 'Kind of message',
      description: 'Decides icon and colour, and the word that a screen reader says first.',
      'x-options': { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
    }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Title',
      description: 'What it is about, in a few words; may be left out where the text is short.',
      examples: ['The pool is closed'],
    }),
  text: richText().meta({
    title: 'Text',
    description: 'What the visitor should know, and what there is to do about it.',
    examples: ['<p>The pool opens again on 1 March.</p>'],
  }),
  dismissible: z.boolean().default(false).meta({
    title: 'Can be closed',
    description: 'The message comes back when the page is loaded again.',
  }),
  cta: link().optional().meta({
    title: 'Link',
    description: 'Where a visitor can do something about it, or read more.',
  }),
})

export type InlineMessageProps = z.output<typeof inlineMessageSchema>
export type InlineMessageInput = z.input<typeof inlineMessageSchema>

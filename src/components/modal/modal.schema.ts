import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { widgets } from '../../ui/schema/content.schema'
import { shared } from './modal.labels'

/** Contract of W74 with the CMS. */
export const modalSchema = z.object({
  ...baseProps(shared.english),
  title: z.string().meta({
    title: 'Title',
    description: 'The heading of the dialog.',
    examples: ['Choose your dates'],
  }),
  size: z
    .enum(['s', 'm', 'l', 'full'])
    .default('m')
    .meta({
      title: 'Size',
      description:
        'Width of 744 pixels, or of 400 for a short question, or the whole window; a phone is always filled.',
      'x-options': {
        s: 'Small, 400 px',
        m: 'Text or a form in a narrow column',
        l: 'Content over the whole width',
        full: 'The whole window',
      },
    }),
  viewHeight: z
    .number()
    .min(20)
    .max(100)
    .optional()
    .meta({
      title: 'Height',
      description:
        'Height in percent of the window. When empty, 60 to 70 percent, depending on the content.',
      examples: [60],
    }),
  footerButtons: z
    .array(z.enum(['clear', 'apply', 'viewRates', 'custom']))
    .default([])
    .meta({
      title: 'Buttons',
      description:
        '“Clear” empties the forms inside, “Apply” sends them and closes, “View rates” leads on to the list of rates, the fourth has a text of its own.',
      'x-options': {
        clear: 'Clear',
        apply: 'Apply',
        viewRates: 'View rates',
        custom: 'A text of your own',
      },
    }),
  closeOnOutside: z
    .boolean()
    .default(true)
    .meta({
      title: 'A click outside closes it',
      description: 'An alert stays open until it is answered.',
      'x-when': { field: 'role', is: 'dialog' },
    }),
  closeOnFocusOut: z
    .boolean()
    .default(true)
    .meta({
      title: 'Closes when the focus leaves',
      description: 'An alert stays open until it is answered.',
      'x-when': { field: 'role', is: 'dialog' },
    }),
  role: z
    .enum(['dialog', 'alertdialog'])
    .default('dialog')
    .meta({
      title: 'Kind',
      description: 'An alert dialog interrupts the visitor and asks for an answer.',
      'x-options': { dialog: 'Dialog', alertdialog: 'Alert' },
    }),
  children: widgets().default([]).meta({
    title: 'Content',
    description: 'The components that stand in the dialog.',
  }),
})

export type ModalProps = z.output<typeof modalSchema>
export type ModalInput = z.input<typeof modalSchema>

import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { link } from '../../ui/schema/content.schema'
import { errorLabels } from './errors.labels'

const title = () =>
  z
    .string()
    .min(1)
    .meta({
      title: 'Title',
      description: 'What happened, in one sentence.',
      examples: ['Please choose fewer nights.'],
    })

const body = () =>
  richText()
    .default('')
    .meta({
      title: 'Text',
      description: 'What to do now; {phone} becomes the number to call.',
      examples: ['<p>Stays of more than 14 nights are booked by phone: {phone}.</p>'],
    })

const kindText = (title: string) =>
  z
    .string()
    .optional()
    .meta({ title, description: 'Shown in place of the text that comes with it.' })

/** Contract of W13 with the CMS. */
export const errorMessageSchema = z.object({
  ...baseProps(errorLabels),
  variant: z
    .enum(['inline', 'page'])
    .default('inline')
    .meta({
      title: 'Kind',
      description:
        'Inline shows nothing until something fails. Page is the content of an error page, with links to search and help.',
      'x-options': { inline: 'Message in the page', page: 'Whole error page' },
    }),
  messages: z
    .record(
      z.string(),
      z.object({
        title: title(),
        body: body(),
        severity: z
          .enum(['info', 'warning', 'error'])
          .default('error')
          .meta({
            title: 'Weight',
            description: 'Whether it informs, warns, or says that something failed.',
            'x-options': { info: 'Information', warning: 'Warning', error: 'Error' },
          }),
        cta: link().optional().meta({
          title: 'Link',
          description: 'Link that helps the visitor to continue; one link at most.',
        }),
      }),
    )
    .default({})
    .meta({
      title: 'Messages by error code',
      description: 'A text of your own for an error code, such as E_TOO_MANY_NIGHTS.',
      examples: [{ E_TOO_MANY_NIGHTS: { title: 'Please choose fewer nights.' } }],
    }),
  fallback: z
    .object({
      title: title(),
      body: body(),
      severity: z
        .enum(['error'])
        .default('error')
        .meta({
          title: 'Weight',
          description: 'A code without a text of its own is always shown as an error.',
          'x-options': { error: 'Error' },
        }),
    })
    .optional()
    .meta({
      title: 'Message for everything else',
      description: 'Shown for errors without a text, and on an error page without a code.',
    }),
  apiErrorMessages: z
    .object({
      lookupReservation: kindText('A reservation could not be looked up'),
      bookingAcknowledgement: kindText('The acknowledgements could not be recorded'),
      rateListNavigation: kindText('The rates could not be opened'),
    })
    .optional()
    .meta({
      title: 'Messages by kind of call',
      description: 'Texts for three kinds of failed calls: lookup, acknowledgement and rates.',
    }),
  scrollTo: z.boolean().default(true).meta({
    title: 'Scrolls to the message',
    description: 'Scrolls to the message when it answers something that the visitor has just sent.',
  }),
  helpLinks: z
    .array(link())
    .default([])
    .meta({
      title: 'Help links of an error page',
      description: 'Shown before finding a reservation and calling; only on an error page.',
      'x-when': { field: 'variant', is: 'page' },
    }),
})

export type ErrorMessageProps = z.output<typeof errorMessageSchema>
export type ErrorMessageInput = z.input<typeof errorMessageSchema>

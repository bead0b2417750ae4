import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './privacy-statement-modal.labels'

/** Contract of W59 with the CMS. */
export const privacyStatementModalSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Privacy statement',
    loading: 'Loading the privacy statement',
    wholePage: 'Open the privacy statement on its own page',
    print: 'Open for printing',
  }),
  src: path().meta({
    title: 'Address of the statement',
    description: 'A fragment of this site.',
    examples: ['/fragments/privacy-statement'],
  }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Title',
      description: '“Privacy statement” when empty.',
      examples: ['How we use your data'],
    }),
  printable: z.boolean().default(true).meta({
    title: 'Can be printed',
    description: 'Offers the statement as a page of its own, to print or to keep.',
  }),
})

export type PrivacyStatementModalProps = z.output<typeof privacyStatementModalSchema>
export type PrivacyStatementModalInput = z.input<typeof privacyStatementModalSchema>

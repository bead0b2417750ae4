import { z } from 'zod'
import {
  languageLabels,
  languageRegions,
  languageSort,
} from '../../features/language/language-list.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W06 with the CMS. */
export const languageSelectorSchema = z.object({
  ...baseProps(languageLabels),
  regions: languageRegions(),
  buttonLabel: z
    .string()
    .default('')
    .meta({
      title: 'Text of the button',
      description: 'The page’s own language when empty.',
      examples: ['Language'],
    }),
  sort: languageSort(),
})

export type LanguageSelectorProps = z.output<typeof languageSelectorSchema>
export type LanguageSelectorInput = z.input<typeof languageSelectorSchema>

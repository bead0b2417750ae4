import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'
import { languageLabels, languageRegions, languageSort } from '../../ui/language-list.schema'

/** Contract of W66 with the CMS. */
export const languageSelectorModalSchema = z.object({
  ...baseProps(languageLabels),
  regions: languageRegions(),
  sort: languageSort(),
})

export type LanguageSelectorModalProps = z.output<typeof languageSelectorModalSchema>
export type LanguageSelectorModalInput = z.input<typeof languageSelectorModalSchema>

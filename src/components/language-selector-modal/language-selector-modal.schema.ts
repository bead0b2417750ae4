import { z } from 'zod'
import {
  languageLabels,
  languageRegions,
  languageSort,
} from '../../features/language/language-list.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W66 with the CMS. */
export const languageSelectorModalSchema = z.object({
  ...baseProps(languageLabels),
  regions: languageRegions(),
  sort: languageSort(),
})

export type LanguageSelectorModalProps = z.output<typeof languageSelectorModalSchema>
export type LanguageSelectorModalInput = z.input<typeof languageSelectorModalSchema>

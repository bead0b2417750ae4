import type { Translations } from '../../mapping/define-widget'
import { languageTexts } from '../../ui/language-dialog.translations'
import type { LanguageSelectorProps } from './language-selector.schema'

export const translations: Translations<LanguageSelectorProps['labels']> = languageTexts

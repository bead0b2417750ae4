import { languageTexts } from '../../features/language/language-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import type { LanguageSelectorProps } from './language-selector.schema'

export const translations: Translations<LanguageSelectorProps['labels']> = languageTexts

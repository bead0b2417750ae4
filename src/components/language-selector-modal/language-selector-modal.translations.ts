import { languageTexts } from '../../features/language/language-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import type { LanguageSelectorModalProps } from './language-selector-modal.schema'

export const translations: Translations<LanguageSelectorModalProps['labels']> = languageTexts

import type { Translations } from '../../mapping/define-widget'
import { languageTexts } from '../../ui/language-dialog.translations'
import type { LanguageSelectorModalProps } from './language-selector-modal.schema'

export const translations: Translations<LanguageSelectorModalProps['labels']> = languageTexts

import type { Translations } from '../../mapping/define-widget'
import { currencyTexts } from '../../ui/currency-dialog.translations'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

export const translations: Translations<CurrencySelectorModalProps['labels']> = currencyTexts

import { currencyTexts } from '../../features/currency/currency-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

export const translations: Translations<CurrencySelectorModalProps['labels']> = currencyTexts

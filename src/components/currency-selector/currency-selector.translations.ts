import { currencyTexts } from '../../features/currency/currency-dialog.translations'
import type { Translations } from '../../mapping/define-widget'
import type { CurrencySelectorProps } from './currency-selector.schema'

export const translations: Translations<CurrencySelectorProps['labels']> = currencyTexts

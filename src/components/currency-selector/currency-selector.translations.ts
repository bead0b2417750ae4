import type { Translations } from '../../mapping/define-widget'
import { currencyTexts } from '../../ui/currency-dialog.translations'
import type { CurrencySelectorProps } from './currency-selector.schema'

export const translations: Translations<CurrencySelectorProps['labels']> = currencyTexts

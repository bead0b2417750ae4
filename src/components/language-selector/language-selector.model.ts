import { useLanguages } from '../../hooks/use-languages'
import type { Languages } from '../../ui/language-dialog.view'
import type { LanguageSelectorProps } from './language-selector.schema'

export type LanguageSelectorModel = { state: 'none' } | { state: 'ready'; languages: Languages }

export function useLanguageSelector(props: LanguageSelectorProps): LanguageSelectorModel {
  const languages = useLanguages('language-selector', props)
  return languages ? { state: 'ready', languages } : { state: 'none' }
}

import type { Languages } from '../../features/language/use-languages'
import { useLanguages } from '../../features/language/use-languages'
import type { LanguageSelectorProps } from './language-selector.schema'

export type LanguageSelectorModel = { state: 'none' } | { state: 'ready'; languages: Languages }

export function useLanguageSelector(props: LanguageSelectorProps): LanguageSelectorModel {
  const languages = useLanguages('language-selector', props)
  return languages ? { state: 'ready', languages } : { state: 'none' }
}

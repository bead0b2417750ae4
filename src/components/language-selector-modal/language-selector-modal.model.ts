import type { Languages } from '../../features/language/use-languages'
import { useLanguages } from '../../features/language/use-languages'
import { usePage } from '../../hooks/page-store'
import type { LanguageSelectorModalProps } from './language-selector-modal.schema'

export type LanguageSelectorModalModel =
  | { state: 'none' }
  | {
      state: 'ready'
      languages: Languages
      /** Shown in the page, for author mode. */
      isInline: boolean
    }

export function useLanguageSelectorModal(
  props: LanguageSelectorModalProps,
): LanguageSelectorModalModel {
  const { mode } = usePage().context
  const languages = useLanguages('language-selector-modal', props)
  return languages ? { state: 'ready', languages, isInline: mode === 'edit' } : { state: 'none' }
}

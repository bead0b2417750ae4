import { usePage } from '../../hooks/page-store'
import { useLanguages } from '../../hooks/use-languages'
import type { Languages } from '../../ui/language-dialog.view'
import type { LanguageSelectorModalProps } from './language-selector-modal.schema'

export type LanguageSelectorModalModel =
  | { state: 'none' }
  | {
      state: 'ready'
      languages: Languages
      /** Shown in the page itself, for an author. */
      isInline: boolean
    }

export function useLanguageSelectorModal(
  props: LanguageSelectorModalProps,
): LanguageSelectorModalModel {
  const { mode } = usePage().context
  const languages = useLanguages('language-selector-modal', props)
  return languages ? { state: 'ready', languages, isInline: mode === 'edit' } : { state: 'none' }
}

import { LanguageDialog } from '../../features/language/language-dialog.view'
import type { LanguageSelectorModalModel } from './language-selector-modal.model'
import type { LanguageSelectorModalProps } from './language-selector-modal.schema'

export function LanguageSelectorModal({
  props,
  model,
}: {
  props: LanguageSelectorModalProps
  model: LanguageSelectorModalModel
}) {
  if (model.state === 'none') return null
  return (
    <LanguageDialog
      id={props.id}
      languages={model.languages}
      labels={props.labels}
      headingLevel={props.headingLevel}
      isInline={model.isInline}
    />
  )
}

import { LanguageButton, LanguageDialog } from '../../features/language/language-dialog.view'
import type { LanguageSelectorModel } from './language-selector.model'
import type { LanguageSelectorProps } from './language-selector.schema'

export function LanguageSelector({
  props,
  model,
}: {
  props: LanguageSelectorProps
  model: LanguageSelectorModel
}) {
  if (model.state === 'none') return null
  const { id, labels, buttonLabel, headingLevel } = props
  const { languages } = model
  return (
    <>
      <LanguageButton id={id} languages={languages} labels={labels} label={buttonLabel} />
      <LanguageDialog id={id} languages={languages} labels={labels} headingLevel={headingLevel} />
    </>
  )
}

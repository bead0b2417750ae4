import { fillText } from '../../ui/text/fill-text'
import type { PartProps } from './account-part'
import type { ActivatePasswordModel } from './activate-password.model'
import { ChoosePassword } from './choose-password.view'

export function ActivatePassword(given: PartProps & { model: ActivatePasswordModel }) {
  const { labels } = given.props
  const { member } = given.model
  return (
    <ChoosePassword
      {...given}
      title={labels.choosePasswordTitle}
      lead={member && fillText(labels.choosePasswordText, member)}
      submit={labels.activateSubmit}
    />
  )
}

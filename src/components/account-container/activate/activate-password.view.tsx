import { fillText } from '../../../ui/text/fill-text'
import type { PartProps } from '../account-part'
import { ChoosePassword } from '../password/choose-password.view'
import type { ActivatePasswordModel } from './activate-password.model'

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

import type { PartProps } from '../account-part'
import type { ChoosePasswordModel } from './choose-password.model'
import { ChoosePassword } from './choose-password.view'

export function NewPassword(given: PartProps & { model: ChoosePasswordModel }) {
  const { newPasswordTitle, savePassword } = given.props.labels
  return <ChoosePassword {...given} title={newPasswordTitle} submit={savePassword} />
}

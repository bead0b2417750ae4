import { TextField } from '../../../ui/form/text-field.view'
import type { PartProps } from '../account-part'
import { MailedLink } from '../outcome/mailed-link.view'
import type { ForgotModel } from './forgot.model'

export function Forgot(given: PartProps & { model: ForgotModel }) {
  const { id, labels } = given.props
  const { userId: problem } = given.model.form.problems
  return (
    <MailedLink {...given} heading={labels.forgotTitle} text={labels.forgotText}>
      <TextField
        id={`${id}-user`}
        name="userId"
        label={labels.userName}
        labels={labels}
        isMandatory
        required
        maxLength={80}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problem && labels[problem]}
      />
    </MailedLink>
  )
}

import { TextField } from '../../../ui/form/text-field.view'
import type { PartProps } from '../account-part'
import { MailedLink } from '../outcome/mailed-link.view'
import type { ActivateModel } from './activate.model'

export function Activate(given: PartProps & { model: ActivateModel }) {
  const { id, labels } = given.props
  const { memberNumber, lastName, email } = given.model.form.problems
  const common = { labels, isMandatory: true, required: true, maxLength: 80 }
  return (
    <MailedLink {...given} heading={labels.activateTitle} text={labels.activateText}>
      <TextField
        {...common}
        id={`${id}-number`}
        name="memberNumber"
        label={labels.memberNumber}
        dir="ltr"
        autoComplete="off"
        error={memberNumber && labels[memberNumber]}
      />
      <TextField
        {...common}
        id={`${id}-surname`}
        name="lastName"
        label={labels.familyName}
        autoComplete="family-name"
        error={lastName && labels[lastName]}
      />
      <TextField
        {...common}
        id={`${id}-email`}
        name="email"
        type="email"
        label={labels.email}
        autoComplete="email"
        error={email && labels[email]}
      />
    </MailedLink>
  )
}

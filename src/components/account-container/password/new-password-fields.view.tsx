import type { PasswordRulesModel } from '../../../features/sign-in/use-password-rules'
import { descriptionOf } from '../../../ui/form/field.view'
import { PasswordField } from '../../../ui/form/password-field.view'
import { Icon } from '../../../ui/media/icon.view'
import { checkIcon } from '../../../ui/media/icons/check'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import type { AccountLabels } from '../account-container.schema'
import { open, rules as rulesStyle } from '../account-container.styles'

const RULE = {
  length: 'ruleLength',
  lower: 'ruleLower',
  upper: 'ruleUpper',
  special: 'ruleSpecial',
  allowed: 'ruleAllowed',
} as const

interface NewPasswordFieldProps {
  id: string
  label: string
  labels: AccountLabels
  rules: PasswordRulesModel
  error: string | undefined
}

/** The fields for a new password, with its rules below, which are ticked while it is typed. */
export function NewPasswordField({ id, label, labels, rules, error }: NewPasswordFieldProps) {
  const { all, met, said, onInput } = rules
  return (
    <div data-wide>
      <PasswordField
        id={id}
        name="password"
        label={label}
        labels={labels}
        isMandatory
        required
        maxLength={20}
        autoComplete="new-password"
        aria-describedby={[`${id}-rules`, descriptionOf(id, { error })].filter(Boolean).join(' ')}
        onInput={onInput}
        error={error}
      />
      <div id={`${id}-rules`} className={rulesStyle}>
        <p>{labels.passwordRules}</p>
        <ul>
          {all.map((rule) => (
            <li key={rule} data-met={met.includes(rule) || undefined}>
              {met.includes(rule) ? <Icon path={checkIcon} /> : <span className={open} />}
              <span>
                {labels[RULE[rule]]}
                <span className={visuallyHidden}>
                  {' '}
                  ({met.includes(rule) ? labels.ruleMet : labels.ruleOpen})
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <span role="status" className={visuallyHidden}>
        {said !== null && fillText(labels.rulesCount, { met: said, all: all.length })}
      </span>
    </div>
  )
}

interface ConfirmFieldProps {
  id: string
  labels: AccountLabels
  error: string | undefined
}

export function ConfirmPasswordField({ id, labels, error }: ConfirmFieldProps) {
  return (
    <PasswordField
      id={id}
      name="confirmPassword"
      label={labels.confirmPassword}
      labels={labels}
      isMandatory
      required
      maxLength={20}
      autoComplete="new-password"
      error={error}
    />
  )
}

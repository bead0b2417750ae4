import { sentPassword } from '../../../features/sign-in/password-encryption.service'
import {
  type PasswordRulesModel,
  usePasswordRules,
} from '../../../features/sign-in/use-password-rules'
import { useAccountForm } from '../../../hooks/use-account-form'
import { usePageValue } from '../../../hooks/use-page-value'
import type { SiteCall } from '../../../rules/site/site-call'
import { isFilled, isValid } from '../../../rules/validation/validation'
import { flagsAtom } from '../../../services/flags/flags'
import { callRest, type RestAnswer } from '../../../services/transport/call-rest'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'
import type { Outcome } from '../outcome/account-outcome'
import type { Renewed } from '../outcome/outcome-ways.model'

type Field = 'password' | 'confirmPassword'

export type ChoosePasswordModel = ShownForm<Field> & {
  token: string
  rules: PasswordRulesModel
}

interface ChoosePassword {
  token: string
  call: SiteCall
  renewed?: Renewed
  /** Whether the link has expired, if known before a password is sent. */
  isExpired?: boolean
  done: (answer: Extract<RestAnswer, { isOk: true }>) => Outcome
  onSettled?: (result: Outcome | 'failed') => void
}

/** Sets a password by a mailed link: two fields, live rules, and a link that may have expired (W52). */
export function useChoosePassword(options: ChoosePassword): ChoosePasswordModel {
  const { token, call, done, onSettled } = options
  const { page, formPage, setFailure, setOutcome } = useFormPage(call, options)
  const rules = usePasswordRules()
  const { passwordEncryption } = usePageValue(flagsAtom)
  const settle = (outcome: Outcome) => {
    setOutcome(outcome)
    onSettled?.(outcome)
  }
  const form = useAccountForm<Field, Problem>({
    problemsOf: ({ password, confirmPassword }) => ({
      ...passwordProblem(String(password)),
      ...(String(confirmPassword).trim() !== String(password).trim()
        ? { confirmPassword: 'passwordMismatch' as const }
        : isFilled(String(confirmPassword))
          ? {}
          : { confirmPassword: 'fieldRequired' as const }),
    }),
    send: async ({ password }, { refuse }) => {
      setFailure(null)
      const sent = await sentPassword(page, String(password), passwordEncryption)
      const answer = await callRest(page, call, { body: { token, password: sent } })
      if (answer.isOk) settle(done(answer))
      else if (answer.status === 410) settle('token.expired')
      else if (answer.codes.includes('activationSuccessSignInFailedError'))
        settle('activationSuccessSignInFailedError')
      else if (answer.codes.includes('UNPROCESSABLE_ENTITY'))
        refuse({ password: 'passwordInvalid' })
      else {
        setFailure(failureOf(answer))
        onSettled?.('failed')
      }
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  return { ...formPage, form, token, rules }
}

/** The problem of a new password (C.17). */
function passwordProblem(password: string): { password?: Problem } {
  if (!isFilled(password)) return { password: 'fieldRequired' }
  return isValid('password', password.trim()) ? {} : { password: 'passwordInvalid' }
}

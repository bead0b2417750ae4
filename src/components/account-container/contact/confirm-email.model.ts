import { useAccountForm } from '../../../hooks/use-account-form'
import { confirmEmailCall } from '../../../rules/site/account-calls'
import { callRest } from '../../../services/transport/call-rest'
import { EMAIL_TOKEN } from '../account-view'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'
import { useLinkToken } from '../form/link-token.model'

export type ConfirmEmailModel = ShownForm<never> & { token: string }

/**
 * Confirms the address to which the link was sent (docs/decisions/0078). The link alone does not: mail
 * programs open links before their readers do.
 */
export function useConfirmEmail(): ConfirmEmailModel {
  const token = useLinkToken(EMAIL_TOKEN)
  const { page, formPage, setFailure, setOutcome } = useFormPage(confirmEmailCall, {
    renewed: 'email',
  })
  const form = useAccountForm<never, Problem>({
    problemsOf: () => ({}),
    send: async () => {
      setFailure(null)
      const answer = await callRest(page, confirmEmailCall, { body: { token } })
      if (answer.isOk) setOutcome('emailConfirmed')
      else if (answer.status === 410) setOutcome('token.expired')
      else setFailure(failureOf(answer))
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  return { ...formPage, form, token }
}

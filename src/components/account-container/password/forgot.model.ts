import { sentUsername } from '../../../features/sign-in/sign-in.rules'
import { useAccountForm } from '../../../hooks/use-account-form'
import { useTrack } from '../../../hooks/use-track'
import { forgotPasswordCall } from '../../../rules/site/account-calls'
import { isFilled, isValid } from '../../../rules/validation/validation'
import { callRest } from '../../../services/transport/call-rest'
import type { AccountContainerProps } from '../account-container.schema'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'

export type ForgotModel = ShownForm<'userId'>

/** Requests a link; the message is the same whether the account exists or not (W52). */
export function useForgot(props: AccountContainerProps): ForgotModel {
  const { page, formPage, setFailure, setOutcome } = useFormPage(forgotPasswordCall)
  const track = useTrack('account-container', props)
  const form = useAccountForm<'userId', Problem>({
    problemsOf: ({ userId }) => {
      const typed = sentUsername(String(userId))
      if (!isFilled(typed)) return { userId: 'userNameRequired' }
      return isValid('usernameDefault', typed) ? {} : { userId: 'invalidEmailOrMemberError' }
    },
    send: async ({ userId }) => {
      setFailure(null)
      track('forgot_submit')
      const body = { userId: sentUsername(String(userId)) }
      const answer = await callRest(page, forgotPasswordCall, { body })
      if (answer.isOk) setOutcome('sent')
      else setFailure(failureOf(answer))
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  return { ...formPage, form }
}

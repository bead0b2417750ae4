import { useAccountForm } from '../../../hooks/use-account-form'
import { useTrack } from '../../../hooks/use-track'
import { toWestern } from '../../../rules/formats/digits'
import { createAccountCall } from '../../../rules/site/account-calls'
import { isFilled, isValid } from '../../../rules/validation/validation'
import { callRest } from '../../../services/transport/call-rest'
import type { AccountContainerProps } from '../account-container.schema'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'

type Field = 'memberNumber' | 'lastName' | 'email'

export type ActivateModel = ShownForm<Field>

/**
 * The first step of activating an online account: sends a link to the member's address. The answer is
 * the same for every address.
 */
export function useActivate(props: AccountContainerProps): ActivateModel {
  const { page, formPage, setFailure, setOutcome } = useFormPage(createAccountCall)
  const track = useTrack('account-container', props)
  const form = useAccountForm<Field, Problem>({
    problemsOf: ({ memberNumber, lastName, email }) => ({
      ...(isValid('memberNumber', String(memberNumber).trim())
        ? {}
        : { memberNumber: 'memberNumberInvalid' as const }),
      ...(isFilled(String(lastName)) ? {} : { lastName: 'fieldRequired' as const }),
      ...(isValid('emailGeneral', String(email).trim()) ? {} : { email: 'emailInvalid' as const }),
    }),
    send: async ({ memberNumber, lastName, email }) => {
      setFailure(null)
      const body = {
        memberNumber: toWestern(String(memberNumber).trim()),
        lastName: String(lastName).trim(),
        email: String(email).trim(),
      }
      const answer = await callRest(page, createAccountCall, { body })
      track('activate_result', { step: 'link', result: answer.isOk ? 'sent' : 'failed' })
      if (answer.isOk) setOutcome('sent')
      else setFailure(failureOf(answer))
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  return { ...formPage, form }
}

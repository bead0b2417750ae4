import type { FormValues } from '../../../hooks/form-control'
import { useAccountForm } from '../../../hooks/use-account-form'
import { useTrack } from '../../../hooks/use-track'
import { plainField } from '../../../rules/people/plain-field'
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
    problemsOf: (values) => {
      const { memberNumber, lastName, email } = entryOf(values)
      return {
        ...(isValid('memberNumber', memberNumber)
          ? {}
          : { memberNumber: 'memberNumberInvalid' as const }),
        ...(isFilled(lastName) ? {} : { lastName: 'fieldRequired' as const }),
        ...(isValid('emailGeneral', email) ? {} : { email: 'emailInvalid' as const }),
      }
    },
    send: async (values) => {
      setFailure(null)
      const body = entryOf(values)
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

function entryOf(values: FormValues<Field>): Record<Field, string> {
  const text = (name: Field) => plainField(name, String(values[name]))
  return { memberNumber: text('memberNumber'), lastName: text('lastName'), email: text('email') }
}

import { type RefObject, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import type { AccountForm } from '../../../hooks/use-account-form'
import { usePageValue } from '../../../hooks/use-page-value'
import type { SiteCall } from '../../../rules/site/site-call'
import { localPathAtom } from '../../../services/navigate/context-path'
import type { RestAnswer } from '../../../services/transport/call-rest'
import type { AccountLabels } from '../account-container.schema'
import type { Outcome } from '../outcome/account-outcome'
import { type OutcomeWays, type Renewed, useOutcomeWays } from '../outcome/outcome-ways.model'
import { useTitleFocus } from './title-focus.model'

/** The problem of a field: the name of its label. */
export type Problem = keyof AccountLabels

/** Why a form could not be sent, shown above its button; the values are kept. */
export type FormFailure =
  | 'unreachable'
  | 'tooMany'
  | 'UNPROCESSABLE_ENTITY'
  | 'uxlFailureErrorMessage'
  | 'nothingChanged'
  | 'sessionOver'

export interface FormPage {
  /** `over`: the outcome replaces the form. */
  state: 'form' | 'over'
  /** The address for a post without a script. */
  action: string
  /** The form's own page, which gets the outcome in its query. */
  pagePath: string
  failure: FormFailure | null
  outcome: Outcome | null
  ways: OutcomeWays
  titleRef: RefObject<HTMLHeadingElement | null>
}

/** The model of a form for its view. */
export type ShownForm<Name extends string> = FormPage & {
  form: Pick<AccountForm<Name, Problem>, 'formProps' | 'problems' | 'isSending'>
}

/** The common state of all account forms: page and outcome. */
export function useFormPage(
  call: SiteCall,
  { renewed = 'password', isExpired = false }: { renewed?: Renewed; isExpired?: boolean } = {},
) {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [reached, setOutcome] = useState<Outcome | null>(null)
  const outcome = reached ?? (isExpired ? 'token.expired' : null)
  const ways = useOutcomeWays(renewed)
  const titleRef = useTitleFocus(outcome ?? 'form')
  const formPage: FormPage = {
    state: outcome ? 'over' : 'form',
    action: localPath(call(page.site)),
    pagePath: localPath(page.location().pathname),
    failure,
    outcome,
    ways,
    titleRef,
  }
  return { page, formPage, setFailure, setOutcome }
}

/** Why an account call failed, if the reason is not a field. */
export function failureOf({ status, codes }: Extract<RestAnswer, { isOk: false }>): FormFailure {
  if (status === 429) return 'tooMany'
  if (codes.includes('UNPROCESSABLE_ENTITY')) return 'UNPROCESSABLE_ENTITY'
  return status === 0 ? 'unreachable' : 'uxlFailureErrorMessage'
}

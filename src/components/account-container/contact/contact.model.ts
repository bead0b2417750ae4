import { useState } from 'react'
import { countryLookupQuery } from '../../../features/join/countries.operations'
import {
  type CallingCodesModel,
  useCallingCodes,
} from '../../../features/personal-details/use-calling-codes'
import { type StatesModel, useStates } from '../../../features/personal-details/use-states'
import { sentPassword } from '../../../features/sign-in/password-encryption.service'
import { useAccountForm } from '../../../hooks/use-account-form'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import { useTrack } from '../../../hooks/use-track'
import { updateContactCall } from '../../../rules/site/account-calls'
import { phoneMinimum } from '../../../rules/validation/mobile-number'
import { flagsAtom } from '../../../services/flags/flags'
import { visitorAtom } from '../../../services/session/visitor'
import { callRest } from '../../../services/transport/call-rest'
import { accountProfileQuery } from '../account-container.operations'
import type { AccountContainerProps } from '../account-container.schema'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'
import { textOf } from '../form/reach-values'
import { refusedFields } from '../form/refused-fields'
import {
  type ContactName,
  type ContactValues,
  changesOf,
  contactProblems,
  REFUSED_BY_CODE,
  REFUSED_BY_FIELD,
} from './contact-values'

export type ContactModel = ShownForm<ContactName> & {
  /** On file, masked by the server; empty if unknown. */
  email: string
  phone: string
  /** Asked for and not confirmed yet: masked by the server, or as typed just now; null if there is none. */
  pendingEmail: string | null
  /** Empty until both the list and what is on file are known: a choice is not replaced then. */
  countries: { code: string; name: string }[]
  country: string
  onCountry: (code: string) => void
  states: StatesModel | null
  codes: CallingCodesModel
  /** Fewest digits of a telephone number. */
  minimum: number
}

/**
 * Changes the member's contact details, with the password as a fresh proof
 * (docs/decisions/0065-contact-details-with-a-password.md). What is on file is masked, so the fields
 * are empty and an empty field keeps it.
 */
export function useContact(props: AccountContainerProps): ContactModel {
  const { page, formPage, setFailure, setOutcome } = useFormPage(updateContactCall)
  const { passwordEncryption } = usePageValue(flagsAtom)
  const { customerId } = usePageValue(visitorAtom)
  const track = useTrack('account-container', props)
  const { locale } = page.context
  const known = useQuery(accountProfileQuery, customerId === undefined ? null : { customerId }, {
    fresh: true,
  })
  const lookup = useQuery(countryLookupQuery, { locale })
  const contact = known.state === 'ready' ? known.data.customer?.profile?.contact : null
  const current = contact?.country?.code ?? ''
  const [justAsked, setAsked] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const country = chosen ?? current
  // An untouched form asks for no list.
  const [isTouched, setTouched] = useState(false)
  const states = useStates(country, true, isTouched)
  const codes = useCallingCodes(isTouched, country)

  const form = useAccountForm<ContactName, Problem>({
    problemsOf: (values) => contactProblems(values, current),
    prepare: async () => setTouched(true),
    send: async (values, { refuse }) => {
      setFailure(null)
      const changes = changesOf(values as ContactValues, current)
      if (Object.keys(changes).length === 0) {
        setFailure('nothingChanged')
        return undefined
      }
      const password = await sentPassword(page, String(values.password), passwordEncryption)
      const answer = await callRest(page, updateContactCall, { body: { ...changes, password } })
      track('contact_result', { result: answer.isOk ? 'saved' : (answer.codes[0] ?? answer.kind) })
      if (answer.isOk) {
        const isPending = answer.body.isEmailPending === true
        setAsked(isPending ? textOf(values, 'email') : null)
        setOutcome(isPending ? 'emailSent' : 'contactSaved')
        return undefined
      }
      const problems = refusedFields<ContactName>(answer, REFUSED_BY_CODE, REFUSED_BY_FIELD)
      if (Object.keys(problems).length > 0) refuse(problems)
      else if (answer.codes.includes('session.ended')) setFailure('sessionOver')
      else if (answer.codes.includes('contact.unchanged')) setFailure('nothingChanged')
      else setFailure(failureOf(answer))
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  const isKnown = known.state !== 'loading' && lookup.state === 'ready'
  return {
    ...formPage,
    form,
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    pendingEmail: justAsked ?? contact?.pendingEmail ?? null,
    countries: isKnown ? lookup.data.countries : [],
    country,
    onCountry: setChosen,
    states,
    codes,
    minimum: phoneMinimum(codes.chosen ?? { country, code: '' }),
  }
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { countryLookupQuery } from '../../../features/join/countries.operations'
import { titleLookupQuery } from '../../../features/personal-details/personal-details.operations'
import {
  type CallingCodesModel,
  useCallingCodes,
} from '../../../features/personal-details/use-calling-codes'
import { type StatesModel, useStates } from '../../../features/personal-details/use-states'
import { sentPassword } from '../../../features/sign-in/password-encryption.service'
import {
  type PasswordRulesModel,
  usePasswordRules,
} from '../../../features/sign-in/use-password-rules'
import { usePage } from '../../../hooks/page-store'
import { useAccountForm } from '../../../hooks/use-account-form'
import { usePageValue } from '../../../hooks/use-page-value'
import { useQuery } from '../../../hooks/use-query'
import { useTrack } from '../../../hooks/use-track'
import { enrollCall, enrollV2Call } from '../../../rules/site/account-calls'
import { phoneMinimum } from '../../../rules/validation/mobile-number'
import { flagsAtom } from '../../../services/flags/flags'
import { localPathAtom } from '../../../services/navigate/context-path'
import { callRest } from '../../../services/transport/call-rest'
import type { AccountContainerProps } from '../account-container.schema'
import { failureOf, type Problem, type ShownForm, useFormPage } from '../form/form-page.model'
import { usePrefill } from '../form/prefill.model'
import { refusedFields, TAKEN } from '../form/refused-fields'
import { enrollBody, type JoinName, type JoinValues, joinProblems, REFUSED } from './join-values'
import { listedProblems } from './listed-problems'

export type JoinModel = ShownForm<JoinName> & {
  formId: string
  locale: string
  countries: { code: string; name: string }[]
  /** The selected country; initially that of the locale. */
  country: string
  onCountry: (code: string) => void
  /** What a new member may be addressed as. */
  titles: { code: string; name: string }[]
  /** Null where the form asks for no state, or addresses of the country have none. */
  states: StatesModel | null
  /** Null where the form, or the site in the country, asks for no telephone number. */
  phone: {
    codes: CallingCodesModel
    /** Fewest digits to be entered. */
    minimum: number
  } | null
  rules: PasswordRulesModel
  /** The last submit had problems: they are listed above the form. */
  isListed: boolean
  problems: { id: string; text: string }[]
  summaryRef: RefObject<HTMLHeadingElement | null>
  /** Links to the terms and the privacy statement, if the author sets their addresses. */
  termsHref: string | undefined
  privacyHref: string | undefined
  number: string
}

/** Creates a member (W52 join, W43 rules); shows the server's errors at their fields. */
export function useJoin(props: AccountContainerProps): JoinModel {
  const flags = usePageValue(flagsAtom)
  const call = flags.enrollV2 ? enrollV2Call : enrollCall
  const { page, formPage, setFailure, setOutcome } = useFormPage(call)
  const localPath = usePageValue(localPathAtom)
  const { locale } = usePage().context
  const track = useTrack('account-container', props)
  const rules = usePasswordRules()
  const lookup = useQuery(countryLookupQuery, { locale })
  const asks = (name: AccountContainerProps['joinFields'][number]) =>
    props.joinFields.includes(name)
  const titles = useQuery(titleLookupQuery, asks('title') ? { locale } : null)
  const [country, setCountry] = useState(() => new Intl.Locale(locale).region ?? '')
  // An untouched form asks for no list.
  const [isTouched, setTouched] = useState(false)
  const states = useStates(country, asks('state'), isTouched)
  const hasPhone = asks('phone') && !page.site.phoneHiddenCountries.includes(country)
  const codes = useCallingCodes(hasPhone && isTouched, country)
  const [number, setNumber] = useState('')
  const [listed, setListed] = useState(0)
  const summaryRef = useRef<HTMLHeadingElement>(null)
  const formId = `${props.id}-form`
  usePrefill(formId, flags.decryptV2)

  const form = useAccountForm<JoinName, Problem>({
    problemsOf: (values) => joinProblems(values, locale),
    prepare: async () => {
      setTouched(true)
      track('enroll_start', { placement: 'page' })
    },
    onInvalid: () => {
      setFailure(null)
      setListed((times) => times + 1)
    },
    send: async (values, { refuse }) => {
      setFailure(null)
      setListed(0)
      const password = await sentPassword(page, String(values.password), flags.passwordEncryption)
      const at = new Date(page.now()).toISOString()
      const body = enrollBody(values as JoinValues, password, locale, at)
      const answer = await callRest(page, call, { body })
      if (answer.isOk) {
        track('enroll_success')
        const { memberNumber } = answer.body
        setNumber(typeof memberNumber === 'string' ? memberNumber : '')
        setOutcome(memberNumber ? 'newMemberNumberMsg' : 'joined')
        return undefined
      }
      const problems = refusedFields<JoinName>(answer, TAKEN, REFUSED)
      track('enroll_error', { key: answer.codes[0] ?? answer.kind })
      if (Object.keys(problems).length > 0) refuse(problems)
      else setFailure(failureOf(answer))
      return undefined
    },
    onLost: () => setFailure('unreachable'),
  })
  useEffect(() => {
    if (listed > 0) summaryRef.current?.focus()
  }, [listed])
  const phone = hasPhone
    ? { codes, minimum: phoneMinimum(codes.chosen ?? { country, code: '' }) }
    : null
  return {
    ...formPage,
    form,
    isListed: listed > 0,
    problems: listedProblems(props, form.problems, phone?.minimum),
    summaryRef,
    formId,
    locale,
    countries: lookup.state === 'ready' ? lookup.data.countries : [],
    country,
    onCountry: setCountry,
    titles: titles.state === 'ready' ? titles.data.titles : [],
    states,
    phone,
    rules,
    termsHref: props.termsHref && localPath(props.termsHref),
    privacyHref: props.privacyHref && localPath(props.privacyHref),
    number,
  }
}

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FormValues, Problems } from '../../hooks/form-control'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage, useStores } from '../../hooks/page-store'
import { useAccountForm } from '../../hooks/use-account-form'
import { useHelpPhone } from '../../hooks/use-help-phone'
import { usePageValue } from '../../hooks/use-page-value'
import { CONFIRMATION_NUMBER_LENGTH } from '../../rules/codes/limits'
import { formatDate } from '../../rules/formats/dates'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { plainField } from '../../rules/people/plain-field'
import { visibleText } from '../../rules/people/plain-text'
import { reservationLookupCall } from '../../rules/site/account-calls'
import { upcomingReservationPath } from '../../rules/site/booking-paths'
import { signInPath } from '../../rules/site/paths'
import { asked, ownAddress, withQuery } from '../../rules/site/query'
import { isFilled, isValid, limitLength } from '../../rules/validation/validation'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { cleanConfirmationNumber, isConfirmationNumber } from './confirmation-number.rules'
import type { LookupField, LookupFormModel, LookupNotice, LookupProblem } from './lookup-form.model'
import type { FoundStay, LookupEntry, LookupResult } from './lookup-reservation.service'

/** Number of failures after which the help line shows (W47). */
const FAILURES_UNTIL_HINT = 3

/** A sign-in after more than this no longer continues the lookup. */
const SIGN_IN_MS = 10 * 60_000

interface LookupOptions {
  modes: readonly ('number' | 'email')[]
  /** The site's own page when an author names none. */
  submitHref: string | undefined
  showSignIn: boolean
  /** Whether the form is visible; its result may then navigate. */
  isShown: boolean
  /** Shows the form again, after a sign-in that the lookup requested. */
  show: () => void
  /** Whether the page's address holds the result of a form post without the script. */
  isAnswered?: boolean
  track: (event: string, fields?: Record<string, unknown>) => void
}

/** The reservation lookup form, on its page or in a dialog (W47, W67). */
export function useReservationLookup(options: LookupOptions): LookupFormModel {
  const { modes, showSignIn, isShown, show, isAnswered = false, track } = options
  const page = usePage()
  const submitHref = options.submitHref ?? upcomingReservationPath(page.site)
  const { live } = useStores()
  const localPath = usePageValue(localPathAtom)
  const { state: visitor } = usePageValue(visitorAtom)
  const [notice, setNotice] = useState(() => (isAnswered ? answeredIn(page) : null))
  const [isListed, setListed] = useState(false)
  const [failures, setFailures] = useState(0)
  const [stays, setStays] = useState<FoundStay[]>([])
  const [focus, setFocus] = useState<{ on: 'summary' | 'stays' | 'form' } | null>(null)
  const summaryRef = useRef<HTMLHeadingElement>(null)
  const staysRef = useRef<HTMLParagraphElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const chosenDay = useRef('')
  const signInAskedAt = useRef(0)
  const isWanted = useRef(isShown)
  const asksForEmail = modes.includes('email')
  const isEmailMandatory = asksForEmail && modes.length === 1
  const hasHint = notice?.kind === 'tooMany' || failures >= FAILURES_UNTIL_HINT
  const phone = useHelpPhone(hasHint)

  const say = (kind: LookupNotice['kind'], minutes = 0) => {
    setNotice({ kind, minutes })
    setFocus({ on: 'summary' })
    if (kind === 'memberOnly') signInAskedAt.current = page.now()
    else setFailures((count) => count + 1)
  }
  const form = useAccountForm<LookupField, LookupProblem>({
    problemsOf: (values) => problemsOf(values, { asksForEmail, isEmailMandatory }),
    prepare: () => import('./lookup-reservation.service'),
    onInvalid: () => {
      setNotice(null)
      setListed(true)
      setFocus({ on: 'summary' })
    },
    onLost: () => say('failed'),
    send: async (values, { refuse }) => {
      const entry = entryOf(values)
      if (chosenDay.current) entry.checkInDate = chosenDay.current
      chosenDay.current = ''
      setNotice(null)
      setListed(false)
      track('lookup_submit')
      const { lookUpAtom } = await import('./lookup-reservation.service')
      const lookup = { entry, submitHref, isWanted: () => isWanted.current }
      const result = await live.set(lookUpAtom, lookup)
      if (result.kind === 'drop') return undefined
      track('lookup_result', { result: reportOf(result) })
      if (result.kind === 'leaving') return 'leaving'
      setStays(result.kind === 'choose' ? result.stays : [])
      if (result.kind === 'choose') setFocus({ on: 'stays' })
      else if (result.kind === 'wait') say('tooMany', Math.ceil(result.seconds / 60))
      else if (result.why !== 'numberFormat') say(result.why)
      else refuse({ confirmationNumber: 'numberFormat' })
      return undefined
    },
  })

  useEffect(() => {
    isWanted.current = isShown
  }, [isShown])
  useEffect(() => {
    if (focus?.on === 'summary') summaryRef.current?.focus()
    if (focus?.on === 'stays') staysRef.current?.focus()
    if (focus?.on === 'form') formRef.current?.querySelector('input')?.focus()
  }, [focus])
  const isMember = visitor === 'authenticated'
  const latestShow = useRef(show)
  useEffect(() => {
    latestShow.current = show
  })
  useEffect(() => {
    const isAsked = page.now() - signInAskedAt.current < SIGN_IN_MS
    if (!isMember || !isAsked) return
    signInAskedAt.current = 0
    // Continues the lookup for which the visitor signed in.
    latestShow.current()
    formRef.current?.requestSubmit()
  }, [isMember, page])

  const connect = form.formProps.ref
  const ref = useCallback(
    (element: HTMLFormElement | null) => {
      formRef.current = element
      connect(element)
    },
    [connect],
  )
  const returnTo = ownAddress(page)
  const { locale } = page.context
  return {
    asksFor: { names: modes.includes('number'), email: asksForEmail, isEmailMandatory },
    formProps: { ...form.formProps, ref },
    action: localPath(reservationLookupCall(page.site)),
    problems: form.problems,
    isSending: form.isSending,
    onNumberInput: limitNumber,
    isListed,
    notice,
    phone: hasHint ? phone : null,
    summaryRef,
    stays: stays.map(({ hotelName, checkInDate, checkOutDate, status }) => ({
      key: checkInDate,
      hotel: hotelName,
      dates: `${formatDate(checkInDate, locale)} – ${formatDate(checkOutDate, locale)}`,
      status,
      choose: () => {
        chosenDay.current = checkInDate
        formRef.current?.requestSubmit()
      },
    })),
    staysRef,
    back: () => {
      setStays([])
      setFocus({ on: 'form' })
    },
    signIn:
      showSignIn && !isMember && !isLoginDisabled(page)
        ? {
            href: localPath(withQuery(page.site, signInPath(page.site), { returnTo })),
            onClick: (event) => {
              if (!isPlainClick(event)) return
              if (openOverlay('sign-in', { reason: 'lookup' })) event.preventDefault()
            },
          }
        : null,
  }
}

const ANSWERS: Partial<Record<string, LookupNotice['kind']>> = {
  'reservation.not.found': 'notFound',
  'confirmation.number.format.invalid': 'notFound',
  'lookup.reservation.authentication': 'memberOnly',
  uxlFailureErrorMessage: 'tooMany',
  several: 'severalDates',
}

/** The address holds one of our codes and no data of the reservation. */
function answeredIn(page: Page): LookupNotice | null {
  const outcome = asked(page, 'outcome')
  return outcome === null ? null : { kind: ANSWERS[outcome] ?? 'failed', minutes: 0 }
}

/**
 * Limits the field to the length of a confirmation number. Spaces and what shows nothing do not count, and text under IME
 * composition is left alone.
 */
function limitNumber({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  if ((nativeEvent as InputEvent).isComposing) return
  const limited = limitLength(
    visibleText(input.value).replace(/\s/g, ''),
    CONFIRMATION_NUMBER_LENGTH,
  )
  if (limited !== input.value) input.value = limited
}

function problemsOf(
  values: FormValues<LookupField>,
  { asksForEmail, isEmailMandatory }: { asksForEmail: boolean; isEmailMandatory: boolean },
): Problems<LookupField, LookupProblem> {
  const { confirmationNumber: number, lastName, email } = entryOf(values)
  const hasEmail = isFilled(email)
  return {
    ...(!number && { confirmationNumber: 'numberRequired' as const }),
    ...(number && !isConfirmationNumber(number) && { confirmationNumber: 'numberFormat' as const }),
    ...(!isFilled(lastName) && { lastName: 'lastNameRequired' as const }),
    ...(isEmailMandatory && !hasEmail && { email: 'emailRequired' as const }),
    ...(asksForEmail &&
      hasEmail &&
      !isValid('emailGeneral', email) && { email: 'emailInvalid' as const }),
  }
}

function entryOf(values: FormValues<LookupField>): LookupEntry {
  const text = (name: LookupField) => plainField(name, String(values[name] ?? ''))
  return {
    confirmationNumber: cleanConfirmationNumber(String(values.confirmationNumber ?? '')),
    lastName: text('lastName'),
    firstName: text('firstName'),
    checkInDate: text('checkInDate'),
    email: text('email'),
  }
}

function reportOf(result: LookupResult): 'found' | 'notFound' | 'error' {
  if (result.kind === 'leaving' || result.kind === 'choose') return 'found'
  if (result.kind !== 'refuse') return 'error'
  if (result.why === 'notFound') return 'notFound'
  return result.why === 'memberOnly' ? 'found' : 'error'
}

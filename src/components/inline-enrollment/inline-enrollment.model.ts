import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { keepNowAtom } from '../../features/checkout/checkout.store'
import { CHECKOUT_FORM, valuesOf } from '../../features/checkout/details.rules'
import { guestPart } from '../../features/checkout/guest/guest.rules'
import { useGuestCountry } from '../../features/checkout/guest/use-guest-country'
import { joinNowOptionsQuery } from '../../features/join/join.operations'
import { type JoinFailure, join, joinCall } from '../../features/join/join.service'
import type { Joined } from '../../features/join/join-offer.model'
import { countryOfLocale, joinerProblems, readJoiner } from '../../features/join/joiner.rules'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import {
  type PasswordRulesModel,
  usePasswordRules,
} from '../../features/sign-in/use-password-rules'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { maskEmail } from '../../rules/formats/mask'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { asked, ownAddress } from '../../rules/site/query'
import { isValid } from '../../rules/validation/validation'
import { flagsAtom } from '../../services/flags/flags'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import { enrollmentGuestQuery } from './inline-enrollment.operations'
import type { InlineEnrollmentProps } from './inline-enrollment.schema'

/** Why nobody joined; the booking goes on all the same. */
export type EnrollmentFailure = JoinFailure | 'guestIncomplete'

interface FieldProblems {
  password?: 'passwordInvalid'
  terms?: 'termsRequired'
}

export type InlineEnrollmentModel =
  /** No cart, a member, a visitor with an account, or nobody may join. */
  | { state: 'none' }
  | {
      state: 'form'
      program: string
      benefits: readonly string[]
      form: string
      /** Address that the button sends the form of the page to, and the page to come back to. */
      action: string
      returnTo: string
      /** The fields are shown at once. */
      isOpen: boolean
      rules: PasswordRulesModel
      problems: FieldProblems
      failure: EnrollmentFailure | null
      isSending: boolean
      links: { terms: string; privacy: string | undefined }
      signIn: { href: string; onClick: (event: MouseEvent) => void }
      fieldsRef: RefObject<HTMLFieldSetElement | null>
      onOpen: (isOpen: boolean) => void
      onJoin: (event: MouseEvent) => void
    }
  | { state: 'joined'; joined: Joined; isOld: boolean; hasPassword: boolean }

/** Where the cart keeps its member (AssociateProfileWithCart). */
const MEMBER = 'member.number'

/** What a form without a script has come to. */
const OUTCOMES = [
  'emailDuplicateError',
  'prohibitedCountryErrMsg',
  'UNPROCESSABLE_ENTITY',
  'uxlFailureErrorMessage',
  'termsRequired',
  'passwordInvalid',
  'guestIncomplete',
] as const

function detailsOf({ page }: PageContext) {
  return page.cart ? { cartId: page.cart } : null
}

/** What the server's HTML needs; null for a page without a cart. */
export function questionsOf(context: PageContext) {
  const details = context.mode === 'edit' ? null : detailsOf(context)
  const { locale } = context
  return details && { details, options: { locale, country: countryOfLocale(locale) } }
}

/** Joining while booking, with what the guest has typed (W41). */
export function useInlineEnrollment(props: InlineEnrollmentProps): InlineEnrollmentModel {
  const page = usePage()
  const { live } = useStores()
  const { context, site } = page
  const { locale, mode } = context
  const { state: visitor } = usePageValue(visitorAtom)
  const flags = usePageValue(flagsAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('inline-enrollment', props)
  const rules = usePasswordRules()
  const { country } = useGuestCountry()
  const details = useQuery(cartDetailsQuery, detailsOf(context))
  const options = useQuery(joinNowOptionsQuery, { locale, country: countryOfLocale(locale) })
  const elsewhere = country && country !== countryOfLocale(locale) ? { locale, country } : null
  const own = useQuery(joinNowOptionsQuery, elsewhere)
  const guest = useQuery(enrollmentGuestQuery, detailsOf(context))
  const actions = useMembershipActions(() => {})
  const [failure, setFailure] = useState<EnrollmentFailure | null>(null)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [isSending, setSending] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [joined, setJoined] = useState<Joined | null>(null)
  const fieldsRef = useRef<HTMLFieldSetElement>(null)
  const outcome = OUTCOMES.find((code) => code === asked(page, 'outcome')) ?? null

  useEffect(() => {
    if (isOpen) enter(fieldsRef.current)
  }, [isOpen])

  const call = joinCall(flags.enrollV2)
  const program = site.brand.programName
  const field = (name: string) =>
    fieldsRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)

  const send = async () => {
    setFailure(null)
    const password = field('password')?.value.trim() ?? ''
    const wrong = {
      ...(props.askPassword && !isValid('password', password)
        ? { password: 'passwordInvalid' as const }
        : {}),
      ...(field('terms')?.checked ? {} : { terms: 'termsRequired' as const }),
    }
    setProblems(wrong)
    const [first] = Object.keys(wrong)
    if (first) return field(first)?.focus()
    const guest = readJoiner(valuesOf(guestPart, typedIn(document)))
    const [missing] = Object.keys(joinerProblems(guest, locale))
    if (missing === 'country' && guest.country) return setFailure('prohibitedCountryErrMsg')
    if (missing) {
      setFailure('guestIncomplete')
      return document.querySelector<HTMLElement>(`[name="guest.${missing}"]`)?.focus()
    }
    setSending(true)
    live.get(keepNowAtom)?.keep()
    const { sentPassword } = await import('../../features/sign-in/password-encryption.service')
    const sent = password && (await sentPassword(page, password, flags.passwordEncryption))
    const result = await join(page, guest, call, { password: sent, source: 'inlineEnrollment' })
    setSending(false)
    if (!result.isJoined) {
      track('enroll_error', { key: result.code })
      const isProhibited = result.problems.country === 'prohibitedCountryErrMsg'
      return setFailure(
        result.failure ?? (isProhibited ? 'prohibitedCountryErrMsg' : 'guestIncomplete'),
      )
    }
    track('enroll_success')
    const { number } = result
    setJoined({ state: 'joined', program, number, email: maskEmail(guest.email) })
    const { associateProfileAtom } = await import('../../features/booking/cart/associate.service')
    if (number) await live.set(associateProfileAtom, number)
  }

  const isEdited = mode === 'edit'
  if (!context.page.cart && !isEdited) return { state: 'none' }
  if (joined) return { state: 'joined', joined, isOld: false, hasPassword: props.askPassword }
  const known = guest.state === 'ready' ? guest.data.checkoutGuest : null
  const isStranger = isEdited || (!known && !/^(remembered|authenticated)$/.test(visitor))
  if (!isStranger || isLoginDisabled(page)) return { state: 'none' }
  const said = details.state === 'ready' ? (details.data.cartDetails ?? []) : []
  const number = said.find(({ name }) => name === MEMBER)?.value
  if (number) {
    const before = { state: 'joined' as const, program, number, email: '' }
    return { state: 'joined', joined: before, isOld: true, hasPassword: props.askPassword }
  }
  const answer = elsewhere && own.state === 'ready' ? own : options
  const claims = answer.state === 'ready' ? answer.data.joinNowOptions : null
  if (answer.state === 'loading' || (claims && !claims.allowed)) return { state: 'none' }
  const sentBack = outcome ? (PROBLEMS[outcome] ?? {}) : {}
  const sentFailure = outcome && !PROBLEMS[outcome] ? (outcome as EnrollmentFailure) : null
  const isAnswered = Object.keys(problems).length > 0 || failure !== null || isSending
  return {
    state: 'form',
    program,
    benefits: props.benefits.length > 0 ? props.benefits : (claims?.benefits ?? []),
    form: CHECKOUT_FORM,
    action: localPath(call(site)),
    returnTo: ownAddress(page),
    isOpen: outcome !== null,
    rules,
    problems: isAnswered ? problems : sentBack,
    failure: failure ?? (isAnswered ? null : sentFailure),
    isSending,
    links: {
      terms: localPath(props.termsHref),
      privacy: props.privacyHref && localPath(props.privacyHref),
    },
    signIn: actions.signIn,
    fieldsRef,
    onOpen: (open) => {
      if (open && !isOpen) track('enroll_start', { placement: props.placement })
      setOpen(open)
    },
    onJoin: (event) => {
      event.preventDefault()
      if (!isSending) void send()
    },
  }
}

/** Outcomes that stand beside a field. */
const PROBLEMS: Partial<Record<(typeof OUTCOMES)[number], FieldProblems>> = {
  termsRequired: { terms: 'termsRequired' },
  passwordInvalid: { password: 'passwordInvalid' },
}

/** Moves the focus from the button that has opened the fields to the first of them (W41). */
function enter(fields: HTMLElement | null) {
  const { activeElement, body } = document
  const opener = fields?.closest('details')?.querySelector('summary')
  if (activeElement !== opener && activeElement !== body) return
  fields?.querySelector<HTMLElement>('input')?.focus()
}

/** What stands in the form of the page now. */
function typedIn(page: Document): Record<string, string> {
  const form = page.getElementById(CHECKOUT_FORM)
  const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : []
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}

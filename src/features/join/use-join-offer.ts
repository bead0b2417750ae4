import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FormValues, Problems } from '../../hooks/form-control'
import { usePage, useStores } from '../../hooks/page-store'
import { type AccountForm, useAccountForm } from '../../hooks/use-account-form'
import { usePageValue } from '../../hooks/use-page-value'
import { usePrintedOptions } from '../../hooks/use-printed-options'
import { useQuery } from '../../hooks/use-query'
import { displayNames } from '../../rules/formats/formatters'
import { maskEmail } from '../../rules/formats/mask'
import { signInPath } from '../../rules/site/paths'
import { ownAddress, withQuery } from '../../rules/site/query'
import { flagsAtom } from '../../services/flags/flags'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageStore } from '../../services/page/page'
import { countryLookupQuery } from './countries.operations'
import { type JoinFailure, join, joinCall } from './join.service'
import type { Joined, JoinForm } from './join-offer.model'
import {
  countryOfLocale,
  JOINER_FIELDS,
  type Joiner,
  type JoinerField,
  type JoinerProblem,
  joinerProblems,
  readJoiner,
} from './joiner.rules'
import type { JoinClaims } from './use-join-eligibility'

export interface JoinersOrder {
  handle: string
  /** Masked; null where the server lends none. */
  email: string | null
}

interface JoinOfferOptions {
  /** Of the form that the server has printed, whose countries are there already. */
  id?: string
  /** Known data of the visitor, from any source: `givenName`, `familyName`, `email`, `country`. */
  given: unknown
  /** The visitor's order, whose guest's e-mail address the server knows; here it is masked. */
  order?: JoinersOrder | null
  /** A form without a script was refused for this address: another one is asked for. */
  isTaken?: boolean
  /** Benefits of joining; null while the visitor's eligibility is unknown. */
  claims: JoinClaims | null
  version: 'new' | 'legacy' | undefined
  termsHref: string
  privacyHref: string | undefined
  track: (event: 'ocj_submit' | 'ocj_result', fields?: Record<string, unknown>) => void
  onSignIn: (event: MouseEvent) => void
  /** What the page of signing in is told beside where to return to. */
  signInQuery?: Partial<Record<'orderId' | 'pageModuleName', string>>
}

type Field = JoinerField | 'terms'
type Problem = JoinerProblem | 'termsRequired'

/**
 * One-click join (W42): the form asks only for missing or invalid data. Returns the model of the
 * form, then of the new member's number; null while there is no form to show. The caller decides
 * whether it is a dialog or part of the page.
 */
export function useJoinOffer(options: JoinOfferOptions): JoinForm | Joined | null {
  const { given, order = null, claims, version, termsHref, privacyHref, track, onSignIn } = options
  const page = usePage()
  const { live } = useStores()
  const { locale } = page.context
  const flags = usePageValue(flagsAtom)
  const localPath = usePageValue(localPathAtom)
  const [failure, setFailure] = useState<JoinFailure | null>(null)
  const [refused, setRefused] = useState<readonly JoinerField[]>(options.isTaken ? ['email'] : [])
  const [problems, setProblems] = useState<Problems<Field, Problem>>({})
  const [joined, setJoined] = useState<Joined | null>(null)
  const known = readJoiner(given)
  // The server adds the address of the order, unless it has refused it.
  const isLent = order?.email != null && !refused.includes('email')
  const problemsOf = (joiner: Joiner) => {
    const found = joinerProblems(joiner, locale)
    if (isLent && joiner.email === '') delete found.email
    return found
  }
  const missing = problemsOf(known)
  const asked = fieldsIn(locale).filter((name) => missing[name] || refused.includes(name))
  const asksCountry = claims !== null && asked.includes('country')
  const printed = usePrintedOptions(options.id && `${options.id}-country`)
  const lookup = useQuery(countryLookupQuery, asksCountry && !printed ? { locale } : null)
  const call = joinCall(flags.enrollV2)
  const program = page.site.brand.programName

  const form = useAccountForm<Field, Problem>({
    problemsOf: (values) => ({
      ...problemsOf(joinerOf(known, values)),
      ...(values.terms === false && { terms: 'termsRequired' }),
    }),
    onLost: () => setFailure('unreachable'),
    send: async (values) => {
      setFailure(null)
      track('ocj_submit')
      const joiner = joinerOf(known, values)
      const result = await join(page, joiner, call, { order: order?.handle })
      track('ocj_result', { result: result.isJoined ? 'joined' : result.code })
      if (result.isJoined) {
        const { number } = result
        if (page.context.page.cart && number) bookFor(live, number).catch(() => {})
        setJoined({ state: 'joined', program, number, email: maskedOf(joiner, order) })
        // Stays busy, because a second click may come before the form is removed.
        return 'leaving'
      }
      setFailure(result.failure)
      setProblems(result.problems)
      const isTaken = result.failure === 'emailDuplicateError'
      const names = isTaken ? ['email'] : Object.keys(result.problems)
      setRefused((before) => [...before, ...(names as JoinerField[])])
      return undefined
    },
  })

  // A refused value is asked for again even if it was known: the field is rendered first, then its
  // error.
  const latest = useRef(form.refuse)
  useEffect(() => {
    latest.current = form.refuse
  })
  useEffect(() => {
    if (Object.keys(problems).length > 0) latest.current(problems)
  }, [problems])

  if (joined) return joined
  if (!claims) return null
  return {
    state: 'form',
    version: version ?? (flags.ocjOverlayNew ? 'new' : 'legacy'),
    program,
    benefits: claims.benefits,
    isMemberRateAvailable: claims.isMemberRateAvailable,
    known: {
      ...shownOf(known, asked, locale),
      email: asked.includes('email') ? '' : maskedOf(known, order),
    },
    asked: asked.map((name) => ({ name, value: startOf(name, known, locale) })),
    countries:
      printed?.map(({ value, text }) => ({ code: value, name: text })) ??
      (lookup.state === 'ready' ? lookup.data.countries : [ownCountry(locale)]),
    ...shownForm(form),
    formProps: { ...form.formProps, action: localPath(call(page.site)) },
    failure,
    links: { terms: localPath(termsHref), privacy: privacyHref && localPath(privacyHref) },
    signIn: {
      href: localPath(
        withQuery(page.site, signInPath(page.site), {
          returnTo: ownAddress(page),
          ...options.signInQuery,
        }),
      ),
      onClick: onSignIn,
    },
  }
}

/** The cart of the page is the new member's. */
async function bookFor(live: PageStore, number: string) {
  const { associateProfileAtom } = await import('../booking/cart/associate.service')
  await live.set(associateProfileAtom, number)
}

function shownForm({ problems, isSending }: AccountForm<Field, Problem>) {
  return { problems, isSending }
}

function joinerOf(known: Joiner, values: FormValues<Field>): Joiner {
  return readJoiner({ ...known, ...values })
}

/** A refused or invalid e-mail address is not prefilled. */
function startOf(name: JoinerField, known: Joiner, locale: string): string {
  if (name === 'email') return ''
  return name === 'country' ? countryOfLocale(locale) : known[name]
}

/** The only choice until the other countries have loaded. */
function ownCountry(locale: string): { code: string; name: string } {
  const code = countryOfLocale(locale)
  return { code, name: countryName(code, locale) }
}

function countryName(code: string, locale: string): string {
  return displayNames(locale, 'region').of(code) ?? code
}

/** The name fields in the order of the language. */
function fieldsIn(locale: string): readonly JoinerField[] {
  return /^(zh|ja|ko)\b/.test(locale)
    ? ['familyName', 'givenName', 'email', 'country']
    : JOINER_FIELDS
}

/** The masked e-mail address that a visitor joins with; empty if none is known. */
function maskedOf({ email }: Joiner, order: JoinersOrder | null): string {
  return email ? maskEmail(email) : (order?.email ?? '')
}

function shownOf(
  known: Joiner,
  asked: readonly JoinerField[],
  locale: string,
): Omit<JoinForm['known'], 'email'> {
  const of = (name: JoinerField) => (asked.includes(name) ? '' : known[name])
  const names = fieldsIn(locale).filter((name) => name.endsWith('Name'))
  const country = of('country')
  return {
    name: names.map(of).filter(Boolean).join(' '),
    country: country && countryName(country, locale),
  }
}

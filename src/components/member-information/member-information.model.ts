import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useCart } from '../../features/booking/cart/use-cart'
import type { PartProblems } from '../../features/checkout/details.rules'
import { guestPart } from '../../features/checkout/guest/guest.rules'
import { guestCountry } from '../../features/checkout/guest/guest-country.rules'
import { type CheckoutPart, useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { countryLookupQuery } from '../../features/join/countries.operations'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { titleLookupQuery } from '../../features/personal-details/personal-details.operations'
import {
  type CallingCodesModel,
  useCallingCodes,
} from '../../features/personal-details/use-calling-codes'
import { type StatesModel, useStates } from '../../features/personal-details/use-states'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { type Tier, tierOf } from '../../rules/codes/member-level'
import { greetingName } from '../../rules/formats/names'
import { profilePath } from '../../rules/site/paths'
import { asked } from '../../rules/site/query'
import { phoneMinimum } from '../../rules/validation/mobile-number'
import { hasStates } from '../../rules/validation/postal'
import { localPathAtom } from '../../services/navigate/context-path'
import { fillText } from '../../ui/text/fill-text'
import { checkoutGuestQuery } from './member-information.operations'
import type { MemberInformationLabels, MemberInformationProps } from './member-information.schema'

interface Choice {
  code: string
  name: string
}

/** Whom the form is for: a stranger, a member whom the browser remembers, or one who is signed in. */
type Guest =
  | { kind: 'stranger' }
  | { kind: 'remembered'; name: string; email: string | null }
  | {
      kind: 'member'
      name: string
      tier: Tier
      /** Masked addresses. */
      addresses: string[]
      /** The fields are this member's, else another guest's. */
      isGuest: boolean
      profileHref: string
    }

export interface GuestForm extends Pick<CheckoutPart, 'form' | 'nameOf' | 'values'> {
  /** What is wrong, in words, by field. */
  errors: Readonly<Record<string, string>>
  locale: string
  titles: Choice[]
  countries: Choice[]
  country: string
  /** The country that the page came with; another one after a visitor has signed in. */
  stored: string
  onCountry: (code: string) => void
  /** The fields are empty for somebody else than the member who books. */
  isForOther: boolean
  /** The visitor has chosen another country than the page came with. */
  isChanged: boolean
  /** Null where addresses of the country have no state, or the author asks for none. */
  states: StatesModel | null
  /** What was entered as the state of the chosen country. */
  state: string
  onState: (value: string) => void
  codes: CallingCodesModel
  /** The rooms after the first; `number` counts from 1. */
  rooms: { id: string; number: number }[]
}

export type MemberInformationModel =
  /** The page has no cart. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      guest: Guest
      /** The fields are shown. A member whom the page has greeted as the guest sees them on demand. */
      isOpen: boolean
      /** Empties the fields for another guest, or brings the member's back. */
      onOther: () => void
      signIn: { href: string; onClick: (event: MouseEvent) => void }
      fields: GuestForm
      /** Without a script the server has sent the form back: what is wrong, in the order of the fields. */
      sentBack: { field: string; text: string }[]
      /** The same, but what is wrong is in another widget. */
      isSentForOthers: boolean
    }

/**
 * The question for the states of the country that a visitor most likely lives in: without an answer in
 * the page a browser would download the client of the API for it. Null where none is asked for.
 */
export function statesVariables(fields: MemberInformationProps['fields'], locale: string) {
  const country = guestCountry({}, locale)
  return fields.includes('state') && hasStates(country) ? { country, locale } : null
}

/** Who books and who comes (W43). */
export function useMemberInformation(props: MemberInformationProps): MemberInformationModel {
  const { labels, fields, guestPerRoom } = props
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const { cart: cartId } = context.page
  const { cart } = useCart()
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('member-information', props)
  const { signIn } = useMembershipActions(() => {})
  const answer = useQuery(checkoutGuestQuery, cartId ? { cartId } : null)
  const rooms = cart?.items.map(({ id }) => id) ?? []
  const asks = (name: (typeof fields)[number]) => fields.includes(name)

  const part = useCheckoutPart(guestPart, (field, problem) => problemIn(field, problem), rooms)
  const titles = useQuery(titleLookupQuery, asks('title') ? { locale } : null)
  const lookup = useQuery(countryLookupQuery, { locale })
  const countries = lookup.state === 'ready' ? lookup.data.countries : []
  const address = useAddress(part, locale, countries, asks('state'))
  const minimum = phoneMinimum(address.codes.chosen ?? { country: address.country, code: '' })
  const textOf = (problem: string) => problemText(labels, problem, minimum)
  const problemIn = (field: string, problem: string) =>
    IS_UNNAMED.test(problem) ? `${fieldLabel(labels, field)}: ${textOf(problem)}` : textOf(problem)
  const known = answer.state === 'ready' ? answer.data.checkoutGuest : null
  const isMember = known?.isSignedIn === true
  useEffect(() => {
    // For the cards of a member further down: they are to be there before they are seen.
    if (isMember) import('../../services/graphql/client').catch(() => {})
  }, [isMember])
  const hasFilledIn = useWasSo(part.state === 'ready' && answer.state !== 'loading' && !isMember)
  const [isForOther, setForOther] = useState(false)
  const hasOwnProblem = Object.keys(part.problems).some((field) => !field.startsWith('room.'))
  useTrackedProblems(part.problems, (field, rule) => track('guest_info_error', { field, rule }))

  if (!cartId) return { state: 'none' }
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  // Without an answer about the member the form is a stranger's.
  if (part.state === 'loading' || answer.state === 'loading') return { state: 'loading' }
  const isSentBack = asked(page, 'problem') === 'INVALID'
  const wrong = isSentBack ? Object.entries(part.problems) : []
  const errors = Object.entries(part.problems).map(([field, problem]) => [field, textOf(problem)])
  return {
    state: 'ready',
    guest: guestOf(known, localPath(props.editProfileHref ?? profilePath(site))),
    isOpen: !known?.isSignedIn || !known.isGuest || hasFilledIn || hasOwnProblem || isForOther,
    onOther: () => setForOther(!isForOther),
    signIn,
    isSentForOthers: isSentBack && wrong.length === 0,
    sentBack: wrong
      .map(([field, problem]) => ({ field, text: problemIn(field, problem) }))
      .sort((one, other) => placeOf(one.field) - placeOf(other.field)),
    fields: {
      form: part.form,
      nameOf: part.nameOf,
      values: isForOther && isMember ? without(part.values, OF_A_PERSON) : part.values,
      isForOther: isForOther && isMember,
      errors: Object.fromEntries(errors),
      locale,
      titles: titles.state === 'ready' ? titles.data.titles : [],
      countries,
      ...address,
      rooms: guestPerRoom ? rooms.map((id, index) => ({ id, number: index + 1 })).slice(1) : [],
    },
  }
}

/** The fields that follow from the country; what was typed for one country returns with it. */
function useAddress(part: CheckoutPart, locale: string, countries: Choice[], hasState: boolean) {
  const stored = part.values.country || (new Intl.Locale(locale).region ?? '')
  const [chosen, setCountry] = useState<string | null>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const country = chosen ?? stored
  const before = part.values.phoneCode ?? ''
  // A code that goes with the stored country follows the next one.
  const chosenBefore = before.startsWith(`${stored} `) ? '' : before
  const codes = useCallingCodes(true, country, chosenBefore, countries)
  const states = useStates(country, hasState, true)
  return {
    country,
    stored,
    onCountry: setCountry,
    isChanged: chosen !== null && chosen !== stored,
    states,
    state: typed[country] ?? (country === stored ? (part.values.state ?? '') : ''),
    onState: (value: string) => setTyped((all) => ({ ...all, [country]: value })),
    codes,
  }
}

/** What belongs to the person who comes; where somebody lives may be the same. */
const OF_A_PERSON = 'title givenName familyName localGivenName localFamilyName'
  .concat(' email emailConfirm phone smsOptIn')
  .split(' ')

function without(values: CheckoutPart['values'], fields: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))
}

/** Whether it is so, or was since the page is shown. */
function useWasSo(isSo: boolean): boolean {
  const [was, setWas] = useState(false)
  if (isSo && !was) setWas(true)
  return was || isSo
}

function guestOf(
  known:
    | ({ isSignedIn: boolean; isGuest: boolean; name: string; email: string | null } & {
        phone: string | null
        levelCode: string | null
      })
    | null,
  profileHref: string,
): Guest {
  if (!known) return { kind: 'stranger' }
  const { isSignedIn, isGuest, email, phone, levelCode } = known
  const name = greetingName(known.name)
  if (!isSignedIn) return { kind: 'remembered', name, email }
  const addresses = [email, phone].filter((text) => text !== null)
  return { kind: 'member', name, tier: tierOf(levelCode), addresses, isGuest, profileHref }
}

/** Tells each problem once: which field, which rule, never what was typed. */
function useTrackedProblems(problems: PartProblems, tell: (field: string, rule: string) => void) {
  const known = useRef(new Set<string>())
  const found = Object.entries(problems)
  useEffect(() => {
    for (const [field, rule] of found) {
      const key = `${field} ${rule}`
      if (known.current.has(key)) continue
      known.current.add(key)
      tell(field.replace(/^room\..*\./, 'room.'), rule)
    }
  })
}

/** The fields in their order; those of other rooms come last. */
const ORDER = 'givenName familyName localFamilyName localGivenName email emailConfirm phone'
  .concat(' memberNumber country postalCode state')
  .split(' ')

function placeOf(field: string): number {
  const place = ORDER.indexOf(field)
  return place < 0 ? ORDER.length : place
}

/** Problems that say nothing of their field. */
const IS_UNNAMED = /^(fieldRequired|nameInvalid|localNameInvalid|phoneInvalid|phoneInvalidExact)$/

/** The text of a problem of the rules; for one that the widget does not know, that of an empty field. */
function problemText(labels: MemberInformationLabels, problem: string, min: number): string {
  const texts: Readonly<Record<string, string>> = {
    ...labels,
    prohibitedCountryErrMsg: labels.countryRefused,
  }
  return fillText(texts[problem] ?? labels.fieldRequired, { min })
}

function fieldLabel(labels: MemberInformationLabels, field: string): string {
  const texts: Readonly<Record<string, string>> = { ...labels }
  return texts[field.split('.').at(-1) ?? ''] ?? ''
}

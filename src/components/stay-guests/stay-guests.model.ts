import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type StaySaving, savingOf } from '../../features/booking/changes/stay-saving.rules'
import type { StayFormModel } from '../../features/booking/changes/use-stay-part'
import { stayAsked } from '../../features/booking/order/stay-asked.rules'
import type { PartProblems, PartValues } from '../../features/checkout/details.rules'
import { countryLookupQuery } from '../../features/join/countries.operations'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { cardName } from '../../features/payment/card-names.rules'
import { smsCountryCodeLookupQuery } from '../../features/personal-details/personal-details.operations'
import {
  type CallingCodesModel,
  useCallingCodes,
} from '../../features/personal-details/use-calling-codes'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { generateOtpCall, validateOtpCall } from '../../rules/site/account-calls'
import { modifySelectRateCall } from '../../rules/site/booking-calls'
import { upcomingReservationPath } from '../../rules/site/booking-paths'
import { updateReservationCall } from '../../rules/site/order-calls'
import { asked, withQuery } from '../../rules/site/query'
import { phoneMinimum } from '../../rules/validation/mobile-number'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { stayGuestsQuery } from './stay-guests.operations'
import type { StayGuestsLabels, StayGuestsProps } from './stay-guests.schema'

type Guests = NonNullable<Operations['StayGuests']['result']['stayGuests']>

/** The fields of the form, all of them the form's own. */
export interface GuestsForm {
  form: StayFormModel
  locale: string
  /** By whole names of fields, as all of these. */
  values: PartValues
  /** What is wrong, in words, by field. */
  errors: Readonly<Record<string, string>>
  codes: CallingCodesModel
  /** The rooms after the first; `number` counts from 1. */
  rooms: { id: string; number: number }[]
  /** What is stored of fields that hold something else. */
  stored: string[]
}

/** Two forms that the browser sends, with a script too: one asks for a code, the other enters it. */
export interface CodeForms {
  stay: string
  sendAction: string
  enterAction: string
  /** Masked. */
  sentTo: string
  isSent: boolean
  /** What is wrong with the code that was entered, or why none was sent; '' for nothing. */
  problem: string
}

/** The card of the stay, and the form that gives another one, which the browser sends. */
export interface CardForm {
  stay: string
  action: string
  /** `Visa ending in 1111`. */
  name: string
}

export type StayGuestsModel =
  /** The page is about no booked stay. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** Nothing can be changed; `signInHref` for a visitor who may prove that it is their stay, else null. */
  | {
      state: 'closed'
      reason: string
      stayHref: string
      signInHref: string | null
      /** A code to the address of the stay proves it; null where none can be sent. */
      code: CodeForms | null
      card: CardForm | null
    }
  | {
      state: 'ready'
      fields: GuestsForm
      /** What is wrong, in the order of the fields. */
      problems: { field: string; text: string }[]
      /** Takes the focus after a refusal. */
      summaryRef?: (element: HTMLElement | null) => void
      /** Null without one that this visitor can change. */
      card: CardForm | null
      stayHref: string
    }

/** A page with a cart is about the payment of a change. */
function isAbout({ mode, page }: PageContext): boolean {
  return mode !== 'edit' && page.cart === undefined
}

/** For a page that the server renders. */
export function questionsOf(_props: StayGuestsProps, page: PageContext) {
  const { locale } = page
  if (!isAbout(page)) return []
  return [
    { query: stayGuestsQuery, variables: stayAsked(page) },
    { query: countryLookupQuery, variables: { locale } },
    { query: smsCountryCodeLookupQuery, variables: { locale } },
  ]
}

/** Who comes to a booked stay, and how they are reached (W43 after the booking). */
export function useStayGuests({ id, labels }: StayGuestsProps): StayGuestsModel {
  const page = usePage()
  const { context, site } = page
  const localPath = usePageValue(localPathAtom)
  const isAsked = isAbout(context)
  const answer = useQuery(stayGuestsQuery, isAsked ? stayAsked(context) : null)
  const guests = answer.state === 'ready' ? answer.data.stayGuests : null
  const lookup = useQuery(countryLookupQuery, isAsked ? { locale: context.locale } : null)
  const countries = lookup.state === 'ready' ? lookup.data.countries : []
  const { signIn } = useMembershipActions(() => {})
  const form = useGuestsForm(id, guests)
  const [details, draft] = [guests?.details, guests?.draft].map((list = []) =>
    Object.fromEntries(list.map(({ name, value }) => [name, value])),
  ) as [PartValues, PartValues]
  const values = { ...details, ...draft }
  const country = guests?.country ?? ''
  const codes = useCallingCodes(isAsked, country, values['guest.phoneCode'], countries)

  if (!isAsked) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry: answer.retry }
  if (answer.state === 'loading') return { state: 'loading' }
  if (!guests) return { state: 'none' }
  const stayHref = localPath(
    withQuery(site, upcomingReservationPath(site), { stay: guests.handle }),
  )
  const card = guests.card && {
    stay: guests.handle,
    action: localPath(modifySelectRateCall(site)),
    name: fillText(labels.savedCard, {
      brand: cardName(guests.card.brand),
      last4: isolated(guests.card.last4),
    }),
  }
  if (guests.problem) {
    const isOfOthers = guests.problem === 'NOT_YOURS'
    const reason = isOfOthers ? labels.notYours : labels.closed
    const outcome = asked(page, 'outcome') ?? ''
    const code = guests.code && {
      ...{ ...guests.code, stay: guests.handle, problem: codeProblem(labels, outcome) },
      sendAction: localPath(generateOtpCall(site)),
      enterAction: localPath(validateOtpCall(site)),
    }
    const signInHref = isOfOthers ? signIn.href : null
    return { state: 'closed', reason, stayHref, signInHref, code, card }
  }
  const min = phoneMinimum(codes.chosen ?? { country, code: '' })
  const texts = Object.entries(form.problems).map(([field, problem]) => ({
    field,
    text: problemText(labels, problem, min),
  }))
  const stored = Object.keys(draft).map((field) => details[field] || labels.nothingSaved)
  return {
    state: 'ready',
    ...{ stayHref, card },
    summaryRef: form.summaryRef,
    problems: texts.map(({ field, text }) => ({
      field,
      text: `${fieldLabel(labels, field)}: ${text}`,
    })),
    fields: {
      form: form.model(guests, localPath(updateReservationCall(site))),
      locale: context.locale,
      values,
      errors: Object.fromEntries(texts.map(({ field, text }) => [field, text])),
      codes,
      rooms: guests.rooms
        .filter(({ roomIndex }) => roomIndex > 0)
        .map((room) => ({ id: room.id, number: room.roomIndex + 1 })),
      stored,
    },
  }
}

const loadService = () => import('../../features/booking/changes/change-guests.service')

interface Progress {
  isSaving: boolean
  /** Null before it was saved, and where fields say what is wrong. */
  saving: StaySaving | null
  /** By whole names of fields; null before it was saved. */
  problems: PartProblems | null
}

const IDLE: Progress = { isSaving: false, saving: null, problems: null }

/** Sends the form once, and goes on to the page of the stay. Without a script the browser sends it. */
function useGuestsForm(id: string, guests: Guests | null) {
  const page = usePage()
  const { live } = useStores()
  const [progress, setProgress] = useState(IDLE)
  const isBusy = useRef(false)
  const summary = useRef<HTMLElement | null>(null)
  const isRefused = Object.keys(progress.problems ?? {}).length > 0
  useEffect(() => {
    if (isRefused) summary.current?.focus()
  }, [isRefused])

  useEffect(() => {
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setProgress(IDLE)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const outcome = asked(page, 'outcome')
  const hasSent = progress.problems !== null
  const hasDraft = (guests?.draft.length ?? 0) > 0
  const addressed = outcome === null || outcome === 'INVALID' ? null : savingOf(outcome)
  const shown = hasSent || progress.isSaving ? progress.saving : addressed
  const served = outcome === 'INVALID' ? (guests?.problems ?? []) : []
  const problems =
    progress.problems ??
    Object.fromEntries(served.map(({ name, problem }) => [name, problem] as const))

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current || !guests) return
    isBusy.current = true
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setProgress({ isSaving: true, saving: null, problems: {} })
    const result = await loadService()
      .then(({ changeGuestsAtom }) => live.set(changeGuestsAtom, fields))
      .catch(() => ({ saving: 'refused' as const, problems: {} }))
    if (result === 'leaving') return
    isBusy.current = false
    setProgress({ isSaving: false, ...result })
  }

  return {
    problems,
    summaryRef: (element: HTMLElement | null) => {
      summary.current = element
    },
    model: ({ handle: stay, orderRevisionNumber }: Guests, action: string): StayFormModel => ({
      id: `${id}-form`,
      ...{ action, stay, orderRevisionNumber, isSaving: progress.isSaving },
      // What is typed no more was taken back, or stored since.
      saving: !hasSent && shown === 'stale' && !hasDraft ? null : shown,
      onSubmit: (event) => void onSubmit(event),
    }),
  }
}

const CODE_PROBLEMS = {
  'otp.invalid': 'codeWrong',
  UNPROCESSABLE_ENTITY: 'codeWrong',
  'otp.expired': 'codeExpired',
  otpLockedOutErrorMessage: 'codeLocked',
  uxlFailureErrorMessage: 'codeTooSoon',
} as const

function codeProblem(labels: StayGuestsLabels, outcome: string): string {
  const isKnown = Object.hasOwn(CODE_PROBLEMS, outcome)
  return isKnown ? labels[CODE_PROBLEMS[outcome as keyof typeof CODE_PROBLEMS]] : ''
}

function problemText(labels: StayGuestsLabels, problem: string, min: number): string {
  const texts: Readonly<Record<string, string>> = { ...labels }
  return fillText(texts[problem] ?? labels.fieldRequired, { min })
}

function fieldLabel(labels: StayGuestsLabels, field: string): string {
  const texts: Readonly<Record<string, string>> = { ...labels }
  return texts[field.split('.').at(-1) ?? ''] ?? ''
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type FailedChange,
  type UpgradeForm,
  useUpgrade,
} from '../../features/booking/upgrade/use-upgrade'
import {
  type ClubProblem,
  type ClubVerdict,
  clubNumber,
  clubPart,
  isClubNumber,
  NEEDED,
  NUMBER,
  POSTAL_CODE,
  VERDICT,
  verdictProblem,
} from '../../features/checkout/club/club.rules'
import type { PartValues } from '../../features/checkout/details.rules'
import { detailsVariables, useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../features/checkout/use-keep-note'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatMoney } from '../../rules/money/money'
import { afterPress } from '../../services/accessibility/after-press'
import { execute } from '../../services/graphql/answers'
import {
  aaaDetailsQuery,
  addAaaDetailsMutation,
  clubRatesQuery,
  updateAaaDetailsMutation,
  validateAaaDetailsMutation,
} from './club-membership-details.operations'
import type { ClubMembershipDetailsProps } from './club-membership-details.schema'

/** The way out: the same room at a rate for everybody. */
export interface OtherRate {
  itemId: string
  /** Of the stay, from 1. */
  room: number
  name: string
  /** What the stay costs more; empty where it costs no more. */
  more: string
  form: UpgradeForm
}

export type ClubMembershipDetailsModel =
  /** No room of the cart has a rate of the club. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      form: string
      nameOf: (field: string) => string
      values: PartValues
      /** Of the number; a text of the club's own, or the name of a label. */
      error: { text: string } | { label: ClubProblem } | null
      /** Null: the club has not been asked about what is entered. */
      verdict: ClubVerdict | 'checking' | null
      /** Null for a visitor without a profile. */
      saving: 'offered' | 'saved' | 'failed' | null
      others: readonly OtherRate[]
      /** Rooms of the stay. */
      count: number
      failedChange: FailedChange | null
      verdictRef: RefObject<HTMLInputElement | null>
      onInput: (field: string, text: string) => void
      /** A field is left. */
      onLeave: () => void
      onSave: (isTicked: boolean) => void
      note: KeepNoteModel
    }

const VERDICTS: readonly string[] = ['VALID', 'INVALID', 'EXPIRED', 'UNCHECKED']

/** Membership of the automobile club whose rate was chosen (W87). */
export function useClubMembershipDetails(
  props: ClubMembershipDetailsProps,
): ClubMembershipDetailsModel {
  const { labels } = props
  const page = usePage()
  const { locale } = page.context
  const { parties } = usePageValue(staySearchAtom)
  const variables = detailsVariables(page.context.page)
  const { retry, ...answer } = useQuery(clubRatesQuery, variables)
  const rates = answer.state === 'ready' ? answer.data.clubRates : null
  const profile = useQuery(aaaDetailsQuery, rates ? { customerId: null } : null)
  const own = profile.state === 'ready' ? profile.data.aaaDetails : null
  const texts: Record<string, string> = labels
  const part = useCheckoutPart(clubPart, (_field, problem) => texts[problem] ?? '')
  const { note, onTouch } = useKeepNote(part)
  const { failed, formOf } = useUpgrade(rates?.revision ?? 0, labels)
  const track = useTrack('club-membership-details', props)
  const [typed, setTyped] = useState<PartValues>({})
  const [said, setSaid] = useState<{ verdict: ClubVerdict | 'checking'; text: string } | null>(null)
  const [saving, setSaving] = useState<'offered' | 'saved' | 'failed'>('offered')
  const isTicked = useRef(false)
  const asked = useRef('')
  // What the club has confirmed; state would come a render too late for a box that is ticked meanwhile.
  const confirmed = useRef<{ number: string; postalCode: string } | null>(null)
  const verdictRef = useRef<HTMLInputElement>(null)

  const now = { ...part.values, ...typed }
  const isTyped = NUMBER in typed || POSTAL_CODE in typed
  const isOwn = own !== null && own.number === part.values[NUMBER]
  const stored = part.values[VERDICT] || (isOwn && own.verdict) || ''
  const first = VERDICTS.includes(stored) ? (stored as ClubVerdict) : null
  const verdict = isTyped ? (said?.verdict ?? null) : first
  // The form looks at its fields again once the club has answered.
  useEffect(() => {
    if (said) verdictRef.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [said])

  const save = async () => {
    const input = confirmed.current
    if (!input || !isTicked.current) return
    const both = [addAaaDetailsMutation, updateAaaDetailsMutation] as const
    let code: string | null | undefined = 'CONFLICT'
    // Another tab may have saved one meanwhile: then it is there to be updated.
    for (const mutation of own?.number ? both.slice(1) : both) {
      if (code !== 'CONFLICT') break
      const { data } = await execute(page, mutation, { input })
      code = (data && Object.values(data)[0])?.status.code
    }
    setSaving(code === 'SUCCESS' ? 'saved' : 'failed')
  }
  const check = async () => {
    const [number, postalCode] = [clubNumber(now[NUMBER]), (now[POSTAL_CODE] ?? '').trim()]
    const question = `${number} ${postalCode}`
    if (!isTyped || !isClubNumber(number) || question === asked.current) return
    asked.current = question
    setSaid({ verdict: 'checking', text: '' })
    const input = { number, postalCode }
    const { data } = await execute(page, validateAaaDetailsMutation, { input })
    // Something else was entered meanwhile.
    if (question !== asked.current) return
    const found = data?.validateAaaDetails
    const isAnswered = found?.status.code === 'SUCCESS'
    const result = isAnswered ? found.verdict : 'UNCHECKED'
    track('club_validate', { result: result.toLowerCase() })
    setSaid({ verdict: result, text: found?.text ?? '' })
    confirmed.current = result === 'VALID' ? input : null
    void save()
  }

  if (!variables) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (answer.state === 'loading') return { state: 'loading' }
  if (!rates) return { state: 'none' }
  if (part.state === 'failed') return { state: 'failed', retry: part.retry }
  if (part.state === 'loading') return { state: 'loading' }
  const problem = (part.problems[NUMBER] as ClubProblem | undefined) ?? null
  const refused = verdictProblem(verdict)
  const others = rates.rooms.flatMap(({ itemId, roomIndex, other, difference }) => {
    if (!other) return []
    const { id: productId, quoteToken, ratePlan } = other
    const change = { key: `${itemId} ${productId}`, itemId, productId, quoteToken }
    const more = difference && difference.amount > 0 ? formatMoney(difference, locale) : ''
    const name = ratePlan?.name ?? ''
    return [{ itemId, room: roomIndex + 1, name, more, form: formOf(change, () => {}) }]
  })
  return {
    state: 'ready',
    form: part.form,
    nameOf: part.nameOf,
    values: { ...part.values, [NEEDED]: 'yes', [VERDICT]: verdict ?? '' },
    error: errorOf(problem, refused, said?.text ?? ''),
    verdict,
    saving: own && !(saving === 'offered' && isOwnNow(own, now)) ? saving : null,
    others,
    count: parties.length,
    failedChange: failed,
    verdictRef,
    onInput: (field, text) => {
      onTouch()
      asked.current = ''
      confirmed.current = null
      if (field === NUMBER || field === POSTAL_CODE) setSaid(null)
      setSaving('offered')
      setTyped((before) => ({ ...before, [field]: text }))
    },
    onLeave: () => afterPress(() => void check()),
    onSave: (ticked) => {
      onTouch()
      isTicked.current = ticked
      void save()
    },
    note,
  }
}

/** The number in the profile is the one that counts: there is nothing to save. */
function isOwnNow({ number }: { number: string | null }, now: PartValues): boolean {
  return number !== null && number === now[NUMBER]
}

/** The club's own words come before ours. */
function errorOf(
  problem: ClubProblem | null,
  refused: ClubProblem | null,
  text: string,
): { text: string } | { label: ClubProblem } | null {
  if (refused && text) return { text }
  if (refused) return { label: refused }
  return problem ? { label: problem } : null
}

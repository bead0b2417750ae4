import { formatDateParts } from '../../../rules/formats/dates'
import { deadlineDay, termsAt } from '../../../rules/stay/cancel-terms'
import type { RoomPolicyFieldsFragment } from '../../../services/graphql/operations'
import { fillText } from '../../../ui/text/fill-text'
import { type ShownPolicy, shownPolicy } from '../../rates/policy/policy-sentences'
import type { RoomPoliciesLabels } from './room-policies.labels'

/** A day of the line from today to the arrival, which shows until the deadline. */
export interface PolicyPoint {
  kind: 'today' | 'deadline' | 'arrival'
  name: string
  /** Of the arrival; else ''. */
  day: string
}

/** Rooms that are cancelled alike. */
export interface RoomPolicies {
  id: string
  /** The room, or that it holds for all; '' where the stay has one room. */
  title: string
  policy: ShownPolicy
  /** What else holds, in the hotel's words. */
  text: string
  /** In their order; null without a deadline, and after it. */
  points: PolicyPoint[] | null
}

export interface PolicyOptions {
  labels: RoomPoliciesLabels
  locale: string
  /** Time of the page, ms since 1970. */
  now: number
  showNoShow: boolean
  /** One for all rooms that are cancelled alike, or always one for each. */
  perRoom: 'auto' | 'always'
}

/** How the rooms of a cart can be cancelled: once if it is the same for all of them (W33). */
export function policyFacts(
  rooms: readonly RoomPolicyFieldsFragment[],
  { labels, locale, now, showNoShow, perRoom }: PolicyOptions,
): RoomPolicies[] {
  const all = rooms.map(({ itemId, roomIndex, name, checkIn, policy }) => ({
    id: itemId,
    title: rooms.length > 1 ? fillText(labels.room, { number: roomIndex + 1, name }) : '',
    policy: shownPolicy(policy, {
      ...{ labels, locale, now, showNoShow },
      timeZone: policy.timeZone,
    }),
    text: policy.text ?? '',
    points: pointsOf(policy, checkIn, { labels, locale, now }),
  }))
  const [first] = all
  const said = new Set(all.map(({ policy, text }) => JSON.stringify([policy, text])))
  if (!first || all.length < 2 || perRoom === 'always' || said.size > 1) return all
  return [{ ...first, title: fillText(labels.eachRoom, { count: all.length }) }]
}

function pointsOf(
  policy: RoomPolicyFieldsFragment['policy'],
  checkIn: string,
  { labels, locale, now }: Pick<PolicyOptions, 'labels' | 'locale' | 'now'>,
): PolicyPoint[] | null {
  if (termsAt(policy, now) !== 'free') return null
  const day = (iso: string) => formatDateParts(iso, locale, { day: 'numeric', month: 'short' })
  const today: PolicyPoint = { kind: 'today', name: labels.today, day: '' }
  const until = fillText(labels.freeUntil, {
    date: day(deadlineDay(policy.deadline ?? '', policy.timeZone)),
  })
  const last: PolicyPoint = { kind: 'deadline', name: until, day: '' }
  const arrival: PolicyPoint = { kind: 'arrival', name: labels.checkIn, day: day(checkIn) }
  return [today, last, arrival]
}

/** The sentences of rooms that could be cancelled free of charge when the page was shown. */
export function passedSince(
  rooms: readonly RoomPolicyFieldsFragment[],
  facts: readonly RoomPolicies[],
  { since, now }: { since: number | null; now: number },
): string {
  const passed = rooms.filter(({ policy: { deadline } }) => {
    const time = Date.parse(deadline ?? '')
    return since !== null && time > since && time <= now
  })
  const ids = new Set(passed.map(({ itemId }) => itemId))
  return facts
    .filter(({ id }) => ids.has(id))
    .map(({ title, policy }) => [title, policy.sentences[0]?.text].filter(Boolean).join(': '))
    .join(' ')
}

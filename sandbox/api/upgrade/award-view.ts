import type { OpenAward } from '../../database/members/free-nights'
import type { SuiteAward } from './suite-awards'

/** `Award` of the schema. */
export interface AwardView {
  id: string
  kind: 'SUITE_NIGHT' | 'FREE_NIGHT'
  expires: string
  remaining: number
  /** The most points that a night may take which it pays for; null for one in a suite. */
  maxPoints: number | null
}

/** Of a free night, whose limit is known. */
export interface FreeNightView extends AwardView {
  kind: 'FREE_NIGHT'
  maxPoints: number
}

export function freeNightView({ id, expires, remaining, maxPoints }: OpenAward): FreeNightView {
  return { id, kind: 'FREE_NIGHT', expires, remaining, maxPoints }
}

export function suiteNightView({ id, expires, remaining }: SuiteAward): AwardView {
  return { id, kind: 'SUITE_NIGHT', expires, remaining, maxPoints: null }
}

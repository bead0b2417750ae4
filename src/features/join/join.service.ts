import type { Page } from '../../services/page/page'
import { type AccountAnswer, callAccount } from '../../services/transport/account-calls'
import { ACCOUNT_CALLS } from '../../services/transport/account-paths'
import type { Joiner, JoinerField, JoinerProblem } from './joiner.rules'

/** Why somebody could not join, to be said above the button; all but the first may be tried again. */
export type JoinFailure =
  | 'emailDuplicateError'
  | 'unreachable'
  | 'tooMany'
  | 'UNPROCESSABLE_ENTITY'
  | 'uxlFailureErrorMessage'

export type JoinResult =
  /** The number is empty where the answer has none. */
  | { isJoined: true; number: string }
  | {
      isJoined: false
      /** For analytics: the server's code, else what went wrong with the call. */
      code: string
      failure: JoinFailure | null
      /** What the server did not accept. */
      problems: Partial<Record<JoinerField, JoinerProblem>>
    }

/** Version of the conditions that a new member accepts. */
const CONSENT_VERSION = '1'

/**
 * Makes a member of who has accepted the conditions, without a password (`enroll`, D.9): a mail brings
 * a link to choose one. Sent once, never repeated.
 */
export async function join(
  page: Page,
  { givenName, familyName, email, country }: Joiner,
  call: string,
): Promise<JoinResult> {
  const at = new Date(page.now()).toISOString()
  const { locale } = page.context
  const terms = { type: 'terms', version: CONSENT_VERSION, accepted: true, at, locale }
  const body = {
    name: { givenName, surname: familyName },
    email,
    country,
    consents: [terms],
    source: 'oneClickJoin',
  }
  const answer = await callAccount(page, call, { body })
  if (!answer.isOk) return refusalOf(answer)
  const { memberNumber } = answer.body
  return { isJoined: true, number: typeof memberNumber === 'string' ? memberNumber : '' }
}

/** The fields as the server calls them, and what is said of one that it refuses. */
const REFUSED: Record<string, [JoinerField, JoinerProblem]> = {
  givenName: ['givenName', 'nameInvalid'],
  surname: ['familyName', 'nameInvalid'],
  email: ['email', 'emailInvalid'],
  country: ['country', 'countryRequired'],
}

function refusalOf(answer: Extract<AccountAnswer, { isOk: false }>): JoinResult {
  const { codes, status, body, kind } = answer
  const refused = { isJoined: false as const, code: codes[0] ?? kind, failure: null, problems: {} }
  if (codes.includes('emailDuplicateError')) return { ...refused, failure: 'emailDuplicateError' }
  if (codes.includes('prohibitedCountryErrMsg')) {
    return { ...refused, problems: { country: 'prohibitedCountryErrMsg' } }
  }
  const fields = Array.isArray(body.fields) ? body.fields : []
  const problems = Object.fromEntries(
    fields.flatMap((field) =>
      typeof field === 'string' && Object.hasOwn(REFUSED, field) ? [REFUSED[field] ?? []] : [],
    ),
  )
  if (Object.keys(problems).length > 0) return { ...refused, problems }
  return { ...refused, failure: failureOf(status, codes) }
}

function failureOf(status: number, codes: readonly string[]): JoinFailure {
  if (status === 429) return 'tooMany'
  if (codes.includes('UNPROCESSABLE_ENTITY')) return 'UNPROCESSABLE_ENTITY'
  return status === 0 ? 'unreachable' : 'uxlFailureErrorMessage'
}

/** The call that makes a member (C.6), of the version that the flag says. */
export function joinCall(isV2: boolean): string {
  return isV2 ? ACCOUNT_CALLS.enrollV2 : ACCOUNT_CALLS.enroll
}

const OFFERED_KEY = 'joinOffered'

/** Whether joining was offered by itself in this tab: it is not offered so twice (W65). */
export function wasJoinOffered(page: Page): boolean {
  return page.storage.session.get(OFFERED_KEY) !== null
}

export function rememberJoinOffer(page: Page): void {
  page.storage.session.set(OFFERED_KEY, '1')
}

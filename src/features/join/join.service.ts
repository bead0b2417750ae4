import { enrollCall, enrollV2Call } from '../../rules/site/account-calls'
import type { SiteCall } from '../../rules/site/site-call'
import type { Page } from '../../services/page/page'
import { callRest, type RestAnswer } from '../../services/transport/call-rest'
import type { Joiner, JoinerField, JoinerProblem } from './joiner.rules'

/** Why joining failed, shown above the button; all but the first allow another try. */
export type JoinFailure =
  | 'emailDuplicateError'
  /** Without a script: else beside the country. */
  | 'prohibitedCountryErrMsg'
  | 'unreachable'
  | 'tooMany'
  | 'UNPROCESSABLE_ENTITY'
  | 'uxlFailureErrorMessage'

export type JoinResult =
  /** The number is empty if the response has none. */
  | { isJoined: true; number: string }
  | {
      isJoined: false
      /** For analytics: the server's code, else the failure of the call. */
      code: string
      failure: JoinFailure | null
      /** Fields that the server refused. */
      problems: Partial<Record<JoinerField, JoinerProblem>>
    }

/** Version of the conditions that a new member accepts. */
const CONSENT_VERSION = '1'

/**
 * Enrols a visitor who has accepted the conditions (`enroll`, D.9). Without a password an e-mail brings
 * a link to choose one. The call is sent once and never repeated.
 */
export async function join(
  page: Page,
  { givenName, familyName, email, country }: Joiner,
  call: SiteCall,
  {
    password = '',
    source = 'oneClickJoin',
    order,
  }: {
    password?: string
    source?: 'oneClickJoin' | 'inlineEnrollment'
    /** The handle of the visitor's order: its guest's address is used where none is given. */
    order?: string | undefined
  } = {},
): Promise<JoinResult> {
  const at = new Date(page.now()).toISOString()
  const { locale } = page.context
  const terms = { type: 'terms', version: CONSENT_VERSION, accepted: true, at, locale }
  const body = {
    name: { givenName, surname: familyName },
    ...(email && { email }),
    country,
    consents: [terms],
    source,
    ...(password && { password }),
    ...(order && { stay: order }),
  }
  const answer = await callRest(page, call, { body })
  if (!answer.isOk) return refusalOf(answer)
  const { memberNumber } = answer.body
  return { isJoined: true, number: typeof memberNumber === 'string' ? memberNumber : '' }
}

/** Server names of the fields, and the problem shown for each refused one. */
const REFUSED: Record<string, [JoinerField, JoinerProblem]> = {
  givenName: ['givenName', 'nameInvalid'],
  surname: ['familyName', 'nameInvalid'],
  email: ['email', 'emailInvalid'],
  country: ['country', 'countryRequired'],
}

function refusalOf(answer: Extract<RestAnswer, { isOk: false }>): JoinResult {
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

/** The enrolment call (C.6) in the version that the flag selects. */
export function joinCall(isV2: boolean): SiteCall {
  return isV2 ? enrollV2Call : enrollCall
}

const OFFERED_KEY = 'joinOffered'

/**
 * Whether this tab has already opened the join offer automatically, which happens once per tab
 * (W65).
 */
export function wasJoinOffered(page: Page): boolean {
  return page.storage.session.get(OFFERED_KEY) !== null
}

export function rememberJoinOffer(page: Page): void {
  page.storage.session.set(OFFERED_KEY, '1')
}

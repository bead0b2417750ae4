import type { Getter } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { recordOf, textsOf } from '../../rules/content/read-record'
import { maskMemberNumber } from '../../rules/formats/mask'
import { greetingName } from '../../rules/formats/names'
import { headerDetailsCall, headerDetailsV2Call, userDetailsCall } from '../../rules/site/calls'
import { flagsAtom } from '../flags/flags'
import type { Page } from '../page/page'
import { callJson } from '../transport/rest'
import { getSession } from './session'
import type { SessionValues } from './session-call'

/**
 * Answer of the user-details call (C.4 b); a site may configure the same call for the header's
 * details.
 */
export interface UserDetails {
  status?: string
  rememberedUser?: unknown
  headerSubtext?: unknown
}

/** Data of a known visitor; `visitor.ts` documents the fields. */
interface KnownVisitor {
  state: 'authenticated' | 'remembered' | 'unauthenticated'
  customerId?: string
  sessionId?: string
  name?: string
}

/**
 * Reads the visitor from the user details and the session; the session alone may name a remembered
 * visitor (A.3).
 */
export async function readKnownVisitor(
  page: Page,
  details: UserDetails,
  get: Getter,
): Promise<KnownVisitor> {
  const session = await getSession(page).catch((): SessionValues => ({}))
  const isMember = isSuccess(details.status)
  const isRemembered =
    'rememberedUser' in details ||
    (session.memState === page.site.memStateRemembered && !!session.consumerID)
  if (!isMember && !isRemembered) return { state: 'unauthenticated' }
  const name = greetingName(await readName(page, details, get(flagsAtom).userDetailsV2))
  return {
    state: isMember ? 'authenticated' : 'remembered',
    ...(session.consumerID && { customerId: session.consumerID }),
    ...(session.sessionId && { sessionId: session.sessionId }),
    ...(name && { name }),
    ...(!isMember && usernameOf(details)),
  }
}

function usernameOf({ rememberedUser }: UserDetails): { username?: string } {
  const { memberNumber } = textsOf(rememberedUser, ['memberNumber'])
  return memberNumber ? { username: maskMemberNumber(memberNumber) } : {}
}

/** `consumerName` of the header-details call; reuses `details` if both calls are the same. */
async function readName(page: Page, details: UserDetails, isV2: boolean): Promise<string> {
  const path = (isV2 ? headerDetailsV2Call : headerDetailsCall)(page.site)
  const answer =
    path === userDetailsCall(page.site) ? details : await callJson(page, path).catch(() => ({}))
  return textsOf(recordOf(answer).headerSubtext, ['consumerName']).consumerName ?? ''
}

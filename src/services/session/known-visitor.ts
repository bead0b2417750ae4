import type { Getter } from 'jotai/vanilla'
import { isSuccess } from '../../rules/codes/status'
import { recordOf, textsOf } from '../../rules/content/read-record'
import { maskMemberNumber } from '../../rules/formats/mask'
import { greetingName } from '../../rules/formats/names'
import { flagsAtom } from '../flags/flags'
import type { Page } from '../page/page'
import { callJson } from '../transport/rest'
import { getSession } from './session'
import type { SessionValues } from './session-call'

/** What the configured call answers (C.4 b), and the header's call as well where it is the same. */
export interface UserDetails {
  status?: string
  rememberedUser?: unknown
  headerSubtext?: unknown
}

/** What is known of a visitor; `visitor.ts` says what it means. */
interface KnownVisitor {
  state: 'authenticated' | 'remembered' | 'unauthenticated'
  customerId?: string
  name?: string
}

/** A visitor whom user details name, or whom the session of a booking page may (A.3). */
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
    ...(name && { name }),
    ...(!isMember && usernameOf(details)),
  }
}

function usernameOf({ rememberedUser }: UserDetails): { username?: string } {
  const { memberNumber } = textsOf(rememberedUser, ['memberNumber'])
  return memberNumber ? { username: maskMemberNumber(memberNumber) } : {}
}

/** `consumerName` of the header's call, which is not made when it was the one that answered. */
async function readName(page: Page, details: UserDetails, isV2: boolean): Promise<string> {
  const { userDetails, headerDetails } = page.site.rest
  const path = isV2 ? headerDetails.replace('/v1/', '/v2/') : headerDetails
  const answer = path === userDetails ? details : await callJson(page, path).catch(() => ({}))
  return textsOf(recordOf(answer).headerSubtext, ['consumerName']).consumerName ?? ''
}

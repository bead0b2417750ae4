import { atom } from 'jotai/vanilla'
import { useEffect, useMemo, useState } from 'react'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { visitorAtom } from '../../services/session/visitor'
import { memberInformationQuery } from './account.operations'
import { type Account, accountAtom, readAccount } from './account.store'

/** What is stored, unless it is another session's. */
const ownAtom = atom((get) => {
  const { sessionId } = get(visitorAtom)
  const last = get(accountAtom)
  return last && (last.sessionId ?? sessionId) === sessionId ? last : null
})

/** Stores the account as that of the session: the server's answer, else what is stored already. */
const claimAtom = atom(null, (get, set, fresh: Account | null) => {
  const { isBrowserRegistrationOffered, ...stored } = get(ownAtom) ?? {}
  const { sessionId } = get(visitorAtom)
  set(accountAtom, { ...(fresh ?? stored), isBrowserRegistrationOffered, sessionId })
})

/**
 * The account of the signed-in member (docs/decisions/0033): what this browser has stored of it, and the
 * server's answer, which is stored for the next page and the other tabs. `ask` is `unless-stored` where
 * points of an earlier page are good enough; the request then waits for the visitor's first interaction.
 */
export function useAccount(ask: 'always' | 'unless-stored'): {
  stored: Account | null
  /** The server's answer; null until it comes, and when it fails. */
  fresh: Account | null
  isAsking: boolean
} {
  const { state, customerId, sessionId } = usePageValue(visitorAtom)
  const own = usePageValue(ownAtom)
  const claim = usePageAction(claimAtom)
  const isMember = state === 'authenticated'
  const stored = isMember ? own : null
  const isUnclaimed = stored !== null && stored.sessionId !== sessionId
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    import('../../services/page/visitor-seen')
      .then(({ visitorSeen }) => visitorSeen())
      .then(
        () => setSeen(true),
        () => {},
      )
  }, [])
  const isWanted = ask === 'always' || (isSeen && !stored)
  const mayAsk = isMember && customerId !== undefined && isWanted
  const answer = useQuery(memberInformationQuery, mayAsk ? { customerId } : null, { fresh: true })
  const data = answer.state === 'ready' ? answer.data : null

  const fresh = useMemo(() => (data ? readAccount(data.member) : null), [data])

  useEffect(() => {
    if (fresh || isUnclaimed) claim(fresh)
  }, [fresh, isUnclaimed, claim])

  return { stored, fresh, isAsking: answer.state === 'loading' }
}

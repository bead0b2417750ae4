import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { getSession } from '../../services/session/session'
import type { SessionValues } from '../../services/session/session-call'
import { propertyIdOf } from './page-property.service'

interface PropertyId {
  /** Undefined while unknown, null if there is none. */
  id: string | null | undefined
  retry: () => void
}

/**
 * The page's hotel, from the sources of the hotel header (W02): the page, its query, and once
 * wanted the session.
 */
export function usePropertyId(isWanted: boolean): PropertyId {
  const page = usePage()
  const [session, setSession] = useState<SessionValues | null>()
  const atOnce = propertyIdOf(page, null)
  const needsSession = isWanted && !atOnce && session === undefined
  useEffect(() => {
    if (!needsSession) return
    getSession(page).then(setSession, () => setSession(null))
  }, [page, needsSession])
  const retry = useCallback(() => setSession(undefined), [])
  const late = session && (propertyIdOf(page, session) || null)
  return { id: atOnce || late, retry }
}

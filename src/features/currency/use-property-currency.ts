import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { propertyIdFrom } from '../../rules/codes/session-values'
import { isBookingPage } from '../../rules/pages/page-types'
import { getSession } from '../../services/session/session'
import type { SessionValues } from '../../services/session/session-call'
import { propertyIdOf } from '../property/page-property.service'
import { usePropertyFacts } from '../property/use-property-facts'

/**
 * The currency of the page's hotel: from query results that the page's widgets have loaded; on a
 * booking page, which reads the session anyway, also from the session. Null while unknown. Sends no
 * query.
 */
export function usePropertyCurrency(): string | null {
  const page = usePage()
  const { id: pageId } = page.context.page
  const [session, setSession] = useState<SessionValues | null>(null)
  const propertyId = propertyIdOf(page, session)
  const known = usePropertyFacts(propertyId)?.basicInformation?.currency

  const needsSession = !known && isBookingPage(pageId)
  useEffect(() => {
    if (needsSession) getSession(page).then(setSession, () => {})
  }, [page, needsSession])
  const isSameHotel =
    session && propertyIdFrom({ asked: null, session: { ...session }, fallback: '' }) === propertyId
  return known || (isSameHotel && session.propertyCurrency) || null
}

import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { propertyIdFrom } from '../../rules/codes/session-values'
import { isBookingPage } from '../../rules/pages/page-types'
import { answersAtom, readAnswer } from '../../services/graphql/answers'
import { getSession } from '../../services/session/session'
import type { SessionValues } from '../../services/session/session-call'
import { propertyIdOf } from '../property/page-property.service'

/**
 * The currency of the page's hotel: from query results that the page's widgets have loaded; on a
 * booking page, which reads the session anyway, also from the session. Null while unknown. Sends no
 * query.
 */
export function usePropertyCurrency(): string | null {
  const page = usePage()
  const { id: pageId } = page.context.page
  const answers = usePageValue(answersAtom)
  const [session, setSession] = useState<SessionValues | null>(null)
  const propertyId = propertyIdOf(page, session)
  const known =
    propertyId &&
    (['PropertyDetails', 'HotelHeader'] as const)
      .map((name) => readAnswer(answers, name, { propertyId }))
      .map((answer) => answer.state === 'ready' && answer.data.property?.basicInformation?.currency)
      .find(Boolean)

  const needsSession = !known && isBookingPage(pageId)
  useEffect(() => {
    if (needsSession) getSession(page).then(setSession, () => {})
  }, [page, needsSession])
  const isSameHotel =
    session && propertyIdFrom({ query: '', session: { ...session }, fallback: '' }) === propertyId
  return known || (isSameHotel && session.propertyCurrency) || null
}

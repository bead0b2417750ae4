import { useEffect, useState } from 'react'
import { isBookingPage } from '../rules/page-types'
import { propertyIdFrom } from '../rules/session-values'
import { answersAtom, readAnswer } from '../services/graphql/answers'
import { propertyIdOf } from '../services/page-property'
import { getSession } from '../services/session'
import type { SessionValues } from '../services/session-call'
import { usePage } from './page-store'
import { usePageValue } from './use-page-value'

/**
 * The currency that the page's hotel charges in, as its widgets learn it; on a booking page, which
 * reads the session anyway, else the session's. Null while or where nobody knows. Asks no query.
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

import { propertyIdFrom } from '../../rules/codes/session-values'
import { isBookingPage } from '../../rules/pages/page-types'
import type { Page } from '../../services/page/page'
import type { SessionValues } from '../../services/session/session-call'

/**
 * The page's own property, else its address's, else the session's (W02); undefined when none of them
 * knows. The sample property of the settings stands in on booking pages only, once the session has
 * answered: elsewhere, and where a booking is yet to be found, a visitor has not chosen any hotel.
 */
export function propertyIdOf(page: Page, session: SessionValues | null): string | undefined {
  const { id, propertyId } = page.context.page
  if (propertyId !== undefined) return propertyId
  const mayBeSample = session !== null && isBookingPage(id) && id !== 'lookup-reservation'
  const found = propertyIdFrom({
    query: page.location().searchParams,
    session: session && { ...session },
    fallback: mayBeSample ? page.site.fallbackPropertyId : '',
  })
  return found || undefined
}

import { propertyIdFrom } from '../../rules/codes/session-values'
import { isBookingPage } from '../../rules/pages/page-types'
import { asked } from '../../rules/site/query'
import type { Page } from '../../services/page/page'
import type { SessionValues } from '../../services/session/session-call'

/**
 * The page's property (W02): from the page, else from its query, else from the session; undefined
 * if unknown. The configured sample property is used on booking pages only, after the session's
 * answer. On other pages, and where the visitor has yet to find a booking, no hotel has been
 * chosen.
 */
export function propertyIdOf(page: Page, session: SessionValues | null): string | undefined {
  const { id, propertyId } = page.context.page
  if (propertyId !== undefined) return propertyId
  const mayBeSample = session !== null && isBookingPage(id) && id !== 'lookup-reservation'
  const found = propertyIdFrom({
    asked: asked(page, 'propertyCode'),
    session: session && { ...session },
    fallback: mayBeSample ? page.site.fallbackPropertyId : '',
  })
  return found || undefined
}

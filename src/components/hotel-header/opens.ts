import type { Opens } from '../../mapping/define-widget'
import { opensDetailsOverlay, showsMemberRate } from '../../rules/pages/page-types'
import type { PageContext } from '../../services/page/page-context'

/** The overlays that the header opens depend on the page. */
export function opensOf(_props: object, { page }: PageContext): Opens {
  return {
    ...(opensDetailsOverlay(page.id) && { 'hotel-details': 'button' as const }),
    ...(showsMemberRate(page) && { 'sign-in': 'link' as const }),
  }
}

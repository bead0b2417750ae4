import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { isRedemptionPage } from '../../rules/pages/redemption'
import { localPathAtom } from '../../services/navigate/context-path'
import { type HotelFacts, hotelFacts } from './hotel-facts.rules'
import { usePropertyFacts } from './use-property-facts'

/** The page's data of a hotel, formatted for display; null without data. Sends no query. */
export function useHotelFacts(
  propertyId: string | null | undefined,
  known: { isMax?: boolean } = {},
): HotelFacts | null {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const property = usePropertyFacts(propertyId)
  if (!property) return null
  const { site, context } = page
  const redemption = isRedemptionPage(page)
  return hotelFacts(property, { locale: context.locale, site, localPath, redemption, ...known })
}

import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { localPathAtom } from '../../services/navigate/context-path'
import { type HotelFacts, hotelFacts } from './hotel-facts.rules'
import { usePropertyFacts } from './use-property-facts'

/** The page's data of a hotel, formatted for display; null without data. Sends no query. */
export function useHotelFacts(
  propertyId: string | null | undefined,
  known: { isMax?: boolean } = {},
): HotelFacts | null {
  const { site, context } = usePage()
  const localPath = usePageValue(localPathAtom)
  const property = usePropertyFacts(propertyId)
  return property && hotelFacts(property, { locale: context.locale, site, localPath, ...known })
}

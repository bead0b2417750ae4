import { hotelJsonLd } from '../../features/property/hotel-json-ld.rules'
import { hotelOverviewPath, withContextPath } from '../../rules/pages/paths'
import { parseUrl, safeHref } from '../../rules/pages/urls'
import type { PageContext } from '../../services/page/page-context'
import { hotelFacts, type Property, saysSomething } from './hotel-facts'

/** The page's hotel as search engines read it; null where the overview shows nothing. */
export function structuredData({ answers, contextPath, locale, page }: PageContext, url: URL) {
  const answer = answers.find(
    ({ name, variables }) =>
      name === 'PropertyDetails' &&
      (variables as { propertyId: string }).propertyId === page.propertyId,
  )
  const property = (answer?.data as { property: Property | null } | undefined)?.property
  if (!property) return null
  const localPath = (path: string) => withContextPath(path, contextPath)
  const facts = hotelFacts(property, { locale, localPath })
  if (!saysSomething(facts)) return null
  const picture = safeHref(
    property.media?.primaryImage?.edges?.[0]?.node?.imageUrls?.wideHorizontal,
  )
  const { name, phone, address, place, rating, checkIn, checkOut } = facts
  return hotelJsonLd({
    name,
    url: property.seoNickname
      ? new URL(localPath(hotelOverviewPath(property.seoNickname)), url).href
      : null,
    image: (picture && parseUrl(picture, url.href)?.href) || null,
    phoneHref: phone?.href ?? null,
    address,
    place,
    rating,
    checkIn: checkIn?.time ?? null,
    checkOut: checkOut?.time ?? null,
  })
}

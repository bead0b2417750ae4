import { hotelJsonLd } from '../../features/property/hotel-json-ld.rules'
import type { PropertyFacts } from '../../features/property/use-property-facts'
import { withContextPath } from '../../rules/pages/context-path'
import { isRedemptionPage } from '../../rules/pages/redemption'
import { parseUrl } from '../../rules/pages/urls'
import { hotelOverviewPath } from '../../rules/site/paths'
import { factsIn } from '../../services/graphql/facts'
import type { PageContext } from '../../services/page/page-context'
import { overviewFacts, saysSomething } from './overview-facts'

/** The structured data of the page's hotel for search engines; null if the overview is empty. */
export function structuredData(
  { answers, contextPath, locale, page, site }: PageContext,
  url: URL,
) {
  const data = answers.flatMap((answer) => (answer.data ? [answer.data] : []))
  const known: PropertyFacts | undefined = factsIn(data).get(`Property:${page.propertyId}`)
  if (!known) return null
  const localPath = (path: string) => withContextPath(path, contextPath)
  const redemption = isRedemptionPage({ location: () => url, site, context: { page } })
  const facts = overviewFacts(known, { locale, site, localPath, redemption })
  if (!saysSomething(facts)) return null
  const picture = facts.picture?.src
  const { name, phone, address, place, rating, checkIn, checkOut } = facts
  return hotelJsonLd({
    name,
    url: known.seoNickname
      ? new URL(localPath(hotelOverviewPath(site, known.seoNickname)), url).href
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

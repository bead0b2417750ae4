import { useEffect, useState } from 'react'
import { brandCode } from '../../features/property/brand-links.rules'
import { logoOf, type Picture } from '../../features/property/hotel-facts.rules'
import { usePage } from '../../hooks/page-store'
import { safeHref } from '../../rules/pages/urls'
import { contentCall } from '../../rules/site/page-calls'
import type { HotelHeaderFieldsFragment as Property } from '../../services/graphql/operations'
import type { Page } from '../../services/page/page'
import { callJson } from '../../services/transport/rest'
import { fillText } from '../../ui/text/fill-text'

interface LogoContent {
  navIds: string[]
  taxonomies: string[]
  types: string[]
}

interface ContentItem {
  name?: string
  images?: { imageFile?: string }[]
}

/**
 * The brand's logo: the hotel's own until the content service returns a better one. An icon is too small
 * for the hotel's wide logo and waits for the response.
 */
export function useBrandLogo(
  property: Property | null,
  isIcon: boolean,
  content: LogoContent | undefined,
): Picture | null {
  const page = usePage()
  const [found, setFound] = useState<string | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each hotel
  useEffect(() => {
    if (property) void findLogo(page, property, isIcon, content).then(setFound)
  }, [page, property?.id])
  if (!property || (isIcon && found === undefined)) return null
  const own = logoOf(property)
  if (!found) return own
  return { src: found, alt: own?.alt ?? property.basicInformation?.brand?.name ?? '' }
}

/** Calls the content service (C.2); null if it fails or has no logo. */
async function findLogo(
  page: Page,
  property: Property,
  isIcon: boolean,
  content: LogoContent | undefined,
): Promise<string | null> {
  const { site } = page
  const { locale } = page.context
  const { navIds, taxonomies, types } = content ?? site.logo
  const values = { brand: brandCode(property.basicInformation?.brand?.id), propertyId: property.id }
  const filled = (names: string[]) => names.map((name) => fillText(name, values))
  try {
    const answer = await callJson(page, contentCall(site), {
      query: { limit: '5', defaultLocale: 'true' },
      body: {
        includeLink: false,
        locales: [locale],
        navIds: filled(navIds),
        taxonomies: filled(taxonomies),
        types,
      },
    })
    const items = (answer as { content?: ContentItem[] } | null)?.content ?? []
    const logos = items.flatMap(({ name = '', images }) => {
      const src = safeHref(images?.[0]?.imageFile)
      return src ? { src, isLarge: name.includes(site.logo.largeMarker) } : []
    })
    return (logos.find(({ isLarge }) => isLarge !== isIcon) ?? logos[0])?.src ?? null
  } catch (cause) {
    page.log('warn', `hotel logo|${String(cause)}`)
    return null
  }
}

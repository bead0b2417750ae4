import { languageOf, normaliseLocale } from '../../rules/locale/locale'
import { safeHref } from '../../rules/pages/urls'
import { hotelOverviewPath } from '../../rules/site/paths'
import type { PathSite } from '../../rules/site/site-path'

/** Default brand of a hotel (E3-01). */
export const DEFAULT_BRAND_CODE = 'MC'

/** Brands whose name and details links lead to the brand's own site (E3-02). */
export const LANDING_PAGE_REDIRECT_BRANDS: readonly string[] = ['RZ', 'MV', 'DS', 'BG']

/** Parts of a hotel link. */
export interface HotelSite {
  brandId: string | null | undefined
  propertyId: string
  seoNickname: string | null | undefined
  websiteUrl?: string | null | undefined
  /** Page locale. */
  locale: string
  /** Location in the path of a BG hotel. */
  city?: string | null | undefined
}

/**
 * Address templates by brand, `config.brandLinks`. Placeholders: `{lang}` (en), `{locale}` (en-US),
 * `{propertyId}`, `{seoNickname}`, `{city}` (lower case, hyphens).
 */
export type BrandLinkTemplates = Readonly<Record<string, string>>

/** A link to a hotel. An external one leaves the chain's pages: new tab, no context path. */
export interface HotelLink {
  href: string
  external: boolean
}

const TEMPLATES: BrandLinkTemplates = {
  RZ: '/{lang}/hotels/{propertyId}',
  BG: '/{locale}/{city}/location',
}

/** Brand code for logos and class names: lower case, default the chain's (W02). */
export function brandCode(id: string | null | undefined): string {
  return (id?.trim() || DEFAULT_BRAND_CODE).toLowerCase()
}

/**
 * Target of a hotel's name and details links (W02). RZ and BG use their template, MV and DS the
 * hotel's website. All others use the hotel's overview page, as do these brands when a part is
 * missing or unsafe. Without a nickname → null.
 */
export function hotelSiteHref(
  hotel: HotelSite,
  site: PathSite & { brandLinks: BrandLinkTemplates },
): HotelLink | null {
  const own = brandSite(hotel, site.brandLinks)
  if (own) return { href: own, external: true }
  if (!hotel.seoNickname) return null
  return { href: hotelOverviewPath(site, hotel.seoNickname), external: false }
}

function brandSite(hotel: HotelSite, templates: BrandLinkTemplates): string | null {
  const brand = brandCode(hotel.brandId).toUpperCase()
  if (!LANDING_PAGE_REDIRECT_BRANDS.includes(brand)) return null
  const template = templates[brand] ?? TEMPLATES[brand]
  if (template) return filled(template, hotel)
  return /^https?:/i.test(hotel.websiteUrl?.trim() ?? '') ? safeHref(hotel.websiteUrl) : null
}

function filled(template: string, hotel: HotelSite): string | null {
  const values: Record<string, string | null | undefined> = {
    lang: languageOf(hotel.locale),
    locale: normaliseLocale(hotel.locale),
    propertyId: hotel.propertyId,
    seoNickname: hotel.seoNickname,
    city: hotel.city
      ?.trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\d]+/gu, '-'),
  }
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  if (names.some((name) => !values[name])) return null
  return safeHref(
    template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`)),
  )
}

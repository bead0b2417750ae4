import {
  type BrandLinkTemplates,
  brandCode,
  hotelSiteHref,
} from '../../features/property/brand-links.rules'
import { needsRatingDisclaimer, showsReviews } from '../../features/property/reviews.rules'
import type { RecentlyViewedProperty } from '../../features/recently-viewed/recently-viewed.rules'
import { formatAddress, type PostalAddress } from '../../rules/formats/address'
import { dialHref, formatPhone, phoneOf } from '../../rules/formats/phone'
import { hotelReviewsPath } from '../../rules/pages/paths'
import { mapsHref, safeHref } from '../../rules/pages/urls'
import type { HotelHeaderFieldsFragment as Property } from '../../services/graphql/operations'

export interface Picture {
  src: string
  alt: string
}

/** What a header says of its hotel, ready to be shown; null where there is nothing to say. */
export interface HotelFacts {
  name: string
  city: string
  site: { href: string; isExternal: boolean } | null
  picture: Picture | null
  address: { href: string | null; text: string } | null
  phone: { href: string; text: string } | null
  reviews: { href: string | null; stars: number; count: number; needsNote: boolean } | null
}

interface FactsOptions {
  locale: string
  isMax: boolean
  showReviews: boolean
  mapBaseUrl: string
  brandLinks: BrandLinkTemplates
  localPath: (path: string) => string
}

export function hotelFacts(property: Property, options: FactsOptions): HotelFacts {
  const { locale, localPath } = options
  const { basicInformation, contactInformation, seoNickname } = property
  const name = basicInformation?.name ?? ''
  const site = hotelSiteHref(
    {
      brandId: basicInformation?.brand?.id,
      propertyId: property.id,
      seoNickname,
      websiteUrl: basicInformation?.websiteUrl,
      locale,
      city: contactInformation?.address?.city,
    },
    options.brandLinks,
  )
  const address = formatAddress(contactInformation?.address, locale)
  const phone = phoneOf(contactInformation?.contactNumbers)
  const phoneText = phone && formatPhone(phone, locale)
  const phoneHref = phoneText && dialHref(phone)
  return {
    name,
    city: contactInformation?.address?.city ?? '',
    site: site && {
      href: site.external ? site.href : localPath(site.href),
      isExternal: site.external,
    },
    picture: pictureOf(property),
    address: address
      ? { href: mapsHref(options.mapBaseUrl, `${name} ${address}`), text: address }
      : null,
    phone: phoneText && phoneHref ? { href: phoneHref, text: phoneText } : null,
    reviews: reviewsOf(property, options),
  }
}

function reviewsOf(property: Property, options: FactsOptions): HotelFacts['reviews'] {
  const { locale, isMax, showReviews, localPath } = options
  const stars = property.reviews?.stars?.count ?? 0
  const count = property.reviews?.numberOfReviews?.count ?? 0
  const question = { stars, count, locale, isMax, redemption: false, enabled: showReviews }
  if (!showsReviews(question)) return null
  const href = property.seoNickname && localPath(hotelReviewsPath(property.seoNickname))
  return { href, stars, count, needsNote: needsRatingDisclaimer(locale) }
}

function pictureOf(property: Property): Picture | null {
  const node = property.media?.primaryImage?.edges?.[0]?.node
  const src = safeHref(node?.imageUrls?.wideHorizontal)
  return src ? { src, alt: node?.altText ?? '' } : null
}

/** The hotel's own logo: the primary one, else its first (D.2). */
export function logoOf(property: Property): Picture | null {
  const nodes = property.media?.hotelLogo?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const logo = nodes.find((node) => node.isPrimary) ?? nodes[0]
  const src = safeHref(logo?.imageSrc) ?? safeHref(logo?.defaultImage)
  const alt = logo?.alternateDescription ?? property.basicInformation?.brand?.name ?? ''
  return src ? { src, alt } : null
}

/** The hotel as it is remembered among the recently viewed (C.8). */
export function viewedProperty(property: Property): Omit<RecentlyViewedProperty, 'createdAt'> {
  const { basicInformation: basic, contactInformation, reviews } = property
  const address: PostalAddress = contactInformation?.address ?? {}
  const lines = [address.line1, address.line2, address.line3].filter(Boolean)
  return {
    name: basic?.name ?? '',
    address: lines.join(', ') || null,
    marshaCode: property.id,
    imageUrl: pictureOf(property)?.src ?? null,
    latitude: basic?.latitude ?? null,
    longitude: basic?.longitude ?? null,
    marshaBrandCode: brandCode(basic?.brand?.id),
    numberOfReviewsCount: reviews?.numberOfReviews?.count ?? null,
    starsCount: reviews?.stars?.count ?? null,
    postalAddress: address.postalCode ?? null,
    state: address.stateProvince?.code ?? null,
    country: address.country?.code ?? null,
  }
}

import { stripTags } from '../../rules/content/plain-text'
import { addressLines, formatAddress, type PostalAddress } from '../../rules/formats/address'
import { type ContactNumber, phoneLink, phoneOf } from '../../rules/formats/phone'
import { safeHref } from '../../rules/pages/urls'
import { hotelReviewsPath } from '../../rules/site/paths'
import type { PathSite } from '../../rules/site/site-path'
import { type Coordinates, coordinatesOf } from './address/static-map.rules'
import { needsRatingDisclaimer, showsReviews } from './reviews/reviews.rules'

type Maybe<Value> = Value | null | undefined

/** Known data of a hotel; each field may be missing (`use-property-facts.ts`). */
export interface KnownHotel {
  seoNickname?: Maybe<string>
  isMax?: Maybe<boolean>
  basicInformation?: Maybe<{
    name?: Maybe<string>
    latitude?: Maybe<number>
    longitude?: Maybe<number>
    brand?: Maybe<{ name?: Maybe<string> }>
  }>
  contactInformation?: Maybe<{
    contactNumbers?: Maybe<readonly (ContactNumber | null)[]>
    address?: Maybe<PostalAddress>
  }>
  media?: Maybe<{ primaryImage?: Maybe<Edges<Photo>>; hotelLogo?: Maybe<Edges<Logo>> }>
  reviews?: Maybe<{ stars?: Maybe<Count>; numberOfReviews?: Maybe<Count> }>
}

interface Edges<Node> {
  edges?: Maybe<readonly Maybe<{ node?: Maybe<Node> }>[]>
}

interface Photo {
  altText?: Maybe<string>
  imageUrls?: Maybe<{ wideHorizontal?: Maybe<string> }>
}

interface Logo {
  alternateDescription?: Maybe<string>
  imageSrc?: Maybe<string>
  isPrimary?: Maybe<boolean>
  defaultImage?: Maybe<string>
}

interface Count {
  count?: Maybe<number>
}

export interface Picture {
  src: string
  alt: string
}

/** Data of a hotel formatted for display; missing data is empty or null. */
export interface HotelFacts {
  name: string
  city: string
  address: PostalAddress | null
  /** The address on one line. */
  addressText: string
  addressLines: string[]
  phone: { href: string; text: string } | null
  place: Coordinates | null
  picture: Picture | null
  /** The hotel's primary logo, else its first logo (D.2). */
  logo: Picture | null
  /** Null if the rules hide the ratings. `needsNote`: show only with the author's disclaimer (K5). */
  reviews: { href: string | null; stars: number; count: number; needsNote: boolean } | null
}

export interface HotelFactsOptions {
  locale: string
  site: PathSite
  localPath: (path: string) => string
  /** The session's `isMax`, for a hotel without its own value. */
  isMax?: boolean
  /** Whether the page is about a stay that is paid with points. */
  redemption: boolean
}

export function hotelFacts(known: KnownHotel, options: HotelFactsOptions): HotelFacts {
  const { locale } = options
  const { basicInformation, contactInformation } = known
  const address = contactInformation?.address ?? null
  return {
    name: stripTags(basicInformation?.name),
    city: address?.city ?? '',
    address,
    addressText: formatAddress(address, locale),
    addressLines: addressLines(address, locale),
    phone: phoneLink(phoneOf(contactInformation?.contactNumbers), locale),
    place: coordinatesOf(basicInformation?.latitude, basicInformation?.longitude),
    picture: pictureOf(known),
    logo: logoOf(known),
    reviews: reviewsOf(known, options),
  }
}

export function pictureOf({ media }: KnownHotel): Picture | null {
  const node = media?.primaryImage?.edges?.[0]?.node
  const src = safeHref(node?.imageUrls?.wideHorizontal)
  return src ? { src, alt: node?.altText ?? '' } : null
}

export function logoOf({ media, basicInformation }: KnownHotel): Picture | null {
  const nodes = media?.hotelLogo?.edges?.flatMap((edge) => edge?.node ?? []) ?? []
  const logo = nodes.find(({ isPrimary }) => isPrimary) ?? nodes[0]
  const src = safeHref(logo?.imageSrc) ?? safeHref(logo?.defaultImage)
  return src
    ? { src, alt: logo?.alternateDescription ?? basicInformation?.brand?.name ?? '' }
    : null
}

function reviewsOf(known: KnownHotel, options: HotelFactsOptions): HotelFacts['reviews'] {
  const { locale, site, localPath, redemption } = options
  const stars = known.reviews?.stars?.count ?? 0
  const count = known.reviews?.numberOfReviews?.count ?? 0
  const isMax = known.isMax ?? options.isMax ?? false
  const question = { stars, count, locale, isMax, redemption, enabled: true }
  if (!showsReviews(question)) return null
  const href = known.seoNickname ? localPath(hotelReviewsPath(site, known.seoNickname)) : null
  return { href, stars, count, needsNote: needsRatingDisclaimer(locale) }
}

import { brandCode } from '../../features/property/brand-links.rules'
import { pictureOf } from '../../features/property/hotel-facts.rules'
import type { RecentlyViewedProperty } from '../../features/recently-viewed/recently-viewed.rules'
import type { PostalAddress } from '../../rules/formats/address'
import type { HotelHeaderFieldsFragment as Property } from '../../services/graphql/operations'

/** The hotel in the format of the recently viewed hotels (C.8). */
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

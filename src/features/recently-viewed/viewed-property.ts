import type { PostalAddress } from '../../rules/formats/address'
import type { Page } from '../../services/page/page'
import { brandCode } from '../property/brand-links.rules'
import { pictureOf } from '../property/hotel-facts.rules'
import type { PropertyFacts } from '../property/use-property-facts'
import { rememberProperty } from './recently-viewed.service'

/** Adds the hotel to the front of this browser's list (C.8). */
export function rememberHotel(page: Page, propertyId: string, hotel: PropertyFacts): void {
  const { basicInformation: basic, contactInformation, reviews } = hotel
  const address: PostalAddress = contactInformation?.address ?? {}
  const lines = [address.line1, address.line2, address.line3].filter(Boolean)
  rememberProperty(page, {
    name: basic?.name ?? '',
    address: lines.join(', ') || null,
    marshaCode: propertyId,
    imageUrl: pictureOf(hotel)?.src ?? null,
    latitude: basic?.latitude ?? null,
    longitude: basic?.longitude ?? null,
    marshaBrandCode: brandCode(basic?.brand?.id),
    numberOfReviewsCount: reviews?.numberOfReviews?.count ?? null,
    starsCount: reviews?.stars?.count ?? null,
    postalAddress: address.postalCode ?? null,
    state: address.stateProvince?.code ?? null,
    country: address.country?.code ?? null,
  })
}

import { dynamicPictureUrl, pictureUrl } from '../../media/picture-url'
import { brandTagText } from '../../seed/hotels/brand-tags'
import { categoryOf } from '../../seed/picture-categories'
import { feesAtHotel } from '../../seed/rates/charges'
import type { Locale, Localized, SeedHotel } from '../../seed/seed-types'

/** A hotel in the API's format (D.2), with texts in one locale. */
export function propertyView(hotel: SeedHotel, locale: Locale) {
  const text = (localized: Localized | null) => localized?.[locale] ?? null
  return {
    id: hotel.id,
    seoNickname: hotel.seoNickname,
    isMax: hotel.isMax,
    timeZone: hotel.timeZone,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    brandTags: hotel.brandTags.map((tag) => brandTagText(tag, locale)),
    description: text(hotel.description),
    highlights: hotel.highlights.map(text),
    basicInformation: {
      name: text(hotel.name),
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      currency: hotel.currency,
      brand: hotel.brand,
      websiteUrl: hotel.websiteUrl,
    },
    reviews: {
      numberOfReviews: { count: hotel.reviews.count, description: null },
      stars: { count: hotel.reviews.stars, description: null },
    },
    contactInformation: {
      contactNumbers: hotel.phones.map(contactNumber),
      address: addressView(hotel.address, text),
    },
    media: { ...mediaView(hotel, text), images: imageViews(hotel, locale) },
    amenities: hotel.amenities.map((amenity) => ({ ...amenity, name: text(amenity.name) })),
    policies: {
      checkIn: hotel.checkInTime,
      checkOut: hotel.checkOutTime,
      minAge: hotel.policies.minAge,
      smoking: text(hotel.policies.smoking),
      pets: text(hotel.policies.pets),
      petFee: hotel.policies.petFee,
      deposit: text(hotel.policies.deposit),
      extraText: text(hotel.policies.extraText ?? null),
    },
    parking: hotel.parking.map((parking) => ({
      ...parking,
      name: text(parking.name),
      basis: text(parking.basis),
    })),
    mandatoryFees: [...hotel.mandatoryFees, ...feesAtHotel(hotel)].map((fee) => ({
      ...fee,
      name: text(fee.name),
      purpose: text(fee.purpose),
      mandatory: true,
    })),
    directions: hotel.directions.map((direction) => ({
      from: text(direction.from),
      distanceMetres: direction.distanceMetres,
      text: text(direction.text),
    })),
  }
}

type ToText = (localized: Localized | null) => string | null

function contactNumber({ type, original, display, number }: SeedHotel['phones'][number]) {
  const phoneNumber = original || display ? { original, display } : null
  return { phoneNumber, number, type: { code: type, description: type } }
}

function addressView(address: SeedHotel['address'], text: ToText) {
  const { postalCode, state, country } = address
  return {
    line1: text(address.line1),
    line2: text(address.line2),
    line3: text(address.line3),
    city: text(address.city),
    postalCode,
    stateProvince: state && { code: state.code, description: text(state.name) },
    country: { code: country.code, description: text(country.name) },
  }
}

function mediaView(hotel: SeedHotel, text: ToText) {
  const [primary] = hotel.pictures
  return {
    primaryImage: {
      edges: primary
        ? [
            {
              node: {
                imageUrls: { wideHorizontal: pictureUrl(hotel, 0, 480, 360) },
                altText: text(primary.alt),
              },
            },
          ]
        : [],
    },
    hotelLogo: {
      edges: [
        {
          node: {
            alternateDescription: hotel.brand.name,
            imageSrc: logoUrl(hotel.brand.id, 'l'),
            isPrimary: true,
            defaultImage: logoUrl(hotel.brand.id, 'l'),
          },
        },
      ],
    },
  }
}

/** The address of a brand's logo in `sandbox/media`. */
export function logoUrl(brandId: string, size: 's' | 'l'): string {
  return `/media/logos/${brandId.toLowerCase()}-${size}.svg`
}

const FULL = { width: 1200, height: 675 }

/** Every picture of a hotel, the primary one first. */
export function imageViews(hotel: SeedHotel, locale: Locale) {
  return hotel.pictures.map(({ scene, alt }, index) => ({
    mediaValue: `${hotel.id}-${index}`,
    ...FULL,
    renditionPath: dynamicPictureUrl(hotel, index),
    damPath: pictureUrl(hotel, index, FULL.width, FULL.height),
    dynamic: true,
    altText: alt[locale],
    category: categoryOf(scene),
  }))
}

/** The hero of a hotel: its primary picture, its name and its first highlight. */
export function heroView(hotel: SeedHotel, locale: Locale) {
  return {
    image: imageViews(hotel, locale).slice(0, 1),
    heading: hotel.name[locale],
    text: hotel.highlights[0]?.[locale] ?? null,
    offer: null,
  }
}

/** The notices that are valid on a day between two hotel dates; null is no limit. */
export function alertViews(
  hotel: SeedHotel,
  locale: Locale,
  { from, to }: { from: string | null; to: string | null },
) {
  return (hotel.alerts ?? [])
    .filter(({ startDate, endDate }) => !(to && startDate > to) && !(from && endDate < from))
    .map((alert) => ({ ...alert, title: alert.title[locale], body: alert.body[locale] }))
}

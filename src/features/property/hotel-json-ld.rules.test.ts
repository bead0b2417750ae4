import { hotelJsonLd, type ShownHotel, shownStars } from './hotel-json-ld.rules'

const nothing: ShownHotel = {
  name: 'Alderway',
  url: null,
  image: null,
  phoneHref: null,
  address: null,
  place: null,
  rating: null,
  checkIn: null,
  checkOut: null,
}

it('contains everything that is shown', () => {
  expect(
    hotelJsonLd({
      name: 'Alderway New York Midtown',
      url: 'https://www.alderway.example/hotels/alderway-new-york-midtown/overview',
      image: 'https://www.alderway.example/0.webp',
      phoneHref: 'tel:+12125550134',
      address: {
        line1: '27 Halloran Place',
        line2: ' ',
        city: 'New York',
        postalCode: '10018',
        stateProvince: { code: 'NY', description: 'New York' },
        country: { code: 'US', description: 'United States' },
      },
      place: { latitude: 40.7527, longitude: -73.9862 },
      rating: { stars: 4.27, count: 1204 },
      checkIn: '16:00',
      checkOut: '9:30',
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Alderway New York Midtown',
    url: 'https://www.alderway.example/hotels/alderway-new-york-midtown/overview',
    image: 'https://www.alderway.example/0.webp',
    telephone: '+12125550134',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '27 Halloran Place',
      addressLocality: 'New York',
      addressRegion: 'New York',
      postalCode: '10018',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 40.7527, longitude: -73.9862 },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      reviewCount: 1204,
      bestRating: 5,
    },
    checkinTime: '16:00:00',
    checkoutTime: '09:30:00',
  })
})

it('leaves out fields that are not shown, and is empty for a hotel without a name', () => {
  expect(hotelJsonLd(nothing)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: 'Alderway',
  })
  expect(hotelJsonLd({ ...nothing, address: { country: null, city: '' } })).not.toHaveProperty(
    'address',
  )
  expect(hotelJsonLd({ ...nothing, name: '' })).toBeNull()
})

it.each(['tel:12125550134', 'tel:+123', 'tel:+1234567890123456', 'mailto:a@b.example'])(
  'leaves out a telephone that is not E.164: %s',
  (phoneHref) => {
    expect(hotelJsonLd({ ...nothing, phoneHref })).not.toHaveProperty('telephone')
  },
)

it('leaves out invalid times', () => {
  const hotel = hotelJsonLd({ ...nothing, checkIn: 'from noon', checkOut: '' })
  expect(hotel).not.toHaveProperty('checkinTime')
  expect(hotel).not.toHaveProperty('checkoutTime')
})

it('keeps coordinates on the equator', () => {
  expect(hotelJsonLd({ ...nothing, place: { latitude: 0, longitude: 0 } })).toHaveProperty('geo', {
    '@type': 'GeoCoordinates',
    latitude: 0,
    longitude: 0,
  })
})

it('rounds stars as they are shown', () => {
  expect([4.25, 4.24, 5, 3.96].map(shownStars)).toEqual([4.3, 4.2, 5, 4])
})

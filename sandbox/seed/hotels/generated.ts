import { LOCALES, type Locale, type Localized, type SeedHotel } from '../seed-types'
import { amenities } from './amenities'
import { brands } from './brands'
import { type Place, places } from './generated-places'
import { highlights, pictureTexts, sentences, station } from './generated-texts'
import { localized, untranslated } from './localized'
import { parkingKinds, pets, smoking } from './policies'

/** One of so many is of the brand without reviews. */
const MAX_EVERY = 9

/** Metres that a guest walks in a minute. */
const PACE = 80

const STREETS = ['Lantern', 'Falconer', 'Marigold', 'Thornbury', 'Bellweather', 'Cooper', 'Orchard']
const STREET_KINDS = ['Row', 'Street', 'Yard', 'Lane', 'Terrace']
/** Letters that end British postcodes. */
const POSTCODE_LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/** Small hotels, so that a search around a city finds several; the same ones in every process. */
export const generatedHotels: readonly SeedHotel[] = places.map(hotelAt)

function hotelAt(place: Place, index: number): SeedHotel {
  const { region, latitude, longitude } = place
  const isMax = index % MAX_EVERY === MAX_EVERY - 1
  const minutes = 3 + ((index * 5) % 14)
  return {
    id: place.id,
    seoNickname: nicknameOf(place, isMax),
    brand: isMax ? brands.mx : brands.mc,
    name: nameOf(place, isMax),
    currency: region.currency,
    timeZone: region.timeZone,
    latitude,
    longitude,
    websiteUrl: null,
    isMax,
    reviews: { count: 12 + ((index * 97) % 480), stars: (36 + ((index * 7) % 13)) / 10 },
    phones: [
      { type: 'phone', original: region.phone + twoDigits(index), display: null, number: null },
    ],
    address: {
      line1: place.street ?? britishStreet(index),
      line2: place.isTown ? null : place.name,
      line3: null,
      city: place.city,
      postalCode: place.street ? place.postalCode : `${place.postalCode} ${inwardCode(index)}`,
      state: region.state,
      country: region.country,
    },
    checkInTime: '15:00',
    checkOutTime: '11:00',
    description: descriptionOf(place, index),
    highlights: [0, 1, 2].map((step) => pick(highlights, index + step)),
    amenities: amenitiesOf(index),
    brandTags: ['Alderway Circle'],
    policies: {
      minAge: 18,
      smoking: smoking.never,
      pets: pets.assistanceOnly,
      petFee: null,
      deposit: null,
    },
    parking: [{ name: parkingKinds.nearby, amount: null, basis: null, valet: false }],
    mandatoryFees: [],
    directions: [
      {
        from: station.from,
        distanceMetres: minutes * PACE,
        text: inLocales((locale) => station.text[locale].replace('{minutes}', `${minutes}`)),
      },
    ],
    pictures: picturesOf(place, index),
  }
}

/** As the chain's other hotels are called: brand, city and quarter; a town has no quarter. */
function nameOf({ name, isTown, region: { city } }: Place, isMax: boolean): Localized {
  const [latin, japanese, chinese, arabic] = isMax
    ? ['Alderway Max', 'アルダーウェイ マックス', '奥德维迈克斯酒店', 'ألدرواي ماكس']
    : ['Alderway', 'アルダーウェイ', '奥德维酒店', 'ألدرواي']
  const inLatin = (locale: Locale) =>
    [latin, ...(isTown ? [] : [city[locale]]), name[locale]].join(' ')
  return localized(
    inLatin('en-US'),
    inLatin('de-DE'),
    `${japanese} ${isTown ? '' : `${city['ja-JP']}・`}${name['ja-JP']}`,
    `${isTown ? '' : city['zh-CN']}${name['zh-CN']}${chinese}`,
    [arabic, ...(isTown ? [] : [city['ar-SA']]), name['ar-SA']].join(' '),
    inLatin('en-US'),
  )
}

function nicknameOf(place: Place, isMax: boolean): string {
  const name = nameOf(place, isMax)['en-US']
  return name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
}

function descriptionOf({ name }: Place, index: number): Localized {
  const { house, rooms, close } = sentences
  const parts = [pick(house, index), pick(rooms, index), pick(close, index)]
  return inLocales((locale) =>
    parts
      .map((part) => part[locale].replace('{place}', name[locale]))
      .join(/^(ja|zh)/.test(locale) ? '' : ' '),
  )
}

function amenitiesOf(index: number): SeedHotel['amenities'] {
  const { wifi, breakfast, cafe, nightDesk, desk, luggage, stepFree, refill, linen } = amenities
  const some = [amenities.fitness, amenities.bar, amenities.bicycles, amenities.airConditioning]
  const every = [wifi, breakfast, cafe, nightDesk, desk, luggage, stepFree, refill, linen]
  return [...every, pick(some, index), pick(some, index + 1)]
}

function picturesOf({ region }: Place, index: number): SeedHotel['pictures'] {
  const [first, second] = region.scenes
  const outside = index % 2 === 0 ? [first, second] : [second, first]
  const rooms = ['room-king', 'room-twin']
  const inside = ['lobby', 'restaurant', 'garden']
  return [...outside, pick(rooms, index), pick(inside, index)].map((scene) => ({
    scene,
    alt: textOf(scene),
  }))
}

function textOf(scene: string): Localized {
  const texts: Readonly<Record<string, Localized>> = pictureTexts
  const text = texts[scene]
  if (!text) throw new Error(`The generated hotels have no text for a picture of "${scene}".`)
  return text
}

function britishStreet(index: number): Localized {
  const number = 3 + ((index * 11) % 90)
  return untranslated(`${number} ${pick(STREETS, index)} ${pick(STREET_KINDS, index)}`)
}

function inwardCode(index: number): string {
  const letters = [...POSTCODE_LETTERS]
  return `${index % 10}${pick(letters, index * 3)}${pick(letters, index * 7 + 4)}`
}

function twoDigits(index: number): string {
  return String(10 + index).padStart(2, '0')
}

function inLocales(text: (locale: Locale) => string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Localized
}

function pick<T>(choices: readonly T[], index: number): T {
  return choices[index % choices.length] as T
}

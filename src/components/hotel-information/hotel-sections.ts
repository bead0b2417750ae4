import {
  AMENITY_GROUPS,
  groupsOfAmenities,
  type HotelSectionKind,
} from '../../features/property/hotel-sections.rules'
import { stripTags } from '../../rules/content/plain-text'
import { addressLines, formatAddress } from '../../rules/formats/address'
import { formatClockTime } from '../../rules/formats/clock-time'
import { formatDistance } from '../../rules/formats/distance'
import { formatCount } from '../../rules/formats/formatters'
import { formatPhone, phoneLink } from '../../rules/formats/phone'
import { type FeeBasis, formatPrice, isFree } from '../../rules/money/fees'
import type { Money } from '../../rules/money/money'
import { mapsCoordinatesHref, safeHref } from '../../rules/pages/urls'
import type { PropertyDetailsQuery } from '../../services/graphql/operations'
import { fillText } from '../../ui/text/fill-text'
import type { HotelInformationProps } from './hotel-information.schema'

type Property = NonNullable<PropertyDetailsQuery['property']>
type Labels = HotelInformationProps['labels']
type Amenity = NonNullable<Property['amenities']>[number]

/** A fact: name and value. */
export interface Fact {
  term: string
  /** A note beside the name; empty for none. */
  note: string
  details: string[]
}

export interface Contact {
  hotel: string
  lines: string[]
  /** The address in one line, for copying. */
  address: string
  map: string | null
  phones: { name: string; text: string; href: string | null }[]
  website: string | null
}

/** A part of a section; '' means no title. */
export type Block =
  | { kind: 'text'; text: string }
  /** HTML of the API, sanitised on receipt. */
  | { kind: 'html'; html: string }
  | { kind: 'facts'; title: string; facts: Fact[] }
  | { kind: 'list'; title: string; items: { text: string; note: string }[] }
  | { kind: 'map'; href: string }
  | { kind: 'contact'; contact: Contact }

/** The texts of a section, with at least one block. */
export interface HotelSection {
  kind: HotelSectionKind
  title: string
  blocks: Block[]
}

interface SectionsOptions {
  labels: Labels
  locale: string
  mapBaseUrl: string
  /** In the visitor's chosen currency; null without one. */
  convert: ((money: Money) => string) | null
}

/** The facts of a hotel by section; an empty section is left out. */
export function sectionsOf(
  property: Property,
  kinds: readonly HotelSectionKind[],
  options: SectionsOptions,
): HotelSection[] {
  return kinds.flatMap((kind) => {
    const blocks = blocksOf(kind, property, kinds, options)
    return blocks.length > 0 ? { kind, title: options.labels[kind], blocks } : []
  })
}

function blocksOf(
  kind: HotelSectionKind,
  property: Property,
  kinds: readonly HotelSectionKind[],
  options: SectionsOptions,
): Block[] {
  switch (kind) {
    case 'checkin':
      return checkInBlocks(property, options)
    case 'parking':
      return parkingBlocks(property, options)
    case 'pets':
      return petBlocks(property, options)
    case 'amenities':
      return amenityBlocks(property, kinds, options)
    case 'policies':
      return policyBlocks(property, options)
    case 'directions':
      return directionBlocks(property, kinds, options)
    case 'contact':
      return contactBlocks(property, options)
    default:
      return list('', amenitiesOf(property, kind), options)
  }
}

function checkInBlocks(property: Property, { labels, locale }: SectionsOptions): Block[] {
  const { policies } = property
  const arrival = formatClockTime(policies?.checkIn ?? property.checkInTime, locale)
  const departure = formatClockTime(policies?.checkOut ?? property.checkOutTime, locale)
  const age = policies?.minAge ? formatCount(policies.minAge, locale) : ''
  return facts('', [
    fact(labels.checkInTime, arrival && fillText(labels.checkInFrom, { time: arrival })),
    fact(labels.checkOutTime, departure && fillText(labels.checkOutUntil, { time: departure })),
    fact(labels.age, age && fillText(labels.ageFrom, { age })),
  ])
}

function parkingBlocks({ parking }: Property, options: SectionsOptions): Block[] {
  const { labels, locale } = options
  const lots = (parking ?? []).map(({ name, amount, basis, valet }) =>
    fact(
      stripTags(name) || (valet ? labels.valet : labels.selfParking),
      isFree(amount)
        ? labels.free
        : withConverted(formatPrice(amount, stripTags(basis), locale), amount, options),
    ),
  )
  // The price of some is unknown.
  const items = lots.filter(({ details }) => details.length === 0)
  return [
    ...facts('', lots),
    ...listOf(
      '',
      items.map(({ term }) => ({ text: term, note: '' })),
    ),
  ]
}

/** A pet fee is charged once per stay: the API returns an amount without a basis (D.2). */
function petBlocks({ policies }: Property, options: SectionsOptions): Block[] {
  const { labels, locale } = options
  const fee = isFree(policies?.petFee)
    ? labels.free
    : withConverted(
        formatPrice(policies?.petFee, labels.perStay, locale),
        policies?.petFee,
        options,
      )
  return [...text(policies?.pets), ...facts('', [fact(labels.petFee, fee)])]
}

/** By group; entries without a known group are last. */
function amenityBlocks(
  property: Property,
  kinds: readonly HotelSectionKind[],
  options: SectionsOptions,
): Block[] {
  const groups = groupsOfAmenities(kinds).flatMap((group) =>
    list(options.labels[group], amenitiesOf(property, group), options),
  )
  const others = (property.amenities ?? []).filter(
    ({ group }) => !AMENITY_GROUPS.some((known) => known === group),
  )
  return [...groups, ...list(groups.length > 0 ? options.labels.more : '', others, options)]
}

function policyBlocks({ policies, mandatoryFees }: Property, options: SectionsOptions): Block[] {
  const { labels, locale } = options
  const fees = (mandatoryFees ?? [])
    .filter(({ mandatory }) => mandatory)
    .map(({ name, amount, basis, taxIncluded, purpose }) => {
      const price = formatPrice(amount, basis && basisText(basis, labels), locale)
      const withTax = taxIncluded ? labels.withTax : labels.plusTax
      return fact(
        stripTags(name),
        withConverted(
          price && taxIncluded !== null ? fillText(withTax, { price }) : price,
          amount,
          options,
        ),
        stripTags(purpose),
      )
    })
  return [
    ...facts('', [
      fact(labels.smoking, stripTags(policies?.smoking)),
      fact(labels.deposit, stripTags(policies?.deposit)),
    ]),
    ...facts(labels.fees, fees),
    ...html(policies?.extraText),
  ]
}

/** The amount in the hotel's currency comes first, because that is charged (W10). */
function withConverted(
  price: string,
  amount: Money | null | undefined,
  { labels, convert }: SectionsOptions,
): string {
  const converted = amount && convert?.(amount)
  return price && converted ? fillText(labels.converted, { price, converted }) : price
}

/** The map is part of the contact, if there is one. */
function directionBlocks(
  property: Property,
  kinds: readonly HotelSectionKind[],
  { locale, mapBaseUrl }: SectionsOptions,
): Block[] {
  const ways = (property.directions ?? []).map(({ from, distanceMetres, text }) => {
    const distance = formatDistance(distanceMetres, locale)
    const way = stripTags(text)
    return way ? { ...fact(stripTags(from), way), note: distance } : fact(stripTags(from), distance)
  })
  const blocks = facts('', ways)
  const { latitude, longitude } = property.basicInformation ?? {}
  const map = mapsCoordinatesHref(mapBaseUrl, latitude, longitude)
  return blocks.length > 0 && map && !kinds.includes('contact')
    ? [...blocks, { kind: 'map', href: map }]
    : blocks
}

function contactBlocks(property: Property, options: SectionsOptions): Block[] {
  const { locale, mapBaseUrl } = options
  const { basicInformation, contactInformation } = property
  const website = safeHref(basicInformation?.websiteUrl)
  const contact: Contact = {
    hotel: basicInformation?.name ?? '',
    lines: addressLines(contactInformation?.address, locale),
    address: formatAddress(contactInformation?.address, locale),
    map: mapsCoordinatesHref(mapBaseUrl, basicInformation?.latitude, basicInformation?.longitude),
    phones: phonesOf(property, options),
    website: website && /^https?:/i.test(website) ? website : null,
  }
  const { lines, map, phones } = contact
  const isKnown = lines.length > 0 || map || phones.length > 0 || contact.website
  return isKnown ? [{ kind: 'contact', contact }] : []
}

/** The hotel's phone first; a fax number is left out. */
function phonesOf(property: Property, { labels, locale }: SectionsOptions): Contact['phones'] {
  const numbers = property.contactInformation?.contactNumbers ?? []
  const phones = numbers.flatMap(({ phoneNumber, number, type }) => {
    const phone = { ...phoneNumber, number }
    const code = (type?.code ?? type?.description ?? '').toLowerCase()
    const shown = { code, name: phoneName(code, labels) || stripTags(type?.description) }
    if (code === 'fax') {
      const text = formatPhone(phone, locale)
      return text ? { ...shown, text, href: null } : []
    }
    const link = phoneLink(phone, locale)
    return link ? { ...shown, ...link } : []
  })
  return phones
    .sort((a, b) => Number(b.code === 'phone') - Number(a.code === 'phone'))
    .map(({ name, text, href }) => ({ name: name || labels.phone, text, href }))
}

function phoneName(code: string, labels: Labels): string {
  if (code === 'phone') return labels.phone
  if (code === 'reservations') return labels.reservations
  return code === 'fax' ? labels.fax : ''
}

function basisText(basis: FeeBasis, labels: Labels): string {
  const texts: Record<FeeBasis, string> = {
    NIGHT: labels.perNight,
    STAY: labels.perStay,
    PERSON: labels.perPerson,
    PERSON_NIGHT: labels.perPersonNight,
    ROOM: labels.perRoom,
  }
  return texts[basis]
}

function amenitiesOf({ amenities }: Property, group: string): Amenity[] {
  return (amenities ?? []).filter((amenity) => amenity.group === group)
}

function list(title: string, amenities: readonly Amenity[], { labels }: SectionsOptions): Block[] {
  const items = amenities
    .map(({ name, paid }) => ({ text: stripTags(name), note: paid ? labels.paid : '' }))
    .filter(({ text }, index, all) => text && all.findIndex((one) => one.text === text) === index)
  return listOf(title, items)
}

function listOf(title: string, items: Extract<Block, { kind: 'list' }>['items']): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : []
}

function fact(term: string, ...details: string[]): Fact {
  return { term, note: '', details: details.filter(Boolean) }
}

/** The non-empty facts. */
function facts(title: string, all: readonly Fact[]): Block[] {
  const known = all.filter(({ term, details }) => term && details.length > 0)
  return known.length > 0 ? [{ kind: 'facts', title, facts: known }] : []
}

function text(html: string | null | undefined): Block[] {
  const plain = stripTags(html)
  return plain ? [{ kind: 'text', text: plain }] : []
}

/** The browser's sanitiser returns TrustedHTML. */
function html(value: string | null | undefined): Block[] {
  return value && stripTags(String(value)) ? [{ kind: 'html', html: value }] : []
}

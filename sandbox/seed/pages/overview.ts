import { formatDistance } from '../../../src/rules/distance'
import { dialHref, formatPhone } from '../../../src/rules/phone'
import { mapsCoordinatesHref } from '../../../src/rules/urls'
import { escapeHtml } from '../../../src/server/json-script'
import type { BlockLink } from '../../cms/blocks/html'
import type { PageModel, PageNode } from '../../cms/page-model'
import { destinationOf } from '../footer'
import { overviewTexts as text } from '../page-texts'
import { pictureOf } from '../pictures'
import type { Locale, SeedHotel } from '../seed-types'
import { addressLines, factsOf } from './hotel-facts'
import { description, fill, footer, rateListHref } from './page-parts'

const MAP_SERVICE = 'https://www.google.com/maps/search/?api=1'
const GALLERY = [1, 2, 3]

export function overviewPage(hotel: SeedHotel, locale: Locale): PageModel {
  const name = hotel.name[locale]
  const about = hotel.description[locale]
  return {
    pageId: 'hotel-overview',
    title: fill(text.title[locale], { hotel: name, city: destinationOf(hotel, locale) }),
    description: description(about, locale),
    propertyId: hotel.id,
    header: [
      { type: 'property-bar', id: 'property-bar', props: { bookHref: rateListHref(hotel) } },
    ],
    main: [
      {
        type: 'cms/hero',
        id: 'hero',
        props: {
          height: 'low',
          eyebrow: [destinationOf(hotel, locale), hotel.address.country.name[locale]].join(' · '),
          heading: name,
          picture: pictureOf(hotel, 0, locale),
        },
      },
      {
        type: 'cms/about',
        id: 'about',
        props: {
          heading: text.aboutHeading[locale],
          html: `<p>${escapeHtml(about)}</p>`,
          listHeading: text.highlightsHeading[locale],
          list: hotel.highlights.map((highlight) => highlight[locale]),
        },
      },
      {
        type: 'cms/gallery',
        id: 'gallery',
        props: {
          heading: text.galleryHeading[locale],
          pictures: GALLERY.filter((index) => hotel.pictures[index]).map((index) =>
            pictureOf(hotel, index, locale),
          ),
        },
      },
      amenities(hotel, locale),
      {
        type: 'cms/facts',
        id: 'facts',
        props: { heading: text.factsHeading[locale], facts: factsOf(hotel, locale) },
      },
      place(hotel, locale),
      {
        type: 'cms/banner',
        id: 'rates',
        props: {
          heading: text.ratesHeading[locale],
          text: fill(text.ratesText[locale], { hotel: name }),
          links: [{ label: text.ratesLink[locale], href: rateListHref(hotel) }],
        },
      },
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-quick-view-modal', id: 'hotel-details', props: {} },
    ],
  }
}

function amenities(hotel: SeedHotel, locale: Locale): PageNode {
  const groups = Object.entries(text.groups).map(([group, title]) => ({
    title: title[locale],
    items: hotel.amenities
      .filter((amenity) => amenity.group === group)
      .map(({ name, paid }) => ({
        text: name[locale],
        ...(paid ? { note: text.paid[locale] } : {}),
      })),
  }))
  return {
    type: 'cms/groups',
    id: 'amenities',
    props: {
      heading: text.amenitiesHeading[locale],
      groups: groups.filter(({ items }) => items.length > 0),
    },
  }
}

function place(hotel: SeedHotel, locale: Locale): PageNode {
  const phone = hotel.phones.find(({ type }) => type === 'phone') ?? null
  const links: (BlockLink | null)[] = [
    link(text.mapLink[locale], mapsCoordinatesHref(MAP_SERVICE, hotel.latitude, hotel.longitude)),
    link(formatPhone(phone, locale), dialHref(phone)),
    link(text.websiteLink[locale], hotel.websiteUrl),
  ]
  return {
    type: 'cms/place',
    id: 'place',
    props: {
      heading: text.placeHeading[locale],
      name: hotel.name[locale],
      address: addressLines(hotel, locale),
      links: links.filter((entry) => entry !== null),
      directionsHeading: text.directionsHeading[locale],
      directions: hotel.directions.map((way) => ({
        title: way.from[locale],
        note: formatDistance(way.distanceMetres, locale),
        text: way.text[locale],
      })),
    },
  }
}

function link(label: string | null, href: string | null): BlockLink | null {
  return label && href ? { label, href } : null
}

import { escapeHtml } from '../../../src/server/print/json-script'
import { bedText } from '../../api/rates/bed-text'
import type { PageModel } from '../../cms/page/page-model'
import { dynamicRoomPictureUrl } from '../../media/picture-url'
import { destinationOf } from '../footer'
import { overviewTexts as text } from '../page-texts'
import { authoredImage } from '../pictures'
import { roomsOf } from '../rooms'
import { isSuite } from '../rooms/room-types'
import type { Locale, SeedHotel } from '../seed-types'
import { description, fill, footer, hotelOverlays, rateListHref } from './page-parts'

/** The house at first sight, then its notices, what it is, its pictures, what to know before. */
export function overviewPage(hotel: SeedHotel, locale: Locale): PageModel {
  const name = hotel.name[locale]
  const place = [destinationOf(hotel, locale), hotel.address.country.name[locale]].join(' · ')
  return {
    pageId: 'hotel-overview',
    title: fill(text.title[locale], { hotel: name, city: destinationOf(hotel, locale) }),
    description: description(hotel.description[locale], locale),
    propertyId: hotel.id,
    header: [
      { type: 'property-bar', id: 'property-bar', props: { bookHref: rateListHref(hotel) } },
    ],
    main: [
      {
        type: 'hero-banner',
        id: 'hero',
        props: {
          isMainHeading: true,
          heading: name,
          text: `<p>${escapeHtml(place)}</p>`,
          image: authoredImage(hotel, 0, locale),
        },
      },
      { type: 'hotel-alerts', id: 'alerts', props: {} },
      { type: 'hotel-overview', id: 'overview', props: { heading: text.aboutHeading[locale] } },
      {
        type: 'search-form',
        id: 'search',
        // Works by itself: who only reads the page loads nothing for it.
        when: 'interaction',
        props: { variant: 'property', title: fill(text.searchHeading[locale], { hotel: name }) },
      },
      { type: 'heading', id: 'rooms-heading', props: { text: text.roomsHeading[locale] } },
      { type: 'link-banner', id: 'rooms', props: roomTiles(hotel, locale) },
      { type: 'rate-card', id: 'room', props: { roomCode: ownRoom(hotel), headingLevel: 3 } },
      { type: 'hotel-gallery', id: 'gallery', props: {} },
      { type: 'currency-selector', id: 'currency', props: {} },
      { type: 'hotel-information', id: 'information', props: {} },
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
    footer: [footer('expanded', locale), ...hotelOverlays],
  }
}

/** The room type that the page shows by itself: a suite, or its last. */
function ownRoom(hotel: SeedHotel): string | undefined {
  const rooms = roomsOf(hotel.id)
  return (rooms.find(isSuite) ?? rooms.at(-1))?.code
}

/** The room types of a hotel; each leads to its rates, which the rate list has at its code. */
function roomTiles(hotel: SeedHotel, locale: Locale) {
  const rooms = roomsOf(hotel.id)
  return {
    columns: 4,
    items: rooms.map((room) => ({
      title: room.name[locale],
      text: bedText(room.beds, locale),
      href: `${rateListHref(hotel)}#room-${room.code}`,
      image: { src: dynamicRoomPictureUrl(hotel, room, 0), alt: '' },
    })),
  }
}

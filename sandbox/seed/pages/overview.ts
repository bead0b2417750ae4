import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { destinationOf } from '../footer'
import { overviewTexts as text } from '../page-texts'
import { authoredImage } from '../pictures'
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

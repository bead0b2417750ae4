import { hotelOverviewPath } from '../../../src/rules/paths'
import type { PageModel, PageNode } from '../../cms/page-model'
import { destinationOf } from '../footer'
import { homeTexts as text } from '../page-texts'
import { pictureOf } from '../pictures'
import type { Locale, SeedHotel } from '../seed-types'
import { description, footer } from './page-parts'

/** The page with the chain's best picture: the harbour of Sydney. */
const LEAD = { hotel: 'SYDAU', picture: 0 }

export function homePage(hotels: readonly SeedHotel[], locale: Locale): PageModel {
  return {
    pageId: 'home-search',
    title: text.title[locale],
    description: description(text.description[locale], locale),
    header: [],
    main: [
      ...hero(hotels, locale),
      {
        type: 'cms/text',
        id: 'statement',
        props: { look: 'statement', html: `<p>${text.statement[locale]}</p>` },
      },
      {
        type: 'cms/cards',
        id: 'hotels',
        props: {
          heading: text.hotelsHeading[locale],
          text: text.hotelsText[locale],
          cards: hotels.map((hotel) => ({
            eyebrow: destinationOf(hotel, locale),
            title: hotel.name[locale],
            text: hotel.highlights[0]?.[locale] ?? '',
            href: hotelOverviewPath(hotel.seoNickname),
            picture: pictureOf(hotel, 0, locale),
          })),
        },
      },
      ...stories(hotels, locale),
      {
        type: 'cms/features',
        id: 'why',
        props: {
          heading: text.whyHeading[locale],
          items: text.why.map((item) => ({ title: item.title[locale], text: item.text[locale] })),
        },
      },
      {
        type: 'cms/banner',
        id: 'circle',
        props: {
          eyebrow: 'Alderway Circle',
          heading: text.circleHeading[locale],
          text: text.circleText[locale],
          links: [
            {
              label: text.circleJoin[locale],
              href: '/loyalty/createAccount/createAccountPage1.mi',
            },
            { label: text.circleSignIn[locale], href: '/sign-in.mi' },
          ],
        },
      },
    ],
    footer: [footer('expanded', locale)],
  }
}

function hero(hotels: readonly SeedHotel[], locale: Locale): PageNode[] {
  const hotel = hotels.find(({ id }) => id === LEAD.hotel) ?? hotels[0]
  if (!hotel) return []
  return [
    {
      type: 'cms/hero',
      id: 'hero',
      props: {
        height: 'tall',
        heading: text.heading[locale],
        text: text.text[locale],
        picture: pictureOf(hotel, LEAD.picture, locale),
        link: { label: text.heroLink[locale], href: '#hotels' },
      },
    },
  ]
}

function stories(hotels: readonly SeedHotel[], locale: Locale): PageNode[] {
  return text.stories.flatMap((story, index): PageNode[] => {
    const hotel = hotels.find(({ id }) => id === story.hotel)
    if (!hotel) return []
    return [
      {
        type: 'cms/split',
        id: `story-${index + 1}`,
        props: {
          eyebrow: story.eyebrow[locale],
          heading: story.heading[locale],
          text: story.text[locale],
          link: { label: story.link[locale], href: hotelOverviewPath(hotel.seoNickname) },
          picture: pictureOf(hotel, story.picture, locale),
          pictureSide: index % 2 === 0 ? 'start' : 'end',
        },
      },
    ]
  })
}

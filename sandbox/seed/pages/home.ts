import { createAccountPath, hotelOverviewPath, signInPath } from '../../../src/rules/site/paths'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import { site } from '../../site'
import { CARDS_URL, PARTNERS } from '../co-brand-cards'
import { destinationOf } from '../footer'
import { homeTexts as text } from '../page-texts'
import { authoredImage, pictureOf } from '../pictures'
import type { Locale, SeedHotel } from '../seed-types'
import { description, footer, lookupOverlay, privacyModal, signInModals } from './page-parts'

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
      { type: 'search-form', id: 'search', props: {} },
      {
        type: 'cms/text',
        id: 'statement',
        props: { look: 'statement', html: `<p>${text.statement[locale]}</p>` },
      },
      { type: 'recently-viewed', id: 'recently-viewed', props: {} },
      {
        type: 'heading',
        id: 'hotels-heading',
        props: {
          anchorId: 'hotels',
          text: text.hotelsHeading[locale],
          eyebrow: text.hotelsText[locale],
        },
      },
      {
        type: 'link-banner',
        id: 'hotels-lead',
        props: { columns: 1, items: tiles(hotels.slice(0, 1), locale) },
      },
      {
        type: 'link-banner',
        id: 'hotels-tiles',
        props: { columns: 4, items: tiles(hotels.slice(1), locale) },
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
        type: 'partner-brand-banner',
        id: 'partner',
        props: {
          partner: {
            name: PARTNERS.amex,
            logo: { src: '/media/logos/card-amex.svg', alt: PARTNERS.amex },
          },
          text: `<p>${text.cardText[locale]}</p>`,
          cta: { label: text.cardLink[locale], href: `${CARDS_URL}/circle`, program: 'amex' },
        },
      },
      {
        type: 'heading',
        id: 'questions-heading',
        props: {
          text: text.questionsHeading[locale],
          eyebrow: text.questionsEyebrow[locale],
        },
      },
      {
        type: 'accordion',
        id: 'questions',
        props: {
          items: text.questions.map((question) => ({
            title: question.title[locale],
            body: `<p>${escapeHtml(question.text[locale])}</p>`,
          })),
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
              href: createAccountPath(site),
            },
            { label: text.circleSignIn[locale], href: signInPath(site) },
          ],
        },
      },
    ],
    footer: [footer('expanded', locale), privacyModal, lookupOverlay, ...signInModals()],
  }
}

function hero(hotels: readonly SeedHotel[], locale: Locale): PageNode[] {
  const hotel = hotels.find(({ id }) => id === LEAD.hotel) ?? hotels[0]
  if (!hotel) return []
  return [
    {
      type: 'hero-banner',
      id: 'hero',
      props: {
        isMainHeading: true,
        height: 'l',
        heading: text.heading[locale],
        text: `<p>${escapeHtml(text.text[locale])}</p>`,
        image: authoredImage(hotel, LEAD.picture, locale),
        cta: { label: text.heroLink[locale], href: '#hotels' },
      },
    },
  ]
}

function tiles(hotels: readonly SeedHotel[], locale: Locale) {
  return hotels.map((hotel) => ({
    title: hotel.name[locale],
    text: [destinationOf(hotel, locale), hotel.highlights[0]?.[locale]].filter(Boolean).join(' · '),
    href: hotelOverviewPath(site, hotel.seoNickname),
    image: { ...authoredImage(hotel, 0, locale), alt: '' },
  }))
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
          link: { label: story.link[locale], href: hotelOverviewPath(site, hotel.seoNickname) },
          picture: pictureOf(hotel, story.picture, locale),
          pictureSide: index % 2 === 0 ? 'start' : 'end',
        },
      },
    ]
  })
}

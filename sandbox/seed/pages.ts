import { escapeHtml } from '../../src/server/json-script'
import type { NativeBlock } from '../cms/native-blocks'
import type { PageModel, PageNode } from '../cms/page-model'
import { footerProps } from './footer'
import { pageTexts } from './page-texts'
import { pictureOf } from './pictures'
import { LOCALES, type Locale, type SeedHotel } from './seed-types'

export interface SeedPage {
  path: string
  locale: Locale
  model: PageModel
}

/** Every page of the site in every locale, deterministic. */
export function seedPages(hotels: readonly SeedHotel[]): SeedPage[] {
  return LOCALES.flatMap((locale) => [
    { path: '/homepage-searchform.mi', locale, model: home(hotels, locale) },
    { path: '/reservation/rateListMenu.mi', locale, model: rateList(locale) },
    ...hotels.flatMap((hotel) => [
      { path: `/hotels/${hotel.seoNickname}/overview`, locale, model: overview(hotel, locale) },
      { path: `/hotels/${hotel.seoNickname}/reviews`, locale, model: reviews(hotel, locale) },
    ]),
  ])
}

function home(hotels: readonly SeedHotel[], locale: Locale): PageModel {
  const text = pageTexts[locale]
  const [first] = hotels
  const hero: NativeBlock[] = first
    ? [
        {
          type: 'cms/hero',
          id: 'hero',
          props: {
            heading: text.homeHeading,
            text: text.homeText,
            picture: { ...pictureOf(first, 0, locale), alt: '' },
          },
        },
      ]
    : []
  return {
    pageId: 'home-search',
    title: text.homeTitle,
    description: text.homeText,
    header: [],
    main: [
      ...hero,
      {
        type: 'cms/cards',
        id: 'hotels',
        props: {
          heading: text.hotelsHeading,
          cards: hotels.map((hotel) => ({
            title: hotel.name[locale],
            text: `${hotel.address.city[locale]} · ${hotel.address.country.name[locale]}`,
            href: `/hotels/${hotel.seoNickname}/overview`,
            picture: pictureOf(hotel, 0, locale),
          })),
        },
      },
    ],
    footer: [footer('expanded', locale)],
  }
}

function overview(hotel: SeedHotel, locale: Locale): PageModel {
  const name = hotel.name[locale]
  const text = pageTexts[locale]
  const highlights = hotel.highlights.map(
    (highlight) => `<li>${escapeHtml(highlight[locale])}</li>`,
  )
  return {
    pageId: 'hotel-overview',
    title: name,
    description: firstSentence(hotel.description[locale]),
    propertyId: hotel.id,
    header: [
      {
        type: 'property-bar',
        id: 'property-bar',
        props: { bookHref: rateListHref(hotel, locale) },
      },
    ],
    main: [
      {
        type: 'cms/hero',
        id: 'hero',
        props: {
          heading: name,
          text: `${hotel.address.city[locale]} · ${hotel.address.country.name[locale]}`,
          picture: pictureOf(hotel, 0, locale),
        },
      },
      {
        type: 'cms/text',
        id: 'text',
        props: {
          html:
            `<h2>${escapeHtml(text.aboutHeading)}</h2><p>${escapeHtml(hotel.description[locale])}</p>` +
            `<ul>${highlights.join('')}</ul>`,
        },
      },
    ],
    footer: [
      footer('expanded', locale),
      { type: 'hotel-quick-view-modal', id: 'hotel-details', props: {} },
    ],
  }
}

function reviews(hotel: SeedHotel, locale: Locale): PageModel {
  const text = pageTexts[locale]
  const heading = text.reviewsHeading.replace('{hotel}', hotel.name[locale])
  return {
    pageId: 'hotel-reviews',
    title: heading,
    description: heading,
    propertyId: hotel.id,
    header: [{ type: 'property-bar', id: 'property-bar', props: {} }],
    main: [
      {
        type: 'cms/text',
        id: 'reviews',
        props: { html: `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text.reviewsText)}</p>` },
      },
    ],
    footer: [footer('expanded', locale)],
  }
}

function rateList(locale: Locale): PageModel {
  const text = pageTexts[locale]
  return {
    pageId: 'rate-list',
    title: text.ratesTitle,
    description: text.ratesText,
    header: [{ type: 'hotel-header', id: 'hotel-header', props: {} }],
    main: [
      {
        type: 'cms/text',
        id: 'text',
        props: {
          html: `<h2>${escapeHtml(text.ratesTitle)}</h2><p>${escapeHtml(text.ratesText)}</p>`,
        },
      },
    ],
    footer: [footer('minimized', locale)],
  }
}

function footer(variation: 'minimized' | 'expanded', locale: Locale): PageNode {
  return { type: 'footer', id: 'footer', props: footerProps(variation, locale) }
}

function rateListHref(hotel: SeedHotel, locale: Locale): string {
  const root = locale === 'en-US' ? '' : `/${locale}`
  return `${root}/reservation/rateListMenu.mi?propertyCode=${hotel.id}`
}

function firstSentence(text: string): string {
  return text.slice(0, 155)
}

import { showsReviews } from '../../../src/features/property/reviews/reviews.rules'
import { formatLocale } from '../../../src/rules/locale/locale'
import { hotelOverviewPath } from '../../../src/rules/site/paths'
import { escapeHtml } from '../../../src/server/print/json-script'
import type { PageModel } from '../../cms/page/page-model'
import { site } from '../../site'
import { reviewsOf } from '../guest-reviews'
import { reviewsTexts as text } from '../page-texts'
import type { Locale, SeedHotel } from '../seed-types'
import { description, fill, footer, quickView, rateListHref } from './page-parts'

/** The target of every rating link. Where the site hides ratings, guests speak without stars. */
export function reviewsPage(hotel: SeedHotel, locale: Locale): PageModel {
  const name = { hotel: hotel.name[locale] }
  const isRated = showsReviews({
    ...hotel.reviews,
    locale,
    isMax: hotel.isMax,
    redemption: false,
    enabled: true,
  })
  const isYoung = hotel.reviews.count <= 4
  return {
    pageId: 'hotel-reviews',
    title: fill(text.title[locale], name),
    description: description(fill(text.description[locale], name), locale),
    propertyId: hotel.id,
    header: [
      { type: 'property-bar', id: 'property-bar', props: { bookHref: rateListHref(hotel) } },
    ],
    main: [
      {
        type: 'cms/heading',
        id: 'heading',
        props: {
          eyebrow: text.eyebrow[locale],
          heading: hotel.name[locale],
          ...(isRated ? { text: rating(hotel, locale) } : {}),
          link: { label: text.back[locale], href: hotelOverviewPath(site, hotel.seoNickname) },
        },
      },
      {
        type: 'cms/text',
        id: 'introduction',
        props: {
          html: [text.intro, ...(isYoung ? [text.tooFew] : [])]
            .map((paragraph) => `<p>${escapeHtml(paragraph[locale])}</p>`)
            .join(''),
        },
      },
      {
        type: 'cms/quotes',
        id: 'reviews',
        props: {
          heading: text.quotesHeading[locale],
          quotes: reviewsOf(hotel, locale).map(({ stars, month: stayed, ...review }) => ({
            ...review,
            ...(isRated && { stars }),
            starsText: fill(text.stars[locale], { stars: `${stars}` }),
            detail: fill(text.stayed[locale], { month: month(stayed, locale) }),
          })),
        },
      },
      quickView,
    ],
    footer: [footer('expanded', locale)],
  }
}

function rating({ reviews: { stars, count } }: SeedHotel, locale: Locale): string {
  const number = new Intl.NumberFormat(formatLocale(locale), { numberingSystem: 'latn' })
  return fill(text.rating[locale], { stars: number.format(stars), count: number.format(count) })
}

function month(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(formatLocale(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(new Date(iso))
}

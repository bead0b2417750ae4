import type { Fixture } from '../../mapping/define-widget'
import type { LinkBannerModel } from './link-banner.model'
import type { LinkBannerInput } from './link-banner.schema'

type Case = Fixture<LinkBannerInput, LinkBannerModel>

const hotel = (nickname: string, title: string, text: string, picture = 0) => ({
  title,
  text,
  image: { src: `/media/hotels/${nickname}/${picture}.webp`, alt: '' },
  href: `/hotels/${nickname}/overview`,
})

const hotels = [
  hotel('dessin-sydney-walsh-bay', 'Sydney', 'A wharf, a drawing in every room'),
  hotel('the-rozelle-lisboa', 'Lisbon', 'A palace above the roofs of Graça'),
  hotel('alderway-bangkok-riverside', 'Bangkok', 'Where the river sets the table'),
  hotel('montevale-innsbruck-nordkette', 'Innsbruck', 'First light on the Nordkette'),
]

const offers = [
  {
    ...hotel(
      'alderway-riyadh-wadi',
      'Stay three nights, pay for two',
      'From November to March in all our desert and mountain houses. Breakfast is included.',
    ),
    href: '/reservation/rateListMenu.mi?propertyCode=RUHSA',
  },
  {
    ...hotel(
      'alderway-new-york-midtown',
      'A winter week in the city',
      'Seven nights, late departure and a day pass for the reading room across the avenue.',
      1,
    ),
    href: '/reservation/rateListMenu.mi?propertyCode=NYCAB',
  },
]

const circle = {
  title: 'The circle starts with your second stay',
  text: 'Members of Alderway Circle pay less, leave later and find their pillow where they left it.',
  image: { src: '/media/hotels/alderway-cape-town-gardens/0.webp', alt: '' },
  href: '/loyalty/createAccount/createAccountPage1.mi',
}

const guide = {
  title: 'The Alderway almanac',
  text: 'Forty walks that begin at our doors, drawn by the people who work there.',
  href: 'https://almanac.alderway.example/',
  newTab: true,
}

export const minimal: Case = {
  props: { items: [{ title: 'All hotels', href: '/hotels' }] },
}

export const full: Case = { props: { columns: 4, items: hotels } }

export const twoColumns: Case = { props: { columns: 2, items: offers } }

export const oneColumn: Case = { props: { columns: 1, items: [circle] } }

/** Without a picture, or if it fails to load, the text is on a colour. */
export const textTiles: Case = {
  props: { columns: 2, items: [offers[0] as (typeof offers)[0], guide] },
}

export const failed: Case = {
  props: { columns: 4, items: hotels },
  model: {
    state: 'ready',
    columns: 4,
    hasOddColumns: false,
    tiles: hotels.map(({ title, text, href }) => ({
      title,
      text,
      href,
      isNewTab: false,
      picture: null,
      onBroken: () => {},
      onFollow: () => {},
    })),
  },
}

/** A tile with an invalid address is shown without a link. */
export const unsafe: Case = {
  props: {
    columns: 2,
    items: [{ ...guide, href: 'javascript:alert(1)' }, offers[1] as (typeof offers)[1]],
  },
}

export const empty: Case = { props: { items: [] }, isEmpty: true }

export const dark: Case = {
  props: { columns: 4, items: [...hotels.slice(0, 3), guide], theme: 'dark' },
}

export const longNames: Case = {
  props: {
    columns: 4,
    items: [
      {
        ...(hotels[3] as (typeof hotels)[3]),
        title: 'Donaudampfschifffahrtsgesellschaftshotel am Alten Hafen',
        text: 'Mit Konferenz- und Kongresszentrum, Tiefgarage, Dachterrasse und einem eigenen Anleger für Ausflugsdampfer bis 80 Meter Länge',
      },
      ...hotels.slice(0, 3),
    ],
  },
}

export const rightToLeft: Case = {
  props: {
    columns: 4,
    items: [
      hotel('alderway-riyadh-wadi', 'الرياض', 'خمسة أفنية وخمسة ألوان من السكون'),
      hotel('alderway-bangkok-riverside', 'بانكوك', 'النهر يمدّ المائدة'),
      hotel('the-rozelle-lisboa', 'لشبونة', 'أسطح المدينة والنهر في الساعة الذهبية'),
      {
        ...hotel('montevale-innsbruck-nordkette', 'إنسبروك', 'أول ضوء تحت سلسلة نوردكيته'),
        newTab: true,
      },
    ],
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** Three columns are not possible: the author gets a message. */
export const author: Case = {
  props: { columns: 3, items: hotels.slice(0, 3) },
  page: { mode: 'edit' },
}

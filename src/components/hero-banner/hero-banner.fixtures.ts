import { heroAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { HeroBannerModel } from './hero-banner.model'
import type { HeroBannerInput } from './hero-banner.schema'
import { heroPicture } from './hero-picture'

type Case = Fixture<HeroBannerInput, HeroBannerModel>

const harbour = {
  src: '/media/hotels/dessin-sydney-walsh-bay/0.webp',
  alt: 'The wharf hotel across the harbour at first light',
}
const heading = 'Sleep where the city is most itself'
const text =
  '<p>A garment showroom, a flour warehouse, a wool wharf. We look for houses that already have a story, and put a good bed in them.</p>'

const ready: Extract<HeroBannerModel, { state: 'ready' }> = {
  state: 'ready',
  heading,
  isMain: true,
  html: text,
  lines: [],
  picture: heroPicture({ path: harbour.src, isDynamic: true }, { alt: harbour.alt, height: 'l' }),
  onBroken: () => {},
  video: null,
  cta: {
    href: '/homepage-searchform.mi#hotels',
    label: 'Discover our hotels',
    isNewTab: false,
    style: 'primary',
  },
  onFollow: () => {},
}

const film = {
  src: '/media/films/harbour.webm',
  captions: null,
  language: 'en',
  status: 'playing',
  videoRef: () => {},
  toggle: () => {},
  onPlaying: () => {},
  onEnded: () => {},
  onFailed: () => {},
} as const

export const minimal: Case = { props: { heading, image: { src: harbour.src } } }

export const full: Case = {
  props: {
    heading,
    isMainHeading: true,
    text,
    image: { ...harbour, focalPoint: [0.5, 0.4] },
    cta: { label: 'Discover our hotels', href: '/homepage-searchform.mi#hotels' },
    height: 'l',
  },
}

/** The picture and texts of the page's hotel. */
export const property: Case = {
  props: { heading: 'Alderway Hotels', source: 'property', isMainHeading: true },
  page: { answers: [heroAnswer('NYCAB')] },
}

/** With an offer and the author's texts. */
export const offer: Case = {
  props: {
    heading: 'Alderway Hotels',
    source: 'property',
    cta: { label: 'View rates', href: '/reservation/rateListMenu.mi?propertyCode=NYCAB' },
  },
  page: {
    answers: [
      heroAnswer('NYCAB', 'en-US', {
        offer: 'Stay three nights, pay for two until 28 February.',
      }),
    ],
  },
}

/** Without a hotel: the author's settings are shown. */
export const fallback: Case = {
  props: { heading, text, image: harbour, source: 'property' },
  page: {
    page: { id: 'hotel-overview', type: null, propertyId: 'EMPTY' },
    answers: [heroAnswer('EMPTY')],
  },
}

/** Another component has the page's h1. */
export const secondHeading: Case = {
  props: { heading, isMainHeading: true, image: harbour },
  page: {
    page: { id: 'home-search', type: null, mainHeading: 'another' },
  },
}

export const loading: Case = { props: { heading, source: 'property', isMainHeading: true } }

export const slow: Case = {
  props: { heading, source: 'property' },
  model: { state: 'loading' },
}

/** Without a picture and without a hotel. */
export const empty: Case = { props: { heading, text }, isEmpty: true }

export const failed: Case = {
  props: { heading, source: 'property' },
  model: { state: 'none' },
  isEmpty: true,
}

/** The picture failed to load: a plain colour. */
export const noPicture: Case = {
  props: { heading, isMainHeading: true, height: 'l' },
  model: { ...ready, picture: null },
}

export const video: Case = {
  props: { heading, height: 'l' },
  model: { ...ready, video: film },
}

export const videoPaused: Case = {
  props: { heading, height: 'l' },
  model: { ...ready, video: { ...film, status: 'paused' } },
}

/** The lightest overlay: the text has its own background. */
export const lightOverlay: Case = {
  props: { heading, text, image: { ...harbour }, overlay: 0, height: 'm' },
}

/** A picture whose host accepts no sizes: one address for every window. */
export const oneSize: Case = {
  props: {
    heading,
    isMainHeading: true,
    image: { src: '/media/chain.svg', alt: 'Alderway Hotels' },
  },
}

export const darkOverlay: Case = {
  props: {
    heading,
    text,
    image: { ...harbour },
    overlay: 80,
    align: 'center',
    height: 's',
    cta: { label: 'Discover our hotels', href: '#hotels', style: 'ghost' },
  },
}

export const alignEnd: Case = {
  props: {
    heading,
    text,
    image: { ...harbour },
    align: 'end',
    cta: { label: 'Discover our hotels', href: '#hotels' },
  },
}

export const longNames: Case = {
  props: {
    heading:
      'Alderway Donaudampfschifffahrtsgesellschaftskapitänskajüte am Alten Hafen, im ehemaligen Hauptzollamt der Freien und Hansestadt',
    isMainHeading: true,
    text: `${text}${text}`,
    image: harbour,
    cta: {
      label: 'Alle Zimmer, Suiten und Tagungsräume der Häuser an der Küste ansehen',
      href: '/search/findHotels',
      newTab: true,
    },
  },
}

export const rightToLeft: Case = {
  props: {
    heading: 'نَم حيث المدينة على سجيتها',
    isMainHeading: true,
    text: '<p>صالة لعرض الأقمشة، ومخزن للدقيق، ورصيف للصوف. نبحث عن بيوت لها حكاية، ونضع فيها سريرًا مريحًا.</p>',
    image: { src: harbour.src, alt: 'الفندق على الرصيف عند أول الضوء', focalPoint: [0.3, 0.5] },
    cta: { label: 'اكتشف فنادقنا', href: '/homepage-searchform.mi#hotels' },
    height: 'l',
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** In author mode an empty frame is shown without a picture. */
export const author: Case = {
  props: { heading, text, source: 'property' },
  page: { mode: 'edit' },
}

import type { Fixture } from '../../mapping/define-widget'
import type { CrossSellOffersModel, OfferCard } from './cross-sell-offers.model'
import type { CrossSellOffersInput } from './cross-sell-offers.schema'

type Case = Fixture<CrossSellOffersInput, CrossSellOffersModel>

const picture = (nickname: string, index: number) => ({
  src: `/media/hotels/${nickname}/${index}.webp`,
  alt: '',
})

const fallbackOffers = [
  {
    id: 'late-checkout',
    title: 'Sleep in, leave at 14:00',
    text: '<p>Keep your room for a slow last morning. We hold breakfast for you as well.</p>',
    image: picture('the-rozelle-lisboa', 1),
    cta: { label: 'Ask for it', href: '/offers/late-checkout' },
  },
  {
    id: 'table',
    title: 'A table by the window',
    text: '<p>Three courses from the market, at the hour that suits you.</p>',
    image: picture('alderway-bangkok-riverside', 2),
    cta: { label: 'Reserve a table', href: '/offers/table' },
  },
  {
    id: 'car',
    title: 'A car at the airport',
    text: '<p>Ready when you land, with the route to us already set.</p>',
    image: picture('alderway-cape-town-gardens', 0),
    cta: { label: 'See the cars', href: 'https://cars.alderway.example/' },
    disclosure: 'Advertisement of Harrow Cars, which pays us for it.',
  },
]

/** What the author has written, as it is before and without an answer of the offer service. */
export const full: Case = { props: { heading: 'Make more of your stay', fallbackOffers } }

const card = (offer: Partial<OfferCard> & Pick<OfferCard, 'id' | 'title'>): OfferCard => ({
  text: { text: '' },
  picture: null,
  onBroken: () => {},
  disclosure: '',
  action: null,
  isPartner: false,
  isNewTab: false,
  link: { href: `/offers/${offer.id}`, onApproach: () => {}, onClick: () => {} },
  ...offer,
})

const listRef = () => {}

const served: Extract<CrossSellOffersModel, { state: 'ready' }> = {
  state: 'ready',
  listRef,
  offers: [
    card({
      id: 'walk',
      title: 'The city before breakfast',
      text: { text: 'Two hours with a neighbour of ours who was born around the corner.' },
      picture: { ...picture('alderway-muenchen-isarufer', 0), width: 400, height: 267 },
    }),
    card({
      id: 'parking',
      title: 'A space for your car',
      text: { text: 'In our own garage, with a charger at every place.' },
      picture: { ...picture('alderway-muenchen-isarufer', 2), width: 400, height: 267 },
    }),
    card({
      id: 'card',
      title: 'A free night every year',
      text: { text: 'Six times the points in our hotels.' },
      disclosure: 'Advertisement. The bank pays us when you open an account.',
      isPartner: true,
      isNewTab: true,
    }),
  ],
}

/** The offers of the service. */
export const offers: Case = { props: { fallbackOffers }, model: served }

/** An author's offer has no picture, and its title is the only thing that it says. */
export const minimal: Case = {
  props: { fallbackOffers: fallbackOffers.slice(0, 1).map(({ text, image, ...offer }) => offer) },
}

/** Offers have come, and nothing was kept free for them. */
export const waiting: Case = { props: {}, model: { state: 'waiting', listRef }, isEmpty: true }

export const empty: Case = { props: {}, isEmpty: true }

/** An address that no link may have. */
export const unsafe: Case = {
  props: {
    fallbackOffers: [
      { id: 'odd', title: 'An odd link', cta: { label: 'Go', href: 'javascript:alert(1)' } },
    ],
  },
  isEmpty: true,
}

/** The pictures could not be loaded. */
export const failed: Case = {
  props: { fallbackOffers },
  model: {
    state: 'ready',
    listRef,
    offers: served.offers.map((offer) => ({ ...offer, picture: null })),
  },
}

export const longNames: Case = {
  props: {
    heading: 'Zusatzleistungen für Ihren bevorstehenden Aufenthalt',
    fallbackOffers: fallbackOffers.map((offer) => ({
      ...offer,
      title: 'Flughafentransfergutschein mit Gepäckservice',
      text: `<p>${'Reiserücktrittskostenversicherung '.repeat(5)}</p>`,
    })),
  },
}

export const rightToLeft: Case = {
  props: {
    fallbackOffers: fallbackOffers.map((offer, index) => ({
      ...offer,
      title:
        ['نَم على مهلك وغادر في الثانية ظهرًا', 'طاولة عند النافذة', 'سيارة في المطار'][index] ?? '',
      text: '<p>احتفظ بغرفتك لصباح أخير هادئ.</p>',
      cta: { ...offer.cta, label: 'اعرف المزيد' },
      ...(offer.disclosure && { disclosure: 'إعلان مدفوع.' }),
    })),
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

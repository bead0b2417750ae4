import type { Fixture } from '../../mapping/define-widget'
import type { RateCardModel } from './rate-card.model'
import type { RateCardInput } from './rate-card.schema'

type Case = Fixture<RateCardInput, RateCardModel>

export const loading: Case = { props: { roomCode: 'QCMP' }, model: { state: 'loading' } }

export const failed: Case = {
  props: { roomCode: 'QCMP' },
  model: { state: 'failed', retry: () => {} },
}

const shown: Omit<Extract<RateCardModel, { state: 'ready' }>, 'offer'> = {
  state: 'ready',
  room: {
    code: 'QCMP',
    name: 'Compact Queen',
    anchor: 'room-QCMP',
    image: null,
    list: ['1 queen bed', 'Sleeps 2'],
    text: 'Everything has its place, and the bed gets the light.',
  },
  detailsHref: '/reservation/rateListMenu.mi?propertyCode=NYCAB&room=QCMP',
  onDetails: () => {},
  locale: 'en-US',
}

/** A room type that the author has just chosen: the price needs dates. */
export const author: Case = {
  props: { roomCode: 'QCMP' },
  model: { ...shown, offer: { state: 'noDates', href: '/reservation/rateListMenu.mi' } },
}

/** The room is known, its price is on its way. */
export const priceLoading: Case = {
  props: { roomCode: 'QCMP' },
  model: { ...shown, offer: { state: 'loading' } },
}

export const priceFailed: Case = {
  props: { roomCode: 'QCMP' },
  model: { ...shown, offer: { state: 'failed', retry: () => {} } },
}

import { cartDetailsAnswer, extrasAnswer } from '../../../fixtures/cart-details'
import type { Fixture } from '../../mapping/define-widget'
import type { ExtrasProblem, ExtrasRoom, NonRoomProductsModel } from './non-room-products.model'
import type { NonRoomProductsInput } from './non-room-products.schema'

type Case = Fixture<NonRoomProductsInput, NonRoomProductsModel>

interface Asked extends NonNullable<Parameters<typeof extrasAnswer>[1]> {
  said?: Record<string, string>
  problem?: string
}

/** The review of a cart. */
function review(propertyId: string, { said = {}, problem = '', ...asked }: Asked = {}) {
  const { locale = 'en-US' } = asked
  const search = problem && `cart=cart&problem=${problem}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'review-details', type: null, propertyId, cart: 'cart', ...(search && { search }) },
    answers: [extrasAnswer(propertyId, asked), cartDetailsAnswer(said)],
  }
}

const room: ExtrasRoom = {
  id: 'room-0',
  number: 1,
  name: 'Midtown King',
  chosen: { count: 1, total: '$60.00' },
  rows: [
    {
      ...{ code: 'PARKING', category: 'parking', name: 'Parking', price: '$48.00' },
      ...{ unit: 'perNight', field: 'extras.room-0.PARKING', quantity: 0, max: 0 },
      isSoldOut: true,
    },
    {
      ...{ code: 'ROLLAWAY', category: 'rollaway', name: 'Rollaway bed', price: '$30.00' },
      ...{ unit: 'perNight', field: 'extras.room-0.ROLLAWAY', quantity: 1, max: 1 },
      isSoldOut: false,
    },
  ],
  isOpen: true,
  isBusy: false,
  problem: null,
  onToggle: () => {},
  step: () => {},
  clear: () => {},
  apply: async () => true,
}

function opened(change: Partial<ExtrasRoom>): Case {
  const rooms = [{ ...room, ...change }]
  const ready = { form: 'checkout-form', locale: 'en-US', dropped: [], isLive: true }
  return { props: {}, model: { state: 'ready', ...ready, rooms } }
}

const refused = (problem: ExtrasProblem) => opened({ problem })

export const minimal: Case = { props: {}, page: review('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: { categories: ['crib', 'rollaway'] },
  page: review('MUCDE', { rooms: 2, bought: { CRIB: 1, ROLLAWAY: 1 } }),
}

/** The first of two rooms has extras. */
export const chosen: Case = {
  props: {},
  page: review('NYCAB', { rooms: 2, bought: { BREAKFAST: 2, ROLLAWAY: 1 } }),
}

export const open: Case = opened({})

export const busy: Case = opened({ isBusy: true })

export const soldOut: Case = refused('soldOut')

export const stale: Case = refused('stale')

export const unsent: Case = refused('unsent')

/** Without a script: the form has come back with what was typed. */
export const refusedForm: Case = {
  props: {},
  page: review('NYCAB', {
    said: { 'extras.room-0.ROLLAWAY': '1', 'extras.room-0.BREAKFAST': '2' },
    soldOut: ['ROLLAWAY'],
    problem: 'EXTRA_SOLD_OUT',
  }),
}

/** What the cart had is not sold any more. */
export const dropped: Case = {
  props: {},
  page: review('NYCAB', { soldOut: ['ROLLAWAY'], dropped: ['Rollaway bed'] }),
}

/** A hotel without extras. */
export const none: Case = { props: {}, page: review('MAXHT'), isEmpty: true }

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { rooms: 2, locale: 'ar-SA', bought: { BREAKFAST: 3 } }),
}

import { reviewPage } from '../../../fixtures/cart'
import { cartDetailsAnswer } from '../../../fixtures/cart-details'
import { roomUpgradeAnswer } from '../../../fixtures/room-upgrade'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomUpgradeModel } from './room-upgrade.model'
import type { RoomUpgradeInput } from './room-upgrade.schema'

type Case = Fixture<RoomUpgradeInput, RoomUpgradeModel>
type Asked = Omit<Parameters<typeof roomUpgradeAnswer>[1], 'plans'> & {
  plans?: readonly string[]
  said?: Record<string, string>
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-2', plans: ['FLEX', 'FLEX'] }

/** The review of a cart at a hotel of the sandbox. */
function review(
  propertyId: string,
  { said = {}, plans = ['FLEX'], more = '', locale = 'en-US', ...asked }: Asked,
) {
  return {
    ...reviewPage(propertyId, { more, locale }),
    answers: [
      roomUpgradeAnswer(propertyId, { plans, more, locale, ...asked }),
      cartDetailsAnswer(said),
    ],
  }
}

/** The confirmation of an order. */
function confirmation(propertyId: string, { plans = ['FLEX'], ...asked }: Asked) {
  return {
    page: { id: 'confirmation', type: null, propertyId },
    answers: [roomUpgradeAnswer(propertyId, { plans, isOrder: true, ...asked })],
  }
}

function ofOwnPage(page: ReturnType<typeof confirmation>) {
  return { ...page, page: { ...page.page, id: 'upgrade-reservation' } }
}

const order = { source: 'order' } as const

export const minimal: Case = { props: {}, page: review('MUCDE', { left: 6 }) }

/** Two rooms, of which awards are left for one. */
export const full: Case = {
  props: {
    terms: '<p>Members of the highest levels are given suite nights every year.</p>',
  },
  page: review('MUCDE', { ...two, left: 3, said: { 'awards.room-0': 'yes' } }),
}

export const tooFew: Case = { props: {}, page: review('MUCDE', { left: 1 }) }

export const closed: Case = { props: {}, page: review('MUCDE', { left: 6, isClosed: true }) }

export const anonymous: Case = { props: {}, page: review('MUCDE', { access: 'SIGN_IN' }) }

/** A member without awards. */
export const empty: Case = { props: {}, page: review('MUCDE', {}), isEmpty: true }

export const requested: Case = {
  props: order,
  page: confirmation('MUCDE', { left: 4, statuses: ['REQUESTED', 'REQUESTED'] }),
}

export const denied: Case = {
  props: { ...order, kinds: ['award', 'status'] },
  page: confirmation('MUCDE', { isClosed: true, statuses: ['GUARANTEED', 'DENIED'] }),
}

/** Taken back, and asked for again if the member likes. */
export const removed: Case = {
  props: { ...order, kinds: ['award', 'status'] },
  page: confirmation('MUCDE', { left: 4, statuses: ['REMOVED', 'REMOVED'] }),
}

/** Better rooms alone, for the guest is no member, and a link to the others. */
export const betterRooms: Case = {
  props: order,
  page: confirmation('MUCDE', { access: 'NONE', ...two }),
}

/** On the page of better rooms, of a stay whose room is the best. */
export const noBetterRoom: Case = {
  props: { ...order, kinds: ['award', 'status'] },
  page: ofOwnPage(confirmation('MUCDE', { access: 'NONE' })),
}

export const failed: Case = {
  props: order,
  model: {
    state: 'order',
    form: { id: 'suite-form', action: '/phoenix-reservation/v1/updateOrder', fields: {} },
    rooms: [],
    offers: [],
    all: null,
    count: 1,
    balance: '',
    decision: '',
    failed: { text: 'Sorry, that didn’t work. Please try again.', isNews: true, retry: () => {} },
  },
}

export const notLoaded: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { left: 6, locale: 'ar-SA' }),
}

import { reservationAnswer } from '../../../fixtures/cart'
import { cartDetailsAnswer, roomRequestsAnswer } from '../../../fixtures/cart-details'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomRequestsModel } from './room-requests.model'
import type { RoomRequestsInput } from './room-requests.schema'

type Case = Fixture<RoomRequestsInput, RoomRequestsModel>

interface Asked {
  rooms?: number
  said?: Record<string, string>
  locale?: string
  /** Of a member who has signed in. */
  kept?: readonly string[]
}

/** The review of a cart. */
function review(propertyId: string, { rooms = 1, said = {}, locale = 'en-US', kept }: Asked = {}) {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'review-details', type: null, propertyId, cart: 'cart' },
    answers: [roomRequestsAnswer(propertyId, { rooms, locale, kept }), cartDetailsAnswer(said)],
  }
}

const saved: RoomRequestsModel = {
  state: 'ready',
  form: 'checkout-form',
  rooms: [
    {
      id: 'room-0',
      number: 1,
      roomName: 'Midtown King',
      isOpen: true,
      groups: [
        {
          group: 'comment',
          name: 'requests.room-0.comment',
          value: 'A quiet room, please.',
          count: 21,
        },
      ],
    },
  ],
  count: 1,
  hours: [],
  onOption: () => {},
  onArrival: () => {},
  onComment: () => {},
  remember: null,
  note: { state: 'kept', keepNow: () => {} },
  save: null,
}

/** The page of a booked stay with two rooms, of which the first is cancelled. */
function booked(asked: Pick<Parameters<typeof reservationAnswer>[1], 'said' | 'typed'> = {}) {
  const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }
  return {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'NYCAB' },
    answers: [reservationAnswer('NYCAB', { ...two, statuses: ['CANCELLED'], ...asked })],
  }
}

/** What was asked for is changed by a form of its own. */
export const ofStay: Case = {
  props: {},
  page: booked({ said: { 'requests.room-1.bed': 'APART', 'requests.room-1.comment': 'Quiet' } }),
}

/** Somebody else has changed the stay meanwhile. */
export const stale: Case = {
  props: {},
  page: booked({
    said: { 'requests.room-1.bed': 'APART', 'requests.room-1.arrival': '15:00' },
    typed: { 'requests.room-1.bed': 'TOGETHER' },
  }),
}

export const minimal: Case = { props: {}, page: review('NYCAB') }

/** Everything that an author can say. */
/** A member who has kept what they like: it is chosen for the first room. */
export const member: Case = {
  props: {},
  page: review('NYCAB', { rooms: 2, kept: ['HIGH', 'FEATHER_FREE'] }),
}

export const full: Case = {
  props: { groups: ['arrival', 'bed', 'comment'], maxComment: 80, showPerRoom: false },
  page: review('NYCAB', { rooms: 2 }),
}

/** Of two rooms the second has requests too. */
export const remembered: Case = {
  props: {},
  page: review('TYOJP', {
    rooms: 2,
    said: {
      'requests.room-0.pillow': 'BUCKWHEAT',
      'requests.room-0.arrival': '13:00',
      'requests.room-1.accessibility.SHOWER_CHAIR': 'yes',
      'requests.room-1.comment': 'We celebrate a birthday.',
      'requests.room-9.floor': 'HIGH',
    },
  }),
}

/** A hotel without some of the groups. */
export const fewGroups: Case = { props: {}, page: review('INNMV', { rooms: 2 }) }

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'review-details', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const stored: Case = { props: {}, model: saved }

export const notStored: Case = {
  props: {},
  model: { ...saved, note: { state: 'failed', keepNow: () => {} } },
}

export const rightToLeft: Case = { props: {}, page: review('RUHSA', { rooms: 2, locale: 'ar-SA' }) }

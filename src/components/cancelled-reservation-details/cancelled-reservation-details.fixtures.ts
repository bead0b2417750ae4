import { endedStayAnswer, HANDLE } from '../../../fixtures/cancelling'
import type { Fixture } from '../../mapping/define-widget'
import type { CancelledReservationDetailsModel } from './cancelled-reservation-details.model'
import type { CancelledReservationDetailsInput } from './cancelled-reservation-details.schema'

type Case = Fixture<CancelledReservationDetailsInput, CancelledReservationDetailsModel>
type Asked = Omit<Parameters<typeof endedStayAnswer>[1], 'plans'> & { plans?: readonly string[] }

/** The page of a stay that was cancelled or is over, at a hotel of the sandbox. */
function stay(propertyId: string, { plans = ['FLEX'], ...asked }: Asked) {
  const { locale = 'en-US', isPast = false } = asked
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ type: null, propertyId },
      id: isPast ? 'expired-reservation' : 'cancel-confirmation',
    },
    answers: [endedStayAnswer(propertyId, { plans, ...asked })],
  }
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

/** Twelve minutes after the clock of the fixtures, in UTC. */
const takeBackUntil = '2026-11-21T12:12:00Z'

export const minimal: Case = { props: {}, page: stay('NYCAB', { rooms: [{}] }) }

/** Two rooms at once that can be taken back, and one that is still booked. */
export const full: Case = {
  props: {},
  page: stay('MUCDE', {
    more: '&numRooms=3&numAdultsPerRoom=2-1-1',
    plans: ['FLEX', 'FLEX', 'PREP'],
    rooms: [
      { takeBackUntil },
      { takeBackUntil, penalty: 18_000, refund: 6_000, refundState: 'WAITING' },
      null,
    ],
  }),
}

/** One of two rooms, which cannot be taken back any more. */
export const partly: Case = {
  props: {},
  page: stay('MUCDE', { ...two, rooms: [{ penalty: 18_000 }, null] }),
}

/** Each room at another time: each is taken back by itself. */
export const oneByOne: Case = {
  props: {},
  page: stay('MUCDE', {
    ...two,
    rooms: [
      { takeBackUntil },
      { at: '2026-11-21T11:50:00Z', takeBackUntil: '2026-11-21T12:05:00Z' },
    ],
  }),
}

export const waiting: Case = {
  props: {},
  page: stay('NYCAB', { rooms: [{ penalty: 0, refund: 61_240, refundState: 'WAITING' }] }),
}

export const refunded: Case = {
  props: {},
  page: stay('NYCAB', { rooms: [{ penalty: 30_620, refund: 30_620, refundState: 'DONE' }] }),
}

export const refused: Case = {
  props: {},
  page: stay('NYCAB', { rooms: [{ penalty: 30_620, refund: 30_620, refundState: 'REFUSED' }] }),
}

const inPoints = { more: '&usePoints=true', plans: ['PNTS'] }

/** A stay in points: those of a night are kept, and no money was taken. */
export const points: Case = {
  props: {},
  page: stay('MUCDE', { ...inPoints, rooms: [{ points: { kept: 24_000, returned: 48_000 } }] }),
}

/** The same of a room whose guests did not come, beside one that was used. */
export const pointsOfMissed: Case = {
  props: { variant: 'past' },
  page: stay('MUCDE', {
    ...{ more: '&usePoints=true&numRooms=2&numAdultsPerRoom=2-1', plans: ['PNTS', 'PNTS'] },
    isPast: true,
    rooms: [{ points: { kept: 24_000, returned: 48_000 }, isMissed: true }, null],
    receipt: { isOwn: true },
  }),
}

/** An author who tells neither refunds nor of another booking. */
export const withoutRefund: Case = {
  props: { showRefund: false, rebook: false },
  page: stay('NYCAB', { rooms: [{ penalty: 30_620, refund: 30_620, refundState: 'DONE' }] }),
}

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: {},
  page: stay('NYCAB', {
    ...{ more: '&rateType=corporate&rateCode=MERIDIAN', plans: ['CORP'] },
    isHidden: true,
    rooms: [{ refundState: 'WAITING' }],
  }),
}

export const past: Case = {
  props: { variant: 'past' },
  page: stay('NYCAB', { isPast: true, rooms: [null] }),
}

/** Who has booked the stay has its receipt, with an address of their own. */
export const receipt: Case = {
  props: { variant: 'past' },
  page: stay('MUCDE', {
    ...{ ...two, isPast: true, rooms: [null, null] },
    receipt: {
      isOwn: true,
      billTo: {
        line: 'Adeyemi & Søn AB, <Storgatan> 1, 111 22 Stockholm',
        vatId: 'SE556677889901',
      },
    },
  }),
}

/** One room was cancelled, and the card has not paid the rest; for who has found the stay. */
export const receiptOfFound: Case = {
  props: { variant: 'past' },
  page: stay('MUCDE', {
    ...{ ...two, isPast: true },
    rooms: [{ penalty: 18_000, refund: 6_000, refundState: 'DONE' }, null],
    receipt: { isOwn: false, isRefused: true },
  }),
}

/** The guests of one of two rooms did not come: the receipt has the fee in place of the room. */
export const notArrived: Case = {
  props: { variant: 'past' },
  page: stay('MUCDE', {
    ...{ ...two, isPast: true },
    rooms: [{ penalty: 18_000, refund: 6_000, refundState: 'WAITING', isMissed: true }, null],
    receipt: { isOwn: true },
  }),
}

/** Without a script the server has sent the guest back. */
export const receiptNotSent: Case = {
  props: { variant: 'past' },
  page: {
    ...receipt.page,
    page: { ...receipt.page?.page, search: 'outcome=receipt.TOO_MANY' } as never,
  },
}

export const receiptInArabic: Case = {
  props: { variant: 'past' },
  page: stay('RUHSA', {
    ...{ ...two, locale: 'ar-SA', isPast: true, rooms: [null, null] },
    receipt: { isOwn: true },
  }),
}

export const none: Case = {
  props: {},
  page: {
    page: { id: 'cancel-confirmation', type: null },
    answers: [
      {
        name: 'CancelledReservationDetails',
        variables: {},
        data: { cancelledReservationDetails: null },
      },
    ],
  },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** Taking back came too late. */
export const tooLate: Case = {
  props: {},
  model: {
    state: 'ready',
    cancelled: [
      {
        key: 'room-0',
        takeBack: null,
        rooms: [
          {
            id: 'room-0',
            name: 'Grand suite of the Danube steamship company’s conference pavilion, harbour side',
            facts: ['Flexible rate with breakfast for all guests', '2 guests'],
            state: 'Cancelled',
            number: '90123450',
            sums: [{ name: 'Cancellation fee', value: 'No charge', note: '' }],
          },
        ],
      },
    ],
    left: [],
    stayHref: '#',
    form: { action: '#', stay: HANDLE, revision: '2' },
    problem: 'tooLate',
    ...{ receipt: null, receiptAction: '#', receiptProblem: null },
    rebookHref: '#',
    hasDates: true,
  },
}

export const dark: Case = { ...full, props: { theme: 'dark' } }

export const german: Case = {
  props: {},
  page: stay('MUCDE', {
    ...{ ...two, locale: 'de-DE' },
    rooms: [{ takeBackUntil, penalty: 18_000, refund: 6_000, refundState: 'WAITING' }, null],
  }),
}

export const rightToLeft: Case = {
  props: {},
  page: stay('RUHSA', {
    ...{ ...two, locale: 'ar-SA' },
    rooms: [{ takeBackUntil, penalty: 18_000, refund: 6_000, refundState: 'WAITING' }, null],
  }),
}

import { cancelNowAnswer, HANDLE, idsOf } from '../../../fixtures/cancelling'
import type { Fixture } from '../../mapping/define-widget'
import type { CancelAllRoomsModel } from './cancel-all-rooms.model'
import type { CancelAllRoomsInput } from './cancel-all-rooms.schema'

type Case = Fixture<CancelAllRoomsInput, CancelAllRoomsModel>
type Asked = Omit<Parameters<typeof cancelNowAnswer>[1], 'plans'> & { plans?: readonly string[] }

/** A page about a stay at a hotel of the sandbox. */
function stay(id: string, propertyId: string, { plans = ['FLEX'], ...asked }: Asked) {
  const { locale = 'en-US', chosen = [] } = asked
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ id, type: null, propertyId },
      ...(chosen.length > 0 && { rooms: idsOf(chosen) }),
    },
    answers: [cancelNowAnswer(propertyId, { plans, ...asked })],
  }
}

/** The page of the stay. */
const upcoming = (propertyId: string, asked: Asked) =>
  stay('upcoming-reservation', propertyId, asked)
/** The page that cancels. */
const cancel = (propertyId: string, asked: Asked) => stay('cancel-reservation', propertyId, asked)

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }
const three = { more: '&numRooms=3&numAdultsPerRoom=2-1-1', plans: ['FLEX', 'FLEX', 'PREP'] }
const confirm = { variant: 'confirm' } as const

export const minimal: Case = { props: {}, page: upcoming('NYCAB', {}) }

/** Step 2 with everything that an author can say, for two of three rooms. */
export const full: Case = {
  props: {
    ...confirm,
    reasons: ['Business trip cancelled', 'Other'],
    keepLabel: 'Keep my stay',
  },
  page: cancel('MUCDE', {
    ...three,
    chosen: [0, 2],
    amounts: { penalty: 18_000, refund: 12_400 },
    answered: { insured: true, suiteNightsReturned: 2 },
  }),
}

/** The link of a stay with several rooms. */
export const severalRooms: Case = { props: {}, page: upcoming('MUCDE', two) }

export const begun: Case = { props: {}, page: upcoming('NYCAB', { problems: ['STARTED'] }) }

export const over: Case = { props: {}, page: upcoming('NYCAB', { problems: ['PAST'] }) }

/** On the page of a stay that is cancelled as a whole. */
export const allCancelled: Case = {
  props: {},
  page: upcoming('NYCAB', { problems: ['CANCELLED'] }),
  isEmpty: true,
}

/** A visitor without a stay. */
export const none: Case = {
  props: confirm,
  page: {
    page: { id: 'cancel-reservation', type: null },
    answers: [
      {
        name: 'CancelNow',
        variables: { rooms: null },
        data: { cancelNow: null, reservationDetails: null },
      },
    ],
  },
  isEmpty: true,
}

export const loading: Case = { props: confirm, model: { state: 'loading' } }

export const failed: Case = { props: confirm, model: { state: 'failed', retry: () => {} } }

/** Step 1, with a room that is cancelled and one that is lived in. */
export const choose: Case = {
  props: confirm,
  page: cancel('MUCDE', {
    more: '&numRooms=4&numAdultsPerRoom=2-1-1-1',
    plans: ['FLEX', 'FLEX', 'FLEX', 'PREP'],
    problems: [null, 'CANCELLED', 'STARTED', null],
  }),
}

/** The page that cancels, of a stay that has begun. */
export const blocked: Case = { props: confirm, page: cancel('NYCAB', { problems: ['STARTED'] }) }

/** The same of a stay that is cancelled as a whole. */
export const done: Case = { props: confirm, page: cancel('NYCAB', { problems: ['CANCELLED'] }) }

export const free: Case = { props: confirm, page: cancel('NYCAB', {}) }

/** After the deadline: one night, by card. */
export const penalty: Case = {
  props: confirm,
  page: cancel('NYCAB', { amounts: { penalty: 30_620, charge: 30_620 } }),
}

/** What cannot be charged is paid at the hotel. */
export const owed: Case = {
  props: { ...confirm, askReason: false },
  page: cancel('NYCAB', { amounts: { penalty: 30_620, owed: 30_620 } }),
}

/** Paid for, and no refund of all of it. */
export const prepaid: Case = {
  props: confirm,
  page: cancel('NYCAB', { plans: ['PREP'], amounts: { penalty: 30_620, refund: 24_100 } }),
}

/** It cannot be taken back. */
export const final: Case = {
  props: confirm,
  page: cancel('NYCAB', {
    plans: ['PREP'],
    amounts: { penalty: 0, refund: 61_240 },
    answered: { takeBackMinutes: 0 },
  }),
}

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: confirm,
  page: cancel('NYCAB', {
    more: '&rateType=corporate&rateCode=MERIDIAN',
    plans: ['CORP'],
    answered: { hidden: true },
  }),
}

const inPoints = { more: '&usePoints=true', plans: ['PNTS'] }

/** A stay in points before its deadline: all of them come back. */
export const pointsBack: Case = {
  props: confirm,
  page: cancel('MUCDE', { ...inPoints, amounts: { points: { kept: 0, returned: 72_000 } } }),
}

/** After the deadline the points of a night are kept, and no money is taken. */
export const pointsKept: Case = {
  props: confirm,
  page: cancel('MUCDE', { ...inPoints, amounts: { points: { kept: 24_000, returned: 48_000 } } }),
}

/** Rooms that cost points, and money beside them. */
export const pointsAndMoney: Case = {
  props: confirm,
  page: cancel('MUCDE', {
    ...{ more: '&usePoints=true&numRooms=2&numAdultsPerRoom=2-1', plans: ['PNTS', 'PNTS'] },
    chosen: [0, 1],
    amounts: { penalty: 6_000, refund: 2_500, points: { kept: 24_000, returned: 48_000 } },
  }),
}

export const insured: Case = {
  props: confirm,
  page: cancel('NYCAB', { answered: { insured: true } }),
}

export const suiteNights: Case = {
  props: confirm,
  page: cancel('MUCDE', { answered: { suiteNightsReturned: 1, suiteNightsForfeited: 2 } }),
}

const ready: Extract<CancelAllRoomsModel, { state: 'confirm' }> = {
  state: 'confirm',
  title: 'Cancel these 2 rooms?',
  rooms: [
    {
      id: 'room-0',
      name: 'Room 1: Grand suite of the Danube steamship company’s conference pavilion, harbour side',
      facts: ['Flexible rate with breakfast for all guests', '2 guests', 'Mar 9 to Mar 11, 2027'],
      status: '',
      fee: 'No charge',
    },
  ],
  policies: [],
  sums: [{ name: 'Cancellation fee', value: 'No charge', note: '' }],
  notes: ['You can take the cancellation back for 15 minutes.'],
  keepHref: '#',
  otherHref: '#',
  form: {
    stay: HANDLE,
    action: '#',
    rooms: 'room-0',
    revision: '1',
    terms: 'free',
    isBusy: false,
    problem: null,
    isNews: false,
    results: [],
    onSubmit: () => {},
  },
}

export const longNames: Case = { props: confirm, model: ready }

/** The press is on its way. */
export const sending: Case = {
  props: confirm,
  model: { ...ready, form: { ...ready.form, isBusy: true } },
}

/** Somebody else has changed the booking meanwhile. */
export const stale: Case = {
  props: confirm,
  model: { ...ready, form: { ...ready.form, problem: 'stale' } },
}

/** The answer was lost. */
export const unanswered: Case = {
  props: confirm,
  model: { ...ready, form: { ...ready.form, problem: 'unsure' } },
}

/** One of two rooms. */
export const partly: Case = {
  props: confirm,
  model: {
    ...ready,
    form: {
      ...ready.form,
      results: [
        { id: 'room-0', name: 'Deluxe room', isCancelled: true, number: '90123450' },
        { id: 'room-1', name: 'Grand suite', isCancelled: false, number: '' },
      ],
    },
  },
}

export const dark: Case = { ...full, props: { ...full.props, theme: 'dark' } }

export const german: Case = {
  props: confirm,
  page: cancel('MUCDE', {
    ...{ ...two, chosen: [0, 1], locale: 'de-DE' },
    amounts: { penalty: 18_000, refund: 12_400 },
  }),
}

export const rightToLeft: Case = {
  props: confirm,
  page: cancel('RUHSA', {
    ...{ ...two, chosen: [0, 1], locale: 'ar-SA' },
    amounts: { penalty: 18_000, refund: 12_400 },
  }),
}

export const pointsInArabic: Case = {
  props: confirm,
  page: cancel('RUHSA', {
    ...{ ...inPoints, locale: 'ar-SA' },
    amounts: { points: { kept: 24_000, returned: 48_000 } },
  }),
}

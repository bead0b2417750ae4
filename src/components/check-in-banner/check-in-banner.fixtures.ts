import { reservationAnswer, TWO_ROOMS } from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { CheckInBannerModel } from './check-in-banner.model'
import type { CheckInBannerInput } from './check-in-banner.schema'

type Case = Fixture<CheckInBannerInput, CheckInBannerModel>
type Asked = Parameters<typeof reservationAnswer>[1]

/** The page of a stay. */
function stay(propertyId: string, asked: Asked, search = '') {
  const { locale = 'en-US' } = asked
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'upcoming-reservation', type: null, propertyId, search },
    answers: [reservationAnswer(propertyId, asked)],
  }
}

const ELIGIBLE = ['CHECK_IN_ELIGIBLE'] as const
const MODIFIABLE = ['CHECK_IN_MODIFIABLE'] as const

export const minimal: Case = {
  props: {},
  page: stay('NYCAB', { plans: ['FLEX'], checkIns: ELIGIBLE }),
}

/** Two rooms at a hotel that registers its guests, the second of them checked in; texts of an author. */
export const full: Case = {
  props: {
    stateTexts: {
      CHECK_IN_ELIGIBLE: { title: 'Skip the queue', text: 'Two minutes.', button: 'Check in now' },
      CHECK_IN_MODIFIABLE: { title: 'All set' },
    },
    href: '/welcome',
  },
  page: stay('MUCDE', {
    ...TWO_ROOMS,
    checkIns: ['CHECK_IN_ELIGIBLE', 'CHECK_IN_MODIFIABLE'],
    said: { 'requests.room-0.arrival': '18:00', 'requests.room-0.floor': 'HIGH' },
  }),
}

/** Checked in online, at a hotel that has registered the guest. */
export const registered: Case = {
  props: {},
  page: stay('MUCDE', {
    ...{ plans: ['FLEX'], checkIns: MODIFIABLE, isRegistered: true },
    said: { 'requests.room-0.arrival': '18:00' },
  }),
}

export const inHouse: Case = {
  props: {},
  page: stay('NYCAB', {
    ...{ plans: ['FLEX'], checkIns: ['CHECKED_IN_HOUSE'], statuses: ['IN_HOUSE'] },
    stay: { departureFrom: '2027-03-10' },
  }),
}

/** A stay that has begun and cannot be changed by this visitor. */
export const inHouseAsIs: Case = {
  props: {},
  page: stay('NYCAB', {
    ...{ plans: ['FLEX'], checkIns: ['CHECKED_IN_HOUSE'], statuses: ['IN_HOUSE'] },
  }),
}

const LEAVING = {
  plans: ['FLEX'],
  checkIns: ['CHECK_OUT_ELIGIBLE'],
  statuses: ['IN_HOUSE'],
} as const

/** The guest of a room, who pays nothing online. */
export const lastDay: Case = { props: {}, page: stay('NYCAB', LEAVING) }

/** What is left is paid by the card of the booking. */
export const leaving: Case = {
  props: {},
  page: stay('NYCAB', {
    ...{ ...LEAVING, leaving: { rank: 'proven', hasCard: true } },
    stay: { departureFrom: '2027-03-11' },
  }),
}

/** A guest who has found the stay pays at the desk. */
export const leavingAtDesk: Case = {
  props: {},
  page: stay('NYCAB', { ...LEAVING, leaving: { rank: 'found', hasCard: true } }),
}

export const checkOutRefused: Case = {
  props: {},
  page: stay(
    'NYCAB',
    { ...LEAVING, leaving: { rank: 'found', hasCard: false } },
    'outcome=checkOut.DESK_AWAY',
  ),
}

/** Without a script the server has sent the guest back. */
export const refused: Case = {
  props: {},
  page: stay('MUCDE', { plans: ['FLEX'], checkIns: ELIGIBLE }, 'outcome=checkIn.REGISTRATION'),
}

export const busy: Case = {
  props: {},
  model: {
    state: 'ready',
    isLinked: true,
    stayHref: null,
    departure: null,
    hours: [{ value: '18:00', label: '6 PM' }],
    rooms: [
      {
        ...{ id: 'room-0', state: 'CHECK_IN_ELIGIBLE', name: '', guest: 'Maria Adeyemi' },
        ...{ title: 'Check in online', text: '', button: 'Check in', isRegistered: false },
        leaving: null,
        fields: {
          arrival: { name: 'requests.room-0.arrival', value: '18:00' },
          ...{ wishes: [], registration: null },
        },
      },
    ],
    form: {
      ...{ action: '#', stay: 'a', orderRevisionNumber: '1', busyRoom: 'room-0' },
      ...{ problem: null, problemRoom: null, missing: [], onSubmit: () => {} },
    },
  },
}

/** The page that confirms it. */
export const confirmed: Case = {
  props: {},
  page: {
    ...registered.page,
    page: { id: 'check-in-confirmation', type: null, propertyId: 'MUCDE', search: '' },
  },
}

/** A stay that is still far away. */
export const none: Case = {
  props: {},
  page: stay('NYCAB', { plans: ['FLEX'] }),
  isEmpty: true,
}

export const longNames: Case = {
  props: {
    stateTexts: {
      CHECK_IN_ELIGIBLE: {
        title: 'Check in to the conference pavilion of the Danube steamship company from home',
        button: 'Check in to the conference pavilion of the Danube steamship company',
      },
    },
  },
  page: stay('MUCDE', { plans: ['FLEX'], checkIns: ELIGIBLE }),
}

export const author: Case = { props: {}, page: { mode: 'edit' } }

export const dark: Case = { ...full, props: { theme: 'dark' } }

export const german: Case = {
  props: {},
  page: stay('MUCDE', { plans: ['FLEX'], checkIns: ELIGIBLE, locale: 'de-DE' }),
}

export const japanese: Case = {
  props: {},
  page: stay('TYOJP', { plans: ['FLEX'], checkIns: MODIFIABLE, locale: 'ja-JP' }),
}

export const leavingInGerman: Case = {
  props: {},
  page: stay('MUCDE', {
    ...{ ...LEAVING, locale: 'de-DE', leaving: { rank: 'proven', hasCard: true } },
  }),
}

export const leavingRightToLeft: Case = {
  props: {},
  page: stay('RUHSA', {
    ...{ ...LEAVING, locale: 'ar-SA', leaving: { rank: 'proven', hasCard: true } },
  }),
}

export const rightToLeft: Case = {
  props: {},
  page: stay('RUHSA', { plans: ['FLEX'], checkIns: ELIGIBLE, locale: 'ar-SA' }),
}

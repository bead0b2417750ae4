import { type AskedStay, staysAnswer } from '../../../fixtures/stays'
import type { Fixture } from '../../mapping/define-widget'
import type { ReservationListModel } from './reservation-list.model'
import type { ReservationListInput } from './reservation-list.schema'

type Case = Fixture<ReservationListInput, ReservationListModel>
type Asked = Parameters<typeof staysAnswer>[0]

/** The page of the list, with the answer for its address. */
function list({ locale = 'en-US', ...asked }: Asked) {
  const { tab = 'UPCOMING', page = 1 } = asked
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ id: 'reservation-list', type: null },
      ...(tab === 'UPCOMING' ? {} : { tab: tab.toLowerCase() }),
      ...(page > 1 && { search: `page=${page}` }),
    },
    answers: [staysAnswer({ ...asked, locale })],
  }
}

const counts = { upcoming: 3, past: 1, cancelled: 1 }

const three: AskedStay[] = [
  { hotel: 'NYCAB', status: 'IN_HOUSE', checkIn: '2026-11-20', nights: 3 },
  {
    ...{ hotel: 'MUCDE', checkIn: '2026-11-22', rooms: 2, cancelledRooms: 1, total: 48_000 },
    confirmationNumbers: ['70123460', '70123461'],
  },
  { hotel: 'TYOJP', checkIn: '2027-03-09', nights: 5, total: null },
]

export const minimal: Case = { props: {}, page: list({ stays: [{}] }) }

/** In house, tomorrow with a cancelled room, and later at a rate that the guest may not see. */
export const full: Case = {
  props: { isMainHeading: true },
  page: list({ stays: three, counts }),
}

const over = { status: 'PAST', href: '/my-past-stay' } as const

export const past: Case = {
  props: {},
  page: list({
    ...{ tab: 'PAST', counts },
    stays: [{ ...over, hotel: 'MUCDE', checkIn: '2026-10-09', total: 32_000 }],
  }),
}

export const cancelled: Case = {
  props: {},
  page: list({
    ...{ tab: 'CANCELLED', counts },
    stays: [
      {
        ...{ hotel: 'SYDAU', status: 'CANCELLED', checkIn: '2027-01-15', total: null },
        href: '/my-cancelled-stay',
      },
    ],
  }),
}

/** The second of three pages. */
export const secondPage: Case = {
  props: {},
  page: list({
    ...{ tab: 'PAST', page: 2, pages: 3, counts: { upcoming: 0, past: 45, cancelled: 0 } },
    stays: Array.from({ length: 20 }, (_, index) => ({
      ...over,
      hotel: index % 2 ? 'NYCAB' : 'MUCDE',
      checkIn: `2026-0${9 - Math.floor(index / 3)}-1${index % 3}`,
    })),
  }),
}

/** Two stays at one hotel from one day, in points and with points. */
export const twice: Case = {
  props: {},
  page: list({
    stays: [
      { totalPoints: 60_000, total: 0 },
      { totalPoints: 30_000, total: 12_000 },
    ],
  }),
}

export const empty: Case = { props: {}, page: list({ stays: [] }) }

export const pastEmpty: Case = { props: {}, page: list({ tab: 'PAST', stays: [], counts }) }

export const cancelledEmpty: Case = {
  props: {},
  page: list({ tab: 'CANCELLED', stays: [], counts }),
}

/** Anonymous or remembered: both see the same. */
export const signIn: Case = { props: {}, page: list({ stays: null }) }

const tabs = (['upcoming', 'past', 'cancelled'] as const).map((tab) => ({
  ...{ tab, href: `?tab=${tab}`, isCurrent: tab === 'upcoming', count: null },
}))

export const loading: Case = { props: {}, model: { isMain: false, state: 'loading', tabs } }

export const failed: Case = {
  props: {},
  model: { isMain: false, state: 'failed', tabs, retry: () => {} },
}

export const oneTab: Case = { props: { tabs: ['upcoming'] }, page: list({ stays: three }) }

export const longNames: Case = {
  props: {},
  page: list({
    stays: [
      {
        name: 'Alderway Grand Danube Steamship Company Conference Pavilion and Residences, Harbourside',
        rooms: 4,
        confirmationNumbers: ['70123460', '70123461', '70123462', 'ALD7K2Q90X1'],
        isBare: true,
      },
    ],
  }),
}

export const author: Case = { props: {}, page: { mode: 'edit' } }

export const dark: Case = { ...full, props: { theme: 'dark' } }

export const german: Case = { props: {}, page: list({ stays: three, counts, locale: 'de-DE' }) }

export const japanese: Case = { props: {}, page: list({ stays: three, counts, locale: 'ja-JP' }) }

export const rightToLeft: Case = {
  props: {},
  page: list({ stays: three, counts, locale: 'ar-SA' }),
}

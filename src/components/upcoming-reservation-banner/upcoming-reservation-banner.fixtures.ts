import { type AskedStay, nextStaysAnswer } from '../../../fixtures/stays'
import type { Fixture } from '../../mapping/define-widget'
import type { UpcomingReservationBannerModel } from './upcoming-reservation-banner.model'
import type { UpcomingReservationBannerInput } from './upcoming-reservation-banner.schema'

type Case = Fixture<UpcomingReservationBannerInput, UpcomingReservationBannerModel>
type Asked = Parameters<typeof nextStaysAnswer>[0]

/** The page of the list, with the stays of its visitor. */
function page({ locale = 'en-US', ...asked }: Asked) {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'reservation-list', type: null },
    answers: [nextStaysAnswer({ ...asked, locale })],
  }
}

const inHouse: AskedStay = { status: 'IN_HOUSE', checkIn: '2026-11-20', nights: 3 }

export const minimal: Case = { props: {}, page: page({ stays: [{}] }) }

/** Two stays; the hotel of the first one offers to check out online. */
const two: AskedStay[] = [
  {
    ...{ ...inHouse, hotel: 'MUCDE', rooms: 2 },
    online: { state: 'CHECKED_IN_HOUSE', href: '/my-stay' },
  },
  { hotel: 'TYOJP', checkIn: '2026-12-09' },
]

export const full: Case = {
  props: { maxStays: 2 },
  page: {
    ...page({ stays: two }),
    answers: [
      nextStaysAnswer({ stays: two, variables: { maxStays: 2 } }),
      nextStaysAnswer({ stays: two.slice(0, 1) }),
    ],
  },
}

export const today: Case = { props: {}, page: page({ stays: [{ checkIn: '2026-11-21' }] }) }

export const tomorrow: Case = {
  props: {},
  page: page({
    stays: [
      {
        checkIn: '2026-11-22',
        online: { state: 'CHECK_IN_ELIGIBLE', href: '/my-stay' },
      },
    ],
  }),
}

export const staying: Case = { props: {}, page: page({ stays: [inHouse] }) }

export const leaving: Case = {
  props: {},
  page: page({ stays: [{ ...inHouse, checkIn: '2026-11-19', nights: 2 }] }),
}

/** Without links, at a hotel of which little is known. */
export const bare: Case = {
  props: { actions: [] },
  page: page({ stays: [{ isBare: true }] }),
}

/** A private page elsewhere, to a visitor who is remembered. */
export const remembered: Case = {
  props: {},
  page: {
    ...page({ stays: [], isRemembered: true, variables: { elsewhere: true } }),
    page: { id: 'cancel-confirmation', type: null },
  },
}

/** On the page of the list, which leads to the sign-in itself. */
export const rememberedBesideList: Case = {
  props: {},
  page: page({ stays: [], isRemembered: true }),
  isEmpty: true,
}

export const empty: Case = { props: {}, page: page({ stays: [] }), isEmpty: true }

/** A page that caches keep: nothing of a visitor is in its HTML. */
export const onPublicPage: Case = {
  props: {},
  page: { page: { id: 'home-search', type: null } },
  isEmpty: true,
}

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const longNames: Case = {
  props: {},
  page: page({
    stays: [
      {
        name: 'Alderway Grand Danube Steamship Company Conference Pavilion and Residences, Harbourside',
        rooms: 4,
        cancelledRooms: 2,
      },
    ],
  }),
}

export const author: Case = { props: {}, page: { mode: 'edit' } }

export const dark: Case = { ...minimal, props: { theme: 'dark' } }

export const german: Case = { props: {}, page: page({ stays: [inHouse], locale: 'de-DE' }) }

export const japanese: Case = { props: {}, page: page({ stays: [{}], locale: 'ja-JP' }) }

export const rightToLeft: Case = {
  props: {},
  page: page({ stays: [{ hotel: 'RUHSA', rooms: 2 }], locale: 'ar-SA' }),
}

import { cartDetailsAnswer } from '../../../fixtures/cart-details'
import { redemptionAnswer, searchedPointsAnswer } from '../../../fixtures/redemption'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomPoints } from './cart-points.model'
import type { RedemptionPanelModel } from './redemption-panel.model'
import type { RedemptionPanelInput } from './redemption-panel.schema'

type Case = Fixture<RedemptionPanelInput, RedemptionPanelModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

interface Asked extends NonNullable<Parameters<typeof redemptionAnswer>[1]> {
  locale?: string
  said?: Record<string, string>
}

/** The page of the guests with a cart in Munich. */
function guests({ locale = 'en-US', said = {}, ...asked }: Asked = {}) {
  const rooms = asked.used?.length ?? 1
  const search = `propertyCode=MUCDE&${STAY}&numRooms=${rooms}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'guest-info', type: null, propertyId: 'MUCDE', cart: 'cart', search },
    answers: [redemptionAnswer('MUCDE', asked), cartDetailsAnswer(said)],
  }
}

/** The rates of a hotel, which every visitor sees alike. */
function rates(asked: Asked | null = {}, more = '') {
  const search = `propertyCode=MUCDE&${STAY}${more}`
  return {
    page: { id: 'rate-list', type: null, propertyId: 'MUCDE', search },
    answers: [searchedPointsAnswer('MUCDE', search, asked)],
  }
}

const nothing = () => {}

const room: RoomPoints = {
  ...{ id: 'room-0', buttonId: 'points-room-0-apply', number: 1, name: 'Garden King' },
  ...{ required: 60_000, recommended: 60_000, used: 0, field: 'points.room-0' },
  steps: [
    { points: 15_000, cash: '€248.33' },
    { points: 30_000, cash: '€165.55' },
    { points: 45_000, cash: '€82.78' },
    { points: 60_000, cash: '€0.00' },
  ],
  ...{ text: '30,000', chosen: 1, note: null, isBusy: false, nights: [] },
  ...{ nightsField: null, allFree: null },
  ...{ onSlide: nothing, onType: nothing, onLeave: nothing, apply: nothing, use: nothing },
}

const owned = {
  ...{ locale: 'en-US', required: 60_000, balance: 84_500, shortfall: 0, topUpHref: null },
  ...{ hasFree: false, freeNightOf: null, saved: 0 },
  form: { id: 'checkout-form', step: 'book' },
  ...{ problem: null, rates: null },
} as const

const shown = (change: Partial<RoomPoints>): Case => ({
  props: {},
  model: {
    ...{ state: 'cart', ...owned, roomCount: 1, isLive: true, awards: null },
    rooms: [{ ...room, ...change }],
  },
})

/** What an author sees. */
export const author: Case = shown({})

export const minimal: Case = { props: {}, page: guests() }

/** Everything that an author can say; the room is paid with points and money. */
export const full: Case = {
  props: {
    topUpHref: '/loyalty/buy-points',
    explainer: '<p>Points pay for nights. Whatever they do not cover, you pay with money.</p>',
  },
  page: guests({ used: [30_000], balance: 40_000 }),
}

/** Points pay for all nights, or for none. */
export const pointsOnly: Case = { props: { modes: ['points'] }, page: guests() }

export const notEnough: Case = {
  props: { topUpHref: '/loyalty/buy-points' },
  page: guests({ balance: 40_000 }),
}

/** An award pays for the first night, points and money for the other one. */
export const freeNight: Case = {
  props: {},
  page: guests({ used: [15_000], awards: 1, free: [9] }),
}

/** Of two nights that points alone pay for one is free. */
export const oneFree: Case = { props: {}, page: guests({ isOneFree: true }) }

/** Awards pay for all nights. */
export const allFree: Case = { props: {}, page: guests({ awards: 2, free: [9, 10] }) }

/** Too few points for a part of the room. */
export const tooFew: Case = {
  props: { topUpHref: '/loyalty/buy-points' },
  page: guests({ balance: 10_000 }),
}

/** The points went elsewhere: what is used can only be taken back. */
export const spentElsewhere: Case = {
  props: {},
  page: guests({ used: [30_000], balance: 10_000 }),
}

export const twoRooms: Case = { props: {}, page: guests({ used: [60_000, 0] }) }

export const anonymous: Case = { props: {}, page: guests({ balance: null }) }

export const remembered: Case = {
  props: {},
  model: {
    ...{ state: 'signIn', locale: 'en-US', required: 60_000, form: null, problem: null },
    ...{ hasFree: false, freeNightOf: null, saved: 0 },
    rates: { href: '/reservation/rateListMenu.mi?usePoints=true', isInPoints: false },
    name: 'Maria',
    signIn: { href: '/sign-in.mi', onClick: nothing },
  },
}

/** More was typed than the member has. */
export const clamped: Case = shown({
  ...{ text: '60,000', chosen: 3, note: { kind: 'atMost', points: 60_000 } },
})

export const notNumber: Case = shown({
  ...{ text: 'plenty', chosen: -1, note: { kind: 'notNumber' } },
})

export const busy: Case = shown({ isBusy: true })

/** The form has come back: somebody has spent the points meanwhile. */
export const refused: Case = {
  props: {},
  page: {
    ...guests({ balance: 40_000, said: { 'points.room-0': '60,000' } }),
    page: {
      ...guests().page,
      search: `propertyCode=MUCDE&${STAY}&problem=POINTS_SHORT&step=split`,
    },
  },
}

export const rateList: Case = { props: {}, page: rates({ balance: null }) }

export const ratesOfMember: Case = {
  props: { topUpHref: '/loyalty/buy-points' },
  model: {
    ...{ state: 'search', ...owned, form: null, balance: 40_000, shortfall: 20_000 },
    ...{ recommended: 40_000, topUpHref: '/loyalty/buy-points' },
    rates: { href: '/reservation/rateListMenu.mi?usePoints=true&tab=points', isInPoints: false },
  },
}

/** The balance is on its way. */
export const ratesInPoints: Case = {
  props: {},
  model: {
    ...{ state: 'search', ...owned, form: null, balance: null, recommended: null },
    rates: { href: '/reservation/rateListMenu.mi', isInPoints: true },
  },
}

/** The hotel sells nothing in points. */
export const none: Case = { props: {}, page: rates(null), isEmpty: true }

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: nothing } }

export const rightToLeft: Case = {
  props: {},
  page: guests({ locale: 'ar-SA', used: [30_000, 0], balance: 80_000, awards: 2 }),
}

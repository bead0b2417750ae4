import { HANDLE } from '../../../fixtures/cart'
import {
  changedPriceAnswer,
  MOVING_ROOMS,
  nightsAnswer,
  productsAnswer,
} from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RateListModel } from './rate-list.model'
import type { RateListInput } from './rate-list.schema'

type Case = Fixture<RateListInput, RateListModel>

const POINTS = 'propertyCode=NYCAB&usePoints=true'
const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

/** The rate list of a hotel with what its engine sells. */
function rates(propertyId: string, { more = '', locale = 'en-US', taken = 0, roomIndex = 0 } = {}) {
  const search = `propertyCode=${propertyId}&${STAY}${more}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'rate-list', type: null, propertyId, search },
    answers: [productsAnswer(propertyId, { search, locale, taken, roomIndex })],
  }
}

/** United States: taxes are named apart, the total has everything. */
export const minimal: Case = { props: {}, page: rates('NYCAB') }

/** Another room for a booked stay: the current one is the first, and all say what they cost more or less. */
export const changing: Case = {
  props: {},
  page: {
    page: {
      ...{ id: 'modify-rate-list', type: null, propertyId: 'MUCDE', cart: 'cart', stay: HANDLE },
      rooms: MOVING_ROOMS,
      search: `propertyCode=MUCDE&${STAY}`,
    },
    answers: [productsAnswer('MUCDE', { search: STAY, bookedRoom: 'TGAR' })],
  },
}

/** Everything that an author can say. */
export const full: Case = {
  props: {
    ratesPerCard: 1,
    tabs: ['standard', 'member'],
    sort: 'priceDesc',
    lowInventoryAt: 20,
    memberDisclaimer: '<p>For members of <b>Alderway Circle</b>.</p>',
    emptyHref: '/hotels',
  },
  page: rates('NYCAB'),
}

/** A search that asks for points. */
export const inPoints: Case = { props: {}, page: rates('NYCAB', { more: '&usePoints=true' }) }

/** An address without dates: the lowest prices of the next nights. */
export const noDates: Case = {
  props: {},
  page: {
    page: { id: 'rate-list', type: null, propertyId: 'NYCAB' },
    answers: [nightsAnswer('NYCAB')],
  },
}

/** The same for a visitor who asks for points: the fewest of each night beside its price. */
export const noDatesInPoints: Case = {
  props: {},
  page: {
    page: { id: 'rate-list', type: null, propertyId: 'NYCAB', search: POINTS },
    answers: [nightsAnswer('NYCAB', { search: POINTS })],
  },
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** Nothing is left: the reason, and the nearest dates. */
export const soldOut: Case = { props: {}, page: rates('NYCAB', { taken: 10_000 }) }

/** A code that nobody knows: the other rates, and a word about it. */
export const unknownCode: Case = {
  props: {},
  page: rates('NYCAB', { more: '&rateType=group&rateCode=NOSUCH' }),
}

/** A code that the hotel knows: its rates are shown first. */
export const knownCode: Case = {
  props: {},
  page: rates('NYCAB', { more: '&rateType=corporate&rateCode=MERIDIAN' }),
}

/** The second of two rooms. */
export const secondRoom: Case = {
  props: {},
  page: rates('NYCAB', { more: '&numRooms=2', roomIndex: 1 }),
}

/** The rate that the visitor chose costs more by now. */
export const priceChanged: Case = {
  props: {},
  page: (() => {
    const of = rates('NYCAB')
    const { product, answer } = changedPriceAnswer('NYCAB', {
      ...{ search: of.page.search, plan: 'FLEX', before: 1200 },
    })
    return {
      ...of,
      page: { ...of.page, product, quote: 'shown' },
      answers: [...of.answers, answer],
    }
  })(),
}

/** Two filters of the address: AND between groups. */
export const filtered: Case = {
  props: {},
  page: rates('NYCAB', { more: '&filter=beds.king&filter=refundable.free' }),
}

/** The filters leave nothing, and one of them is of another hotel. */
export const nothingLeft: Case = {
  props: {},
  page: rates('NYCAB', {
    more: '&filter=meal.breakfast&filter=refundable.non-refundable&filter=beds.futon',
  }),
}

/** Germany: taxes are in the price, the city tax is paid at the hotel. */
export const munich: Case = { props: {}, page: rates('MUCDE', { locale: 'de-DE' }) }

/** Japan: without decimals. */
export const tokyo: Case = { props: {}, page: rates('TYOJP', { locale: 'ja-JP' }) }

export const rightToLeft: Case = { props: {}, page: rates('RUHSA', { locale: 'ar-SA' }) }

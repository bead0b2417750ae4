import { cartAnswer, STAY_OF_CART } from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { BookAnotherRoomModel } from './book-another-room.model'
import type { BookAnotherRoomInput } from './book-another-room.schema'

type Case = Fixture<BookAnotherRoomInput, BookAnotherRoomModel>

const TWO = '&numRooms=2&numAdultsPerRoom=2-1'

/** The rate list of a stay, with what its cart has. */
function rates(propertyId: string, plans: string[], { locale = 'en-US', more = TWO } = {}) {
  const search = `propertyCode=${propertyId}${more}&${STAY_OF_CART}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'rate-list', type: null, propertyId, search, cart: 'cart' },
    answers: [cartAnswer(propertyId, { more, locale, plans })],
  }
}

/** Nothing is chosen. */
export const minimal: Case = {
  props: {},
  page: {
    page: {
      id: 'rate-list',
      type: null,
      propertyId: 'NYCAB',
      search: `propertyCode=NYCAB${TWO}&${STAY_OF_CART}`,
    },
  },
}

/** The first room is chosen, without its name. */
export const full: Case = { props: { showNames: false }, page: rates('NYCAB', ['FLEX']) }

export const complete: Case = { props: {}, page: rates('NYCAB', ['FLEX', 'PREP']) }

/** A stay with one room has no steps. */
export const oneRoom: Case = {
  props: {},
  page: {
    page: {
      id: 'rate-list',
      type: null,
      propertyId: 'NYCAB',
      search: `propertyCode=NYCAB&${STAY_OF_CART}`,
    },
  },
  isEmpty: true,
}

export const nine: Case = {
  props: {},
  page: rates('NYCAB', ['FLEX'], { more: '&numRooms=9&numAdultsPerRoom=2' }),
}

export const rightToLeft: Case = { props: {}, page: rates('RUHSA', ['FLEX'], { locale: 'ar-SA' }) }

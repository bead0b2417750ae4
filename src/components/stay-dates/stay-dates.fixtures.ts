import type { Fixture } from '../../mapping/define-widget'
import type { PreloadedAnswer } from '../../services/page/page-context'
import type { StayDatesModel } from './stay-dates.model'
import type { StayDatesInput } from './stay-dates.schema'

type Case = Fixture<StayDatesInput, StayDatesModel>

const FAMILY =
  'fromDate=2027-03-12&toDate=2027-03-14&numRooms=2&numAdultsPerRoom=2-1&childrenAges=4.7-'

const times: PreloadedAnswer<'StayTimes'> = {
  name: 'StayTimes',
  variables: { propertyId: 'NYCAB' },
  data: {
    property: {
      id: 'NYCAB',
      checkInTime: '15:00',
      checkOutTime: '11:00',
    },
  },
}

const asked = (search: string, locale = 'en-US') => ({
  locale,
  ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
  page: {
    id: 'rate-list',
    type: null,
    propertyId: 'NYCAB',
    search: `propertyCode=NYCAB&${search}`,
  },
  answers: [times],
})

/** One night for one guest. */
export const minimal: Case = { props: {}, page: asked('fromDate=2027-03-12&toDate=2027-03-13') }

/** The rooms of a cart, which other dates would remove. */
export const withCart: Case = {
  props: {},
  page: { ...asked(FAMILY), page: { ...asked(FAMILY).page, cart: 'cart' } },
}

/** Two rooms with a family. */
export const full: Case = { props: { editable: true }, page: asked(FAMILY) }

/** An address without dates asks for them. */
export const noDates: Case = { props: {}, page: asked('numAdultsPerRoom=2') }

/** The stay of a reservation whose dates cannot be changed. */
export const fixed: Case = { props: { editable: false }, page: asked(FAMILY) }

/** The hotel’s hours are not known. */
export const withoutTimes: Case = { props: {}, page: { ...asked(FAMILY), answers: [] } }

export const german: Case = { props: {}, page: asked(FAMILY, 'de-DE') }

export const rightToLeft: Case = { props: {}, page: asked(FAMILY, 'ar-SA') }

export const author: Case = { props: {}, page: { ...asked(FAMILY), mode: 'edit' } }

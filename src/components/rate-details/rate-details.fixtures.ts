import { productOf, rateDetailsAnswer } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RateDetailsModel } from './rate-details.model'
import type { RateDetailsInput } from './rate-details.schema'

type Case = Fixture<RateDetailsInput, RateDetailsModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

interface Asked {
  plan?: string
  more?: string
  locale?: string
  before?: number
}

/** A rate list whose address names a rate. */
function rate(
  propertyId: string,
  { plan = 'FLEX', more = '', locale = 'en-US', before }: Asked = {},
) {
  const search = `propertyCode=${propertyId}&${STAY}${more}`
  const product = productOf(propertyId, { search, plan })
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ id: 'rate-list', type: null, propertyId, search, product },
      ...(before ? { quote: 'shown' } : {}),
    },
    answers: [
      rateDetailsAnswer(propertyId, { search, plan, locale, ...(before ? { before } : {}) }),
    ],
  }
}

const select = {
  form: {
    ...{ action: '/', fields: [], locale: 'en-US', choose: () => {} },
    join: { href: '/', onClick: () => {} },
  },
  busyId: null,
  failed: null,
}
const shown = { state: 'shown', name: '', select, selectName: '', allHref: '/' } as const

/** United States: a resort fee and taxes are added to the nights. */
export const minimal: Case = { props: {}, page: rate('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: { sections: ['price', 'cancellation', 'guarantee'], showNightly: false },
  page: rate('NYCAB'),
}

/** A page whose address names no rate. */
export const none: Case = {
  props: {},
  page: { page: { id: 'rate-list', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { ...shown, details: { state: 'loading' } } }

export const failed: Case = {
  props: {},
  model: { ...shown, details: { state: 'failed', retry: () => {} } },
}

/** Not sold any more. */
export const gone: Case = { props: {}, page: rate('NYCAB', { plan: 'NOSUCH' }) }

/** Everything is paid at the booking, and nothing is paid back. */
export const prepaid: Case = { props: {}, page: rate('NYCAB', { plan: 'PREP' }) }

/** Dearer than when it was shown. */
export const moved: Case = { props: {}, page: rate('NYCAB', { before: 1200 }) }

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: {},
  page: rate('NYCAB', { plan: 'CORP', more: '&rateType=corporate&rateCode=MERIDIAN' }),
}

/** Germany: the tax is in the price, the city tax is paid at the hotel. */
export const munich: Case = { props: {}, page: rate('MUCDE', { plan: 'PREP', locale: 'de-DE' }) }

/** Japan: without decimals. */
export const tokyo: Case = { props: {}, page: rate('TYOJP', { locale: 'ja-JP' }) }

export const rightToLeft: Case = { props: {}, page: rate('RUHSA', { locale: 'ar-SA' }) }

import { detailsAnswer, guestInfo, prepaidAnswer } from '../../../fixtures/checkout'
import { prepayAnswer } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { PrepayRatesModel } from './prepay-rates.model'
import type { PrepayRatesInput } from './prepay-rates.schema'

type Case = Fixture<PrepayRatesInput, PrepayRatesModel>

const STAY = 'fromDate=2027-03-09&toDate=2027-03-11&numAdultsPerRoom=2'

/** The rate list of a hotel with what is paid at once there. */
function rates(propertyId: string, { locale = 'en-US', count = 2, hasLaw = false } = {}) {
  const search = `propertyCode=${propertyId}&${STAY}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'rate-list', type: null, propertyId, search },
    answers: [prepayAnswer(propertyId, { search, count, hasLaw })],
  }
}

export const minimal: Case = { props: {}, page: rates('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    text: '<p>Pay now, and <b>every night</b> costs less.</p>',
    termsHref: '/terms/prepaid-rates',
  },
  page: rates('NYCAB'),
}

/** Where a law lets guests cancel for a day. */
export const california: Case = { props: {}, page: rates('SFOAA', { hasLaw: true }) }

/** A hotel without such a rate. */
export const empty: Case = { props: {}, page: rates('NYCAB', { count: 0 }), isEmpty: true }

/** Some of these rates are paid back in part. */
export const partlyRefunded: Case = {
  props: {},
  model: { state: 'ready', nonRefundable: [], termsHref: null },
}

/** Texts that are longer than usual. */
export const longTexts: Case = {
  props: {
    text: '<p>Whoever pays the whole stay at the booking gets the room at a lower price, and this holds for each night of the stay, for every guest, and for all room types of the hotel.</p>',
    labels: { title: 'Pay the whole of your stay today and save on every single night of it' },
  },
  page: rates('NYCAB'),
}

export const rightToLeft: Case = { props: {}, page: rates('RUHSA', { locale: 'ar-SA' }) }

/** Before the booking of a cart whose prepaid rooms are charged these amounts. */
function consent(
  amounts: readonly (number | null)[],
  details: Record<string, string> = {},
  locale = 'en-US',
): Case {
  const answers = [detailsAnswer(details), prepaidAnswer(amounts)]
  return { props: { variant: 'consent' }, page: guestInfo('NYCAB', answers, locale) }
}

/** Two prepaid rooms: the box is about the sum of both. */
export const consentAsked: Case = consent([45_600, 39_900])

export const consentGiven: Case = consent([45_600], {
  'prepay.accepted': 'yes',
  'prepay.accepted.version': '45600.2 USD',
})

/** The amount has changed since it was agreed to. */
export const consentChanged: Case = consent([45_600], {
  'prepay.accepted': 'yes',
  'prepay.accepted.version': '43200.2 USD',
})

/** The guest may not see the rate. */
export const consentHidden: Case = consent([null])

/** No room of the cart is prepaid. */
export const consentNone: Case = { ...consent([]), isEmpty: true }

export const consentLoading: Case = {
  props: { variant: 'consent' },
  model: { state: 'loading' },
}

export const consentFailed: Case = {
  props: { variant: 'consent' },
  model: { state: 'failed', retry: () => {} },
}

export const consentGerman: Case = consent([45_600], {}, 'de-DE')

export const consentRightToLeft: Case = consent([45_600], {}, 'ar-SA')

import type { Fixture } from '../../mapping/define-widget'
import type { SessionTimeoutModalModel, TimeoutDialog } from './session-timeout-modal.model'
import type { SessionTimeoutModalInput } from './session-timeout-modal.schema'

type Case = Fixture<SessionTimeoutModalInput, SessionTimeoutModalModel>

const SEARCH = 'propertyCode=NYCAB&fromDate=2027-03-12&toDate=2027-03-14&numAdultsPerRoom=2'

const shared = { news: 'none', renew: () => {}, closeNews: () => {} } as const

const dialog: TimeoutDialog = {
  isInline: false,
  isSignedIn: false,
  searchHref: `/reservation/rateListMenu.mi?${SEARCH}`,
  proceed: () => {},
  close: () => {},
  startRef: { current: null },
}

const counting = (text: string, more: Partial<TimeoutDialog> & { of?: 'session' } = {}): Case => ({
  props: {},
  model: {
    ...shared,
    ...dialog,
    state: 'counting',
    of: 'cart',
    left: { text, isFinal: text < '1:00' },
    ...more,
  },
})

/** A page with a cart, whose booking is not about to end. */
export const minimal: Case = {
  props: {},
  model: { ...shared, state: 'quiet' },
}

/** A page without a cart. */
export const none: Case = { props: {}, isEmpty: true }

/** Ten minutes after the last use of the cart. */
export const full: Case = counting('5:00')

/** The last minute. */
export const lastMinute: Case = counting('0:42')

/** The session of a member ends before the cart. */
export const member: Case = counting('4:12', { of: 'session', isSignedIn: true })

/** The cart’s time is over, the session goes on. */
export const lapsed: Case = {
  props: {},
  model: { ...shared, ...dialog, state: 'lapsed', left: null },
}

export const extending: Case = {
  props: {},
  model: { ...shared, ...dialog, state: 'extending' },
}

/** Two attempts to go on got no answer. */
export const unanswered: Case = {
  props: {},
  model: { ...shared, ...dialog, state: 'unanswered' },
}

export const ended: Case = {
  props: {},
  model: { ...shared, ...dialog, state: 'ended' },
}

/** Another window has changed the booking; this one shows it. */
export const changed: Case = {
  props: {},
  model: { ...shared, news: 'renewed', state: 'quiet' },
}

/** The same, and the latest figures could not be loaded. */
export const notRenewed: Case = {
  props: {},
  model: { ...shared, news: 'failed', state: 'quiet' },
}

export const rightToLeft: Case = {
  ...counting('4:59', { isSignedIn: true }),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** In author mode the warning is shown in the page. */
export const author: Case = {
  props: {},
  page: {
    mode: 'edit',
    page: { id: 'review-details', type: null, propertyId: 'NYCAB', search: SEARCH, cart: 'cart' },
  },
}

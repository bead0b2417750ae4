import type { Fixture } from '../../mapping/define-widget'
import type { SessionTimeoutModalModel } from './session-timeout-modal.model'
import type { SessionTimeoutModalParts } from './session-timeout-modal.parts'
import type { SessionTimeoutModalInput } from './session-timeout-modal.schema'
import type { OpenedTimeout, TimeoutDialogModel } from './timeout-dialog.model'
import type { TimeoutNewsModel } from './timeout-news.model'

type Case = Fixture<SessionTimeoutModalInput, SessionTimeoutModalModel, SessionTimeoutModalParts>

const SEARCH = 'propertyCode=NYCAB&fromDate=2027-03-12&toDate=2027-03-14&numAdultsPerRoom=2'

const opened: OpenedTimeout = {
  isInline: false,
  isSignedIn: false,
  searchHref: `/reservation/rateListMenu.mi?${SEARCH}`,
  proceed: () => {},
  close: () => {},
  startRef: { current: null },
}

const calm: TimeoutNewsModel = { state: 'none', renew: () => {}, close: () => {} }

const model = {
  state: 'watching',
  isReady: true,
  cart: { watched: { state: 'quiet' }, news: calm, proceed: () => {} },
} as const

const warning = (dialog: TimeoutDialogModel): Case => ({
  props: {},
  model,
  parts: { dialog, news: calm },
})

const counting = (text: string, more: Partial<OpenedTimeout> & { of?: 'session' } = {}): Case => {
  const left = { text, isFinal: text < '1:00' }
  return warning({ ...opened, state: 'counting', of: 'cart', left, ...more })
}

const changedElsewhere = (state: TimeoutNewsModel['state']): Case => ({
  props: {},
  model,
  parts: { dialog: { state: 'quiet' }, news: { ...calm, state } },
})

/** A page with a cart, whose booking is not about to end. */
export const minimal: Case = { props: {}, model: { ...model, isReady: false } }

/** A page without a cart. */
export const none: Case = { props: {}, isEmpty: true }

/** Ten minutes after the last use of the cart. */
export const full: Case = counting('5:00')

/** The last minute. */
export const lastMinute: Case = counting('0:42')

/** The session of a member ends before the cart. */
export const member: Case = counting('4:12', { of: 'session', isSignedIn: true })

/** The cart’s time is over, the session goes on. */
export const lapsed: Case = warning({ ...opened, state: 'lapsed', left: null })

export const extending: Case = warning({ ...opened, state: 'extending' })

/** Two attempts to go on got no answer. */
export const unanswered: Case = warning({ ...opened, state: 'unanswered' })

export const ended: Case = warning({ ...opened, state: 'ended' })

/** Another window has changed the booking; this one shows it. */
export const changed: Case = changedElsewhere('renewed')

/** The same, and the latest figures could not be loaded. */
export const notRenewed: Case = changedElsewhere('failed')

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

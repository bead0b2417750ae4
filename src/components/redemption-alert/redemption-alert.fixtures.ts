import type { Fixture } from '../../mapping/define-widget'
import type { Operations } from '../../services/graphql/operations'
import type { RedemptionAlertModel } from './redemption-alert.model'
import type { RedemptionAlertInput } from './redemption-alert.schema'

type Case = Fixture<RedemptionAlertInput, RedemptionAlertModel>
type Notice = Operations['RedemptionNotification']['result']['redemptionNotification']

const NONE = { freeNights: null, amount: null, deadline: null }
const SHORTFALL: Notice = { ...NONE, type: 'SHORTFALL', points: 17_000 }
const EXPIRING: Notice = {
  ...{ ...NONE, type: 'EXPIRING_AWARD', points: 0 },
  ...{ freeNights: 1, deadline: '2026-12-31' },
}
const BETTER_VALUE: Notice = {
  ...{ ...NONE, type: 'BETTER_VALUE', points: 52_000 },
  amount: { amount: 41_000, decimalPoint: 2, currency: 'EUR' },
}
const REFUNDED: Notice = { ...NONE, type: 'POINTS_REFUNDED', points: 48_000 }

/** The page of a cart, whose server has asked. */
function cart(redemptionNotification: Notice, locale = 'en-US') {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'review-details', type: null, propertyId: 'MUCDE', cart: 'cart' },
    answers: [
      {
        name: 'RedemptionNotification' as const,
        variables: { cartId: 'cart' },
        data: { redemptionNotification },
      },
    ],
  }
}

/** The page of a stay of which rooms were cancelled. */
function stay(locale = 'en-US') {
  const { answers, ...page } = cart(REFUNDED, locale)
  return {
    ...page,
    page: { id: 'cancel-confirmation', type: null, propertyId: 'MUCDE', stay: 'handle' },
    answers: answers.map((answer) => ({ ...answer, variables: { stay: 'handle' } })),
  }
}

const link = { label: 'Buy points', action: 'link', href: '/loyalty/buy-points' } as const

export const minimal: Case = { props: {}, page: cart(SHORTFALL) }

export const full: Case = { props: { cta: link, icon: 'sparkle' }, page: cart(SHORTFALL) }

export const expiringAward: Case = { props: {}, page: cart(EXPIRING) }

export const betterValue: Case = { props: {}, page: cart(BETTER_VALUE) }

export const refunded: Case = { props: { icon: 'coins' }, page: stay() }

export const mini: Case = {
  props: { variant: 'mini', cta: link, icon: 'coins' },
  page: cart(SHORTFALL),
}

export const miniRefunded: Case = { props: { variant: 'mini' }, page: stay() }

/** Nothing to know, as for everybody who has not signed in. */
export const none: Case = { props: {}, page: cart(null), isEmpty: true }

/** A search in points on a page that caches keep: only the browser of a member asks. */
export const place: Case = {
  props: {},
  page: {
    page: {
      ...{ id: 'rate-list', type: null, propertyId: 'MUCDE' },
      search: 'propertyCode=MUCDE&fromDate=2027-03-08&toDate=2027-03-12&usePoints=true',
    },
  },
}

/** A search in money. */
export const unasked: Case = {
  props: {},
  page: {
    page: {
      ...{ id: 'rate-list', type: null, propertyId: 'MUCDE' },
      search: 'propertyCode=MUCDE&fromDate=2027-03-08&toDate=2027-03-12',
    },
  },
  isEmpty: true,
}

export const longNames: Case = {
  props: {
    cta: { ...link, label: 'Bonuspunktenachkaufmöglichkeiten des Treueprogramms ansehen' },
    labels: { shortfallTitle: 'Donaudampfschifffahrtsgesellschaftskapitänspunktekontostand' },
  },
  page: cart(SHORTFALL),
}

export const miniLongNames: Case = {
  ...longNames,
  props: { ...longNames.props, variant: 'mini' },
}

export const author: Case = { props: { cta: link }, page: { mode: 'edit' } }

export const dark: Case = { props: { theme: 'dark', cta: link }, page: cart(BETTER_VALUE) }

export const german: Case = { props: {}, page: cart(BETTER_VALUE, 'de-DE') }

export const japanese: Case = { props: {}, page: cart(BETTER_VALUE, 'ja-JP') }

export const chinese: Case = { props: {}, page: stay('zh-CN') }

export const rightToLeft: Case = {
  props: { cta: { ...link, label: 'شراء النقاط' } },
  page: cart(BETTER_VALUE, 'ar-SA'),
}

export const miniRightToLeft: Case = {
  props: { variant: 'mini', cta: { ...link, label: 'شراء النقاط' } },
  page: cart(SHORTFALL, 'ar-SA'),
}

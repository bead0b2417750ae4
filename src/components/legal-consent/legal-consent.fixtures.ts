import { detailsAnswer, guestInfo } from '../../../fixtures/checkout'
import type { Fixture } from '../../mapping/define-widget'
import type { LegalConsentModel } from './legal-consent.model'
import type { LegalConsentInput } from './legal-consent.schema'

type Case = Fixture<LegalConsentInput, LegalConsentModel>

const from = (country: string, more: Record<string, string> = {}, locale = 'en-US') =>
  guestInfo('NYCAB', [detailsAnswer({ 'guest.country': country, ...more })], locale)

const terms = {
  type: 'terms',
  version: '2026-09',
  text: '<p>I agree to the <a href="/terms">terms of the booking</a> and have read the <a href="/fragments/privacy-statement">privacy statement</a>.</p>',
  required: true,
}
const email = { type: 'marketing-email', text: '<p>Send me news and offers by email.</p>' }
const sms = { type: 'marketing-sms', text: '<p>Send me offers by text message.</p>' }
const post = { type: 'marketing-post', text: '<p>Send me the magazine by post.</p>' }
const consents = [terms, email, sms, post]
const PRIVACY = '/fragments/privacy-statement'

export const minimal: Case = { props: { consents: [terms] }, page: from('DE') }

/** Germany: each channel is asked for. */
export const full: Case = {
  props: {
    consents: [
      ...consents,
      {
        type: 'loyalty-terms',
        text: '<p>I agree to the terms of Alderway Circle.</p>',
        links: [{ label: 'Terms of Alderway Circle', href: '/circle/terms', newTab: true }],
      },
    ],
    privacyHref: PRIVACY,
  },
  page: from('DE'),
}

/** What is left to the guest, in a section that opens. */
export const accordion: Case = {
  props: { consents, layout: 'accordion' },
  page: from('DE'),
}

/** United States: a notice for email and post, a box for text messages. */
export const optOut: Case = { props: { consents, privacyHref: PRIVACY }, page: from('US') }

/** Belgium: the phone number is not asked for, and so are no text messages. */
export const phoneHidden: Case = { props: { consents }, page: from('BE') }

/** Ticked before, and stored. */
export const stored: Case = {
  props: { consents },
  page: from('DE', {
    'consent.terms': 'yes',
    'consent.terms.version': '2026-09',
    'consent.marketing-email': 'yes',
    'consent.marketing-email.version': '1',
  }),
}

/** Agreed to another text than the present one. */
export const changed: Case = {
  props: { consents },
  page: from('DE', { 'consent.terms': 'yes', 'consent.terms.version': '2025-01' }),
}

/** Nothing is asked of guests from there. */
export const none: Case = {
  props: { consents: [{ ...email, countries: ['FR'] }] },
  page: from('DE'),
  isEmpty: true,
}

export const loading: Case = { props: { consents: [terms] }, model: { state: 'loading' } }

export const longTexts: Case = {
  props: {
    consents: [
      {
        ...terms,
        text: `<p>${'I have read every one of the terms of this booking. '.repeat(14)}</p>`,
      },
    ],
  },
  page: from('DE'),
}

export const german: Case = {
  props: { consents, privacyHref: PRIVACY },
  page: from('US', {}, 'de-DE'),
}

export const rightToLeft: Case = {
  props: { consents, privacyHref: PRIVACY },
  page: from('US', {}, 'ar-SA'),
}

import { rateListPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import type { PageNode } from '../../cms/page/page-model'
import { site } from '../../site'
import { CIRCLE_TERMS_URL, footerProps } from '../footer'
import { INSURANCE_TERMS_URL, INSURER } from '../insurance'
import { ownOffers } from '../offers'
import { guestInfoTexts } from '../page-texts'
import type { Locale, SeedHotel } from '../seed-types'

/** Most characters of a description that a search engine shows. */
const DESCRIPTION_LENGTH = 155

export function footer(
  variation: 'minimized' | 'expanded',
  locale: Locale,
  hasConsentTool = false,
): PageNode {
  return { type: 'footer', id: 'footer', props: footerProps(variation, locale, hasConsentTool) }
}

/** The privacy statement on its own page. */
export const PRIVACY_HREF = '/fragments/privacy-statement'

/** What the footer's link to the privacy statement opens. */
export const privacyModal: PageNode = {
  type: 'privacy-statement-modal',
  id: 'privacy-statement-modal',
  when: 'open',
  props: { src: PRIVACY_HREF },
}

/** What “Sign in” opens where a visitor is to stay on the page, and the code of its second step. */
export function signInModals(variant: 'modal' | 'lookup' = 'modal'): PageNode[] {
  return [
    { type: 'sign-in-modal', id: 'sign-in', props: { variant } },
    { type: 'otp-validation-modal', id: 'otp', when: 'open', props: {} },
  ]
}

/** The dialog that the header's link to reservations opens for a visitor who is not signed in. */
export const lookupOverlay: PageNode = { type: 'lookup-overlay', id: 'lookup', props: {} }

/** What the header's link to currencies opens. */
export const currencyModal: PageNode = {
  type: 'currency-selector-modal',
  id: 'currencies',
  props: {},
}

/** What the dates of a stay open. */
export const stayModal: PageNode = { type: 'stay-details-modal', id: 'stay-details', props: {} }

/** The insurance of a trip, with what the law asks its insurer to say. */
export function travelInsurance(
  locale: Locale,
  placement: 'checkout' | 'confirmation' | 'manage' = 'checkout',
): PageNode {
  const { insuranceDisclosures, insuranceTerms } = guestInfoTexts
  return {
    type: 'travel-insurance',
    id: 'insurance',
    props: {
      partner: { name: INSURER[locale] },
      disclosures: insuranceDisclosures[locale],
      policyLinks: [{ label: insuranceTerms[locale], href: INSURANCE_TERMS_URL, newTab: true }],
      placement,
    },
  }
}

/** Offers around a stay that is booked, or was. */
export function stayOffers(locale: Locale): PageNode {
  return { type: 'cross-sell-offers', id: 'offers', props: { fallbackOffers: ownOffers(locale) } }
}

/** Warns before a booking ends, and says where the content begins that another window has changed it. */
export const sessionTimeout: PageNode = {
  type: 'session-timeout-modal',
  id: 'session-timeout',
  props: {},
}

/** What the property bar's button opens. */
export const quickView: PageNode = {
  type: 'hotel-quick-view-modal',
  id: 'hotel-details',
  when: 'open',
  props: {},
}

/** What opens on a hotel's own page: its details, its pictures, the currencies. */
export const hotelOverlays: PageNode[] = [
  quickView,
  { type: 'hotel-gallery-viewer', id: 'hotel-gallery-viewer', props: {} },
  currencyModal,
]

/** What “Join for free” opens where a visitor is to stay on the page. */
export const joinModal: PageNode = {
  type: 'one-click-join-modal',
  id: 'one-click-join',
  props: { termsHref: CIRCLE_TERMS_URL, privacyHref: PRIVACY_HREF },
}

/** What a guest who is no member may join with, or sign in for, once the stay is booked. */
export const joinOfBooked: PageNode = {
  type: 'one-click-join',
  id: 'join',
  props: { source: 'order', termsHref: CIRCLE_TERMS_URL, privacyHref: PRIVACY_HREF },
}

/** Un-prefixed: who renders the link puts the site's sub-directory before it. */
export function rateListHref(hotel: SeedHotel): string {
  return withQuery(site, rateListPath(site), { propertyCode: hotel.id })
}

/** `{name}` replaced by its value. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
}

/** As much of a text as a search engine shows, cut between two words of the locale. */
export function description(text: string, locale: Locale): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  const last = [...segments].findLast(({ index }) => index < DESCRIPTION_LENGTH)
  return `${text.slice(0, last?.index).replace(/[\s\p{P}]+$/u, '')}…`
}

/** What an error message says when the form of a page of the booking was refused, or had no answer. */
export function formMessages(locale: Locale) {
  return {
    INVALID: {
      title: guestInfoTexts.invalid[locale],
      body: guestInfoTexts.invalidText[locale],
      severity: 'error' as const,
    },
    UNANSWERED: {
      title: guestInfoTexts.unanswered[locale],
      body: guestInfoTexts.unansweredText[locale],
      severity: 'error' as const,
    },
  }
}

/** Where a page of the booking with a form begins: below the name of the hotel its own heading. */
export function formStart(title: string, locale: Locale): PageNode[] {
  return [
    { type: 'hotel-header', id: 'hotel-header', props: { isMainHeading: false } },
    sessionTimeout,
    { type: 'heading', id: 'heading', props: { text: title, level: 1 } },
    { type: 'error-message', id: 'error-message', props: { messages: formMessages(locale) } },
  ]
}

import type { Fixture } from '../../mapping/define-widget'
import type { ErrorListModel } from './error-list.model'
import type { ErrorMessageModel } from './error-message.model'
import type { ErrorMessageParts } from './error-message.parts'
import type { ErrorMessageInput } from './error-message.schema'

type Case = Fixture<ErrorMessageInput, ErrorMessageModel, ErrorMessageParts>
type Shown = Extract<ErrorListModel, { state: 'shown' }>['errors'][number]

const phone = { href: 'tel:+18005550134', text: '+1 800-555-0134' }

const unknown: Shown = {
  key: 'fallback 1',
  severity: 'error',
  title: 'Something went wrong',
  body: { text: 'Please try again. If it happens again, call us at {phone}.' },
  cta: { label: 'Try again', onClick: () => {} },
  reference: 'Ref: 4b7c19e2-8a51-4f0e-9d0c-1f2a6b7c8d9e',
  fields: [],
  close: () => {},
}

const cancelled: Shown = {
  key: 'alreadyCancelled 1',
  severity: 'info',
  title: 'This reservation is already cancelled.',
  body: { text: 'There’s nothing more you need to do.' },
  cta: { label: 'See the cancellation', href: '/reservation/confirmReservationCancellation.mi' },
  reference: undefined,
  fields: [],
  close: () => {},
}

const limits: Shown = {
  key: 'limits 1',
  severity: 'warning',
  title: 'You’ve reached the number of stays you can book online.',
  body: { text: '' },
  cta: { label: 'Call +1 800-555-0134', href: phone.href },
  reference: undefined,
  fields: [],
  close: () => {},
}

const list = { state: 'list', raised: [] } as const

const page = { id: 'rate-list', type: null, propertyId: 'NYCAB' }

/** Nothing has failed. */
export const minimal: Case = { props: {}, page: { page }, isEmpty: true }

export const failed: Case = {
  props: {},
  page: { page },
  model: list,
  parts: { list: { state: 'shown', phone, errors: [unknown] } },
}

export const info: Case = {
  props: {},
  page: { page },
  model: list,
  parts: { list: { state: 'shown', phone, errors: [cancelled] } },
}

export const warning: Case = {
  props: {},
  page: { page },
  model: list,
  parts: { list: { state: 'shown', phone, errors: [limits] } },
}

/** Newest first. */
export const several: Case = {
  props: {},
  page: { page },
  model: list,
  parts: { list: { state: 'shown', phone, errors: [unknown, limits, cancelled] } },
}

export const fields: Case = {
  props: {},
  page: { page },
  model: list,
  parts: {
    list: {
      state: 'shown',
      phone,
      errors: [
        {
          ...unknown,
          key: 'form 1',
          title: 'We couldn’t accept some of the details.',
          body: { text: 'Please check the form.' },
          cta: undefined,
          reference: undefined,
          fields: [
            {
              id: 'guest-email',
              text: 'Enter an email address such as name@example.com',
              onFollow() {},
            },
            {
              id: 'guest-phone',
              text: 'Enter a phone number with its country code',
              onFollow() {},
            },
          ],
        },
      ],
    },
  },
}

export const longNames: Case = {
  props: {},
  page: { page },
  model: list,
  parts: {
    list: {
      state: 'shown',
      phone,
      errors: [
        {
          ...unknown,
          title: `Donaudampfschifffahrtsgesellschaftskapitänsreservierungsbestätigungsnummer ${'nicht gefunden '.repeat(8)}`,
          reference: `Ref: ${'4b7c19e28a514f0e'.repeat(8)}`,
        },
      ],
    },
  },
}

export const full: Case = {
  props: {
    variant: 'page',
    fallback: {
      title: 'This page has checked out',
      body: '<p>The address may be mistyped, or the page has moved. Our hotels are where they’ve always been.</p>',
    },
    helpLinks: [{ label: 'See our hotels', href: '/homepage-searchform.mi#hotels' }],
  },
  page: { page: { id: 'error', type: null } },
}

/** The error page without an author’s text. */
export const plainPage: Case = {
  props: { variant: 'page' },
  page: { page: { id: 'error', type: null } },
}

/** After a redirect with an error. */
export const pageWithReference: Case = {
  props: { variant: 'page' },
  page: { page: { id: 'error', type: null } },
  parts: {
    page: {
      state: 'page',
      phone,
      title: 'Your account is active, but we couldn’t sign you in.',
      body: { text: 'Please sign in.' },
      cta: { label: 'Sign in', href: '/sign-in.mi' },
      reference: 'Ref: 4b7c19e2-8a51-4f0e-9d0c-1f2a6b7c8d9e',
      search: { label: 'Search hotels', href: '/homepage-searchform.mi' },
      help: [
        { label: 'Find your reservation', href: '/reservation/lookupReservation.mi' },
        { label: 'Call +1 800-555-0134', href: phone.href },
      ],
    },
  },
}

export const rightToLeft: Case = {
  props: {
    variant: 'page',
    fallback: {
      title: 'هذه الصفحة غادرت الفندق',
      body: '<p>ربما كُتب العنوان خطأً أو نُقلت الصفحة. أما فنادقنا فما زالت في أماكنها.</p>',
    },
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA', page: { id: 'error', type: null } },
}

/** In author mode: every text of the author, and one error of each severity. */
export const author: Case = {
  props: {
    messages: {
      E_TOO_MANY_NIGHTS: {
        title: 'Stays of up to 30 nights can be booked online',
        body: '<p>For longer stays <strong>our apartments</strong> may suit you: call {phone}.</p>',
        severity: 'warning',
        cta: { label: 'See the apartments', href: '/homepage-searchform.mi#hotels' },
      },
    },
  },
  page: { page, mode: 'edit' },
}

export const authorRightToLeft: Case = {
  props: {},
  page: { page, mode: 'edit', locale: 'ar-SA', contextPath: '/ar-SA' },
}

import type { Fixture } from '../../mapping/define-widget'
import type { SuccessMessageModel } from './success-message.model'
import type { SuccessMessageInput } from './success-message.schema'

type Case = Fixture<SuccessMessageInput, SuccessMessageModel>

const booked: Extract<SuccessMessageModel, { state: 'shown' }> = {
  state: 'shown',
  title: 'Your stay is booked.',
  body: { text: 'We look forward to your stay at {hotel}: {dates}.' },
  values: { hotel: 'Alderway New York Midtown', dates: 'May 4 – 7, 2027' },
  turn: 1,
  titleRef: () => {},
  close: undefined,
}

const page = { id: 'confirmation', type: null, propertyId: 'NYCAB' }

/** Without an outcome for this page. */
export const minimal: Case = { props: {}, page: { page }, isEmpty: true }

export const full: Case = { props: {}, page: { page }, model: booked }

export const titleOnly: Case = {
  props: {},
  page: { page },
  model: { ...booked, title: 'Your travel insurance has been added.', body: { text: '' } },
}

export const dismissible: Case = {
  props: { dismissible: true },
  page: { page },
  model: { ...booked, close: () => {} },
}

export const newMember: Case = {
  props: {},
  page: { page },
  model: {
    ...booked,
    title: 'Welcome! Your member number is 123 456 789.',
    body: { text: 'Use it to sign in and to collect points.' },
  },
}

export const awardRequested: Case = {
  props: {},
  page: { page },
  model: {
    ...booked,
    title: 'We’ve received your award request.',
    body: { text: 'Nights requested: {count}' },
    values: { count: '3' },
  },
}

export const longNames: Case = {
  props: { dismissible: true },
  page: { page },
  model: {
    ...booked,
    values: {
      hotel:
        'Alderway Donaudampfschifffahrtsgesellschaft Konferenz- und Kongresshotel am Alten Hafen',
      dates: 'Wednesday, September 29, 2027 – Thursday, September 30, 2027',
    },
    close: () => {},
  },
}

export const dark: Case = { props: { theme: 'dark' }, page: { page }, model: booked }

export const rightToLeft: Case = {
  props: {},
  page: { page, locale: 'ar-SA', contextPath: '/ar-SA' },
  model: {
    ...booked,
    title: 'تم حجز إقامتك.',
    body: { text: 'نتطلع إلى استقبالك في {hotel}: {dates}.' },
    values: { hotel: 'ألدروي الرياض', dates: '٤–٧ مايو ٢٠٢٧' },
  },
}

/** In author mode: the author's first text, or a booking. */
export const author: Case = {
  props: {
    messages: {
      petWelcome: {
        title: 'Your dog is expected at {hotel}.',
        body: '<p>A bowl and a basket stand <strong>in your room</strong>, {dates}.</p>',
      },
    },
  },
  page: { page, mode: 'edit' },
}

export const authorWithoutTexts: Case = { props: {}, page: { page, mode: 'edit' } }

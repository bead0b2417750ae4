import { calendarAnswer } from '../../../fixtures/order'
import type { Fixture } from '../../mapping/define-widget'
import type { ShareForm, ShareReservationModel } from './share-reservation.model'
import type { ShareReservationInput } from './share-reservation.schema'

type Case = Fixture<ShareReservationInput, ShareReservationModel>

const booked = (locale = 'en-US') => ({
  locale,
  ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
  page: { id: 'confirmation', type: null },
  answers: [calendarAnswer()],
})

const form: ShareForm = { isSending: false, sentTo: null, problem: null, onSubmit: () => {} }

const ready: ShareReservationModel = {
  state: 'ready',
  action: '#',
  stay: null,
  page: 'confirmation',
  email: form,
  sms: form,
  calendar: { ics: '#', google: 'https://calendar.example', outlook: 'https://outlook.example' },
  outcome: null,
  onPrint: () => {},
  onCalendar: () => {},
}

export const minimal: Case = { props: {}, page: booked() }

/** Everything that an author can say. */
export const full: Case = { props: { channels: ['calendar', 'email'] }, page: booked() }

export const none: Case = {
  props: {},
  page: { ...booked(), answers: [calendarAnswer(false)] },
  isEmpty: true,
}

/** Sent by a form without a script. */
export const shared: Case = { props: {}, model: { ...ready, outcome: 'sent' } }

/** A sixth address, and a number that is too short. */
export const refused: Case = {
  props: {},
  model: {
    ...ready,
    email: { ...form, problem: 'emailsTooMany' },
    sms: { ...form, problem: 'phoneInvalid' },
  },
}

export const sending: Case = {
  props: {},
  model: {
    ...ready,
    email: { ...form, isSending: true },
    sms: { ...form, sentTo: '•••89' },
  },
}

export const rightToLeft: Case = { props: {}, page: booked('ar-SA') }

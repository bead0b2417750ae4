import { confirmationAnswer, orderAnswer } from '../../../fixtures/order'
import type { Fixture } from '../../mapping/define-widget'
import type { ConfirmationMessageModel } from './confirmation-message.model'
import type { ConfirmationMessageInput } from './confirmation-message.schema'

type Case = Fixture<ConfirmationMessageInput, ConfirmationMessageModel>
type Asked = NonNullable<Parameters<typeof orderAnswer>[0]>

function booked(asked: Asked = {}, locale = 'en-US') {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'confirmation', type: null },
    answers: [confirmationAnswer(asked), orderAnswer(asked)],
  }
}

export const minimal: Case = { props: {}, page: booked() }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    title: 'See you soon, {name}',
    nextSteps: '<ul><li>Bring a passport or an identity card.</li></ul>',
    showCalendar: false,
    showPrint: false,
    showShare: false,
    pointsText: '{points} points are on their way.',
  },
  page: booked({ isPrepaid: true }),
}

export const twoRooms: Case = { props: {}, page: booked({ rooms: 2 }) }

/** Points have paid for it. */
export const points: Case = { props: {}, page: booked({ points: 48_000 }) }

/** The mail could not be sent. */
export const mailFailed: Case = { props: {}, page: booked({ mail: 'FAILED' }) }

/** A rate that the guest may not see. */
export const confidential: Case = { props: {}, page: booked({ isHidden: true }) }

export const none: Case = {
  props: {},
  page: {
    page: { id: 'confirmation', type: null },
    answers: [
      { name: 'ConfirmationMessage', variables: {}, data: { confirmationMessage: null } },
      { name: 'OrderDetails', variables: {}, data: { orderDetails: null } },
    ] as never,
  },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

/** Only the number could be loaded. */
export const withoutOrder: Case = {
  props: {},
  model: {
    state: 'ready',
    givenName: 'Maria',
    numbers: ['70123450'],
    copied: { number: '70123450', isDone: true },
    onCopy: () => {},
    sentTo: 'm•••@example.com',
    mail: 'sent',
    onResend: () => {},
    order: null,
    retry: () => {},
    phone: { href: 'tel:+12125550100', text: '(212) 555-0100' },
    points: null,
    calendarHref: '#',
    manageHref: '#',
    shareHref: '#share',
    onPrint: () => {},
    titleRef: () => {},
  },
}

/** The name as it was typed on a phone. */
export const longNames: Case = {
  props: {},
  page: booked({ rooms: 9, givenName: 'maximiliane-Wilhelmina Theodora' }),
}

export const rightToLeft: Case = { props: {}, page: booked({ givenName: 'مريم' }, 'ar-SA') }

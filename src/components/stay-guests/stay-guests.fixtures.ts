import { stayGuestsPage } from '../../../fixtures/stay-guests'
import type { Fixture } from '../../mapping/define-widget'
import type { StayGuestsModel } from './stay-guests.model'
import type { StayGuestsInput } from './stay-guests.schema'

type Case = Fixture<StayGuestsInput, StayGuestsModel>

export const minimal: Case = { props: {}, page: stayGuestsPage() }

/** Two rooms, the guest of the second one named, booked by an agency. */
export const full: Case = {
  props: {},
  page: stayGuestsPage({
    rooms: 2,
    card: { brand: 'visa', last4: '1111' },
    said: {
      ...{ 'guest.room.room-1.givenName': 'Jun', 'guest.room.room-1.familyName': 'Sato' },
      ...{ 'agent.number': '12345675', 'agent.name': 'Hanse Reisen' },
    },
  }),
}

/** Without a script the server has sent the form back. */
export const refused: Case = {
  props: {},
  page: stayGuestsPage({
    typed: { 'guest.familyName': 'R2D2', 'guest.email': 'maria@' },
    problems: { 'guest.familyName': 'nameInvalid', 'guest.email': 'emailInvalid' },
    outcome: 'INVALID',
  }),
}

/** Somebody else has changed the stay meanwhile. */
export const stale: Case = {
  props: {},
  page: stayGuestsPage({ typed: { 'guest.familyName': 'Brandt' }, outcome: 'STALE_REVISION' }),
}

/** Who has found the stay by number and name is told how to prove that it is theirs. */
export const notYours: Case = {
  props: {},
  page: stayGuestsPage({
    problem: 'NOT_YOURS',
    code: { sentTo: 'm•••@example.com', isSent: false },
  }),
}

/** A code was sent, and another one entered. */
export const wrongCode: Case = {
  props: {},
  page: stayGuestsPage({
    problem: 'NOT_YOURS',
    code: { sentTo: 'm•••@example.com', isSent: true },
    outcome: 'otp.invalid',
  }),
}

/** The guest of a room, who gets no code. */
export const roomGuest: Case = { props: {}, page: stayGuestsPage({ problem: 'NOT_YOURS' }) }

/** No room is still to come. */
export const closed: Case = { props: {}, page: stayGuestsPage({ problem: 'CLOSED' }) }

/** The guest is there, and pays the rest with the card. */
export const cardOnly: Case = {
  props: {},
  page: stayGuestsPage({ problem: 'CLOSED', card: { brand: 'mastercard', last4: '4444' } }),
}

/** The page on which a change is paid. */
export const none: Case = {
  props: {},
  page: { page: { id: 'review-guest-info', type: null, propertyId: 'MUCDE', cart: 'cart' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const japanese: Case = { props: {}, page: stayGuestsPage({ locale: 'ja-JP', rooms: 2 }) }

export const rightToLeft: Case = { props: {}, page: stayGuestsPage({ locale: 'ar-SA' }) }

import { guestInfo } from '../../../fixtures/checkout-guest'
import type { Fixture } from '../../mapping/define-widget'
import type { MemberInformationModel } from './member-information.model'
import type { MemberInformationInput } from './member-information.schema'

type Case = Fixture<MemberInformationInput, MemberInformationModel>

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

/** The fields that are always asked for. */
export const minimal: Case = {
  props: { fields: [], guestPerRoom: false },
  page: guestInfo('MUCDE', {}),
}

/** A visitor who has filled in half of it, in a cart of two rooms. */
export const full: Case = {
  props: { editProfileHref: '/loyalty/myAccount/profile.mi' },
  page: guestInfo('MUCDE', {
    ...two,
    said: {
      ...{ 'guest.givenName': 'Maria', 'guest.familyName': 'Schmidt', 'guest.country': 'US' },
      ...{ 'guest.room.room-1.givenName': 'Jonas', 'guest.phoneCode': 'DE 49' },
    },
  }),
}

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'guest-info', type: null, propertyId: 'MUCDE' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** The server has sent the form back. */
export const refused: Case = {
  props: {},
  page: guestInfo('MUCDE', { said: { 'guest.givenName': 'R2D2' }, outcome: 'INVALID' }),
}

/** The server has sent the form back for what is missing in another widget. */
export const sentForOthers: Case = {
  props: {},
  page: guestInfo('MUCDE', {
    said: {
      ...{ 'guest.givenName': 'Maria', 'guest.familyName': 'Schmidt', 'guest.country': 'US' },
      ...{ 'guest.email': 'maria@example.com', 'guest.emailConfirm': 'maria@example.com' },
      'guest.phone': '+1 212 555 0100',
    },
    outcome: 'INVALID',
  }),
}

/** This browser remembers a member. */
export const remembered: Case = {
  props: {},
  page: guestInfo('MUCDE', {
    known: {
      ...{ isSignedIn: false, isGuest: true },
      ...{ name: 'Maria', email: 'm•••@example.com', phone: null, levelCode: null },
    },
  }),
}

export const member: Case = {
  props: {},
  page: guestInfo('MUCDE', {
    ...two,
    known: {
      ...{ isSignedIn: true, isGuest: true, name: 'Maria Schmidt', email: 'm•••@example.com' },
      ...{ phone: '•••89', levelCode: 'PLT' },
    },
    said: {
      ...{ 'guest.givenName': 'Maria', 'guest.familyName': 'Schmidt' },
      ...{ 'guest.email': 'maria@example.com', 'guest.country': 'DE' },
    },
  }),
}

/** A member who had filled in the form for another guest before signing in. */
export const otherGuest: Case = {
  props: {},
  page: guestInfo('MUCDE', {
    known: {
      ...{ isSignedIn: true, isGuest: false, name: 'Maria Schmidt', email: 'm•••@example.com' },
      ...{ phone: '•••89', levelCode: 'PLT' },
    },
    said: {
      ...{ 'guest.givenName': 'Jonas', 'guest.familyName': 'Weber' },
      ...{ 'guest.email': 'jonas@example.com', 'guest.country': 'DE' },
    },
  }),
}

export const japanese: Case = { props: {}, page: guestInfo('TYOJP', { locale: 'ja-JP' }) }

export const rightToLeft: Case = { props: {}, page: guestInfo('RUHSA', { locale: 'ar-SA' }) }

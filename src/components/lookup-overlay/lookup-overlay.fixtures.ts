import type { LookupFormModel } from '../../features/reservation-lookup/lookup-form.model'
import type { Fixture } from '../../mapping/define-widget'
import type { LookupOverlayModel } from './lookup-overlay.model'
import type { LookupOverlayInput } from './lookup-overlay.schema'

type Case = Fixture<LookupOverlayInput, LookupOverlayModel>

const lookup: LookupFormModel = {
  asksFor: { names: true, email: false, isEmailMandatory: false },
  formProps: { onSubmit: (event) => event.preventDefault() },
  action: '/phoenix-reservation/v1/submitReservationLookup',
  problems: {},
  isSending: false,
  onNumberInput: () => {},
  isListed: false,
  notice: null,
  phone: null,
  summaryRef: { current: null },
  stays: [],
  staysRef: { current: null },
  back: () => {},
  signIn: { href: '/sign-in.mi', onClick: () => {} },
}

const opened = (changes: Partial<LookupFormModel> = {}): LookupOverlayModel => ({
  state: 'ready',
  isOpen: true,
  isInline: false,
  lookup: { ...lookup, ...changes },
  close: () => {},
})

/** Closed until something opens it. */
export const minimal: Case = { props: {} }

export const full: Case = { props: {}, model: opened() }

export const wrong: Case = {
  props: {},
  model: opened({
    isListed: true,
    problems: { confirmationNumber: 'numberRequired', lastName: 'lastNameRequired' },
  }),
}

/** After three attempts: with a phone number. */
export const notFound: Case = {
  props: {},
  model: opened({
    notice: { kind: 'notFound', minutes: 0 },
    phone: { href: 'tel:+18005550199', text: '+1 800-555-0199' },
  }),
}

export const several: Case = {
  props: {},
  model: opened({
    stays: [
      {
        key: '2031-03-01',
        hotel: 'Alderway Riyadh Wadi',
        dates: 'Sat, Mar 1, 2031 – Tue, Mar 4, 2031',
        status: 'upcoming',
        choose: () => {},
      },
      {
        key: '2031-03-04',
        hotel: 'Alderway Shanghai Suzhou Creek',
        dates: 'Tue, Mar 4, 2031 – Sun, Mar 9, 2031',
        status: 'cancelled',
        choose: () => {},
      },
    ],
  }),
}

/** With the fields number and email. */
export const memberOnly: Case = {
  props: { modes: ['email'], title: 'Find your booking' },
  model: opened({
    asksFor: { names: false, email: true, isEmailMandatory: true },
    notice: { kind: 'memberOnly', minutes: 0 },
  }),
}

export const author: Case = { props: {}, page: { mode: 'edit' } }

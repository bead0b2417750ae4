import { propertyAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { SaveHotelModel } from './save-hotel.model'
import type { SaveHotelInput } from './save-hotel.schema'

type Case = Fixture<SaveHotelInput, SaveHotelModel>

const props = { propertyId: 'NYCAB', surface: 'card' } as const
const labelled = { ...props, showLabel: true }
const ready = { state: 'ready', hotel: 'Alderway New York Midtown' } as const
const toggle = {
  kind: 'toggle',
  saved: false,

  message: '',
  toggle: () => {},
} as const

/** The visitor is not known yet: the heart’s place is reserved. */
export const minimal: Case = { props }

export const full: Case = {
  props: { ...labelled, surface: 'bar' },
  page: { answers: [propertyAnswer('PropertyBar', 'NYCAB')] },
}

export const anonymous: Case = {
  props,
  model: { ...ready, control: { kind: 'none' } },
  isEmpty: true,
}

export const remembered: Case = {
  props: { ...labelled, surface: 'bar' },
  model: {
    ...ready,
    control: {
      kind: 'link',
      href: '/loyalty/myAccount/saveProperties.mi?save=true&marshaCode=NYCAB',
    },
  },
}

export const member: Case = { props: labelled, model: { ...ready, control: toggle } }

export const memberSaved: Case = {
  props: labelled,
  model: { ...ready, control: { ...toggle, saved: true } },
}

export const memberFull: Case = {
  props: labelled,
  model: { ...ready, control: { ...toggle, message: 'You can save up to 20 hotels.' } },
}

export const failed: Case = {
  props: labelled,
  model: {
    ...ready,
    control: {
      ...toggle,
      message: 'We couldn’t update your saved hotels. Please try again.',
    },
  },
}

export const rightToLeft: Case = {
  props: labelled,
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
  model: { ...ready, hotel: 'ألدرواي نيويورك ميدتاون', control: toggle },
}

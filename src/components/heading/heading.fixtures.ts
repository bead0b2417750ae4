import type { Fixture } from '../../mapping/define-widget'
import type { HeadingModel } from './heading.model'
import type { HeadingInput } from './heading.schema'

type Case = Fixture<HeadingInput, HeadingModel>

export const minimal: Case = { props: { text: 'Stay in the middle of it' } }

export const full: Case = {
  props: {
    text: 'Rooms above the rooftops of Midtown',
    eyebrow: 'New York',
    level: 1,
    align: 'center',
  },
}

export const small: Case = { props: { text: 'Breakfast and bar', level: 2, visualSize: 's' } }

export const medium: Case = {
  props: { text: 'Parking and charging', eyebrow: 'Getting here', level: 4, visualSize: 'm' },
}

export const large: Case = {
  props: { text: 'Meetings and celebrations', level: 5, visualSize: 'l' },
}

export const extraLarge: Case = {
  props: { text: 'Alderway Circle', eyebrow: 'Members', level: 6, visualSize: 'xl' },
}

/** The hero has the page's h1. */
const withHero = { id: 'hotel-overview', type: null, propertyId: 'NYCAB', mainHeading: 'hero' }

export const secondMain: Case = {
  props: { text: 'Welcome to Alderway New York', level: 1 },
  page: { page: withHero },
}

export const empty: Case = { props: { text: ' ', eyebrow: 'New York' }, isEmpty: true }

export const longNames: Case = {
  props: {
    eyebrow: 'Donaudampfschifffahrtsgesellschaftskapitän',
    text: 'Veranstaltungstechnikdienstleistungsgesellschaft und Kongresshotelrestaurantbetriebe am Alten Hafen',
    visualSize: 'xl',
  },
}

export const rightToLeft: Case = {
  props: { eyebrow: 'نيويورك', text: 'غرف تطل على أسطح ميدتاون' },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = {
  props: { text: 'Welcome to Alderway New York', level: 1 },
  page: { mode: 'edit', page: withHero },
}

import type { Fixture } from '../../mapping/define-widget'
import type { InlineMessageModel } from './inline-message.model'
import type { InlineMessageInput } from './inline-message.schema'

type Case = Fixture<InlineMessageInput, InlineMessageModel>

export const minimal: Case = {
  props: { text: '<p>Breakfast is served until 10:30 AM on weekends.</p>' },
}

export const full: Case = {
  props: {
    type: 'warning',
    title: 'The rooftop bar is closed on Thursday evening',
    text: '<p>A private party has the roof from 6 PM. The <strong>lobby bar</strong> pours the same list until midnight; guests of the hotel have the first round on us.</p>',
    dismissible: true,
    cta: { label: 'See what is on this week', href: '/hotels/alderway-new-york-midtown/overview' },
  },
}

export const info: Case = {
  props: {
    type: 'info',
    title: 'Rates for members are lower',
    text: '<p>Sign in before you choose a room and the price you see is already yours.</p>',
  },
}

export const success: Case = {
  props: {
    type: 'success',
    title: 'Your room is ready early',
    text: '<p>Come to the desk whenever you like from noon on; your key is waiting.</p>',
  },
}

export const warning: Case = {
  props: {
    type: 'warning',
    title: 'Parking fills up by the afternoon',
    text: '<p>The garage holds 40 cars and takes no reservations. Two more are within a five-minute walk:</p><ul><li>Halloran Garage, 31 Halloran Place</li><li>Bryant Parking, 110 West 40th Street</li></ul>',
  },
}

export const error: Case = {
  props: {
    type: 'error',
    title: 'Online check-in is down',
    text: '<p>We are working on it. Please check in at the desk, or call <a href="tel:+12125550134">+1 212-555-0134</a>.</p>',
    cta: {
      label: 'See when it is back',
      href: 'https://status.alderway.example/',
      newTab: true,
    },
  },
}

/** An author may leave the title out. */
export const untitled: Case = {
  props: {
    type: 'success',
    text: 'Free cancellation until 6 PM on the day you arrive.',
    dismissible: true,
  },
}

export const empty: Case = { props: { text: ' ' }, isEmpty: true }

export const dark: Case = { props: { ...full.props, theme: 'dark' } }

export const longNames: Case = {
  props: {
    type: 'info',
    title:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenausstellung im Veranstaltungsfoyer',
    text: '<p>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungsunterlagenaufbewahrungsraumschlüssel liegen an der Rezeption.</p>',
    dismissible: true,
    cta: {
      label: 'Veranstaltungstechnikdienstleistungsgesellschaftsverzeichnis ansehen',
      href: '/hotels/alderway-muenchen-isarufer/overview',
    },
  },
}

export const rightToLeft: Case = {
  props: {
    type: 'warning',
    title: 'بار السطح مغلق مساء الخميس',
    text: '<p>السطح محجوز لحفل خاص ابتداءً من السادسة مساءً. يقدّم <strong>بار الردهة</strong> القائمة نفسها حتى منتصف الليل.</p>',
    dismissible: true,
    cta: { label: 'برنامج هذا الأسبوع', href: '/hotels/alderway-riyadh-wadi/overview' },
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** In author mode it cannot be closed. */
export const author: Case = { props: full.props, page: { mode: 'edit' } }

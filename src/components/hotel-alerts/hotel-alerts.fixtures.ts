import { alertsAnswer } from '../../../fixtures/answers'
import type { Fixture } from '../../mapping/define-widget'
import type { HotelAlertsModel, ShownAlert } from './hotel-alerts.model'
import type { HotelAlertsInput } from './hotel-alerts.schema'

type Case = Fixture<HotelAlertsInput, HotelAlertsModel>

const overview = (propertyId: string) => ({ id: 'hotel-overview', type: null, propertyId })

export const minimal: Case = {
  props: {},
  page: { page: overview('MUCDE'), answers: [alertsAnswer('MUCDE')] },
}

/** Four valid alerts: two shown, two on request. */
export const full: Case = { props: {}, page: { answers: [alertsAnswer('NYCAB')] } }

export const allAtOnce: Case = {
  props: { maxVisible: 4 },
  page: { answers: [alertsAnswer('NYCAB')] },
}

export const criticalOnly: Case = {
  props: { severities: ['critical'] },
  page: { answers: [alertsAnswer('NYCAB')] },
}

export const notDismissible: Case = {
  props: { dismissible: false, maxVisible: 4 },
  page: { answers: [alertsAnswer('NYCAB')] },
}

/** Shows nothing while loading [spec]. */
export const loading: Case = { props: {}, isEmpty: true }

export const empty: Case = {
  props: {},
  page: { page: overview('RZONE'), answers: [alertsAnswer('RZONE')] },
  isEmpty: true,
}

export const failed: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

export const otherPage: Case = {
  props: { pages: ['rate-list'] },
  page: { answers: [alertsAnswer('NYCAB')] },
  isEmpty: true,
}

export const dark: Case = { props: { ...allAtOnce.props, theme: 'dark' }, page: full.page ?? {} }

const ready: Extract<HotelAlertsModel, { state: 'ready' }> = {
  state: 'ready',
  alerts: [],
  more: 0,
  showMore: () => {},
  firstExtraRef: { current: null },
  firstExtra: null,
  held: undefined,
  placeRef: { current: null },
}

const long: ShownAlert = {
  id: 'LONG',
  severity: 'warning',
  title:
    'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung: Sperrung der Veranstaltungstiefgarage',
  html: '<p>Die Donaudampfschifffahrtsgesellschaftskapitänsversammlung belegt die Tiefgarage am 4. Dezember von 8 bis 22 Uhr. Ausweichplätze stehen im Parkhaus am Alten Hafen bereit.</p>',
  link: '/hotels/alderway-muenchen-isarufer/overview',
  shown: 'yes',
  isAnnounced: false,
  dismiss: () => {},
}

export const longNames: Case = {
  props: {},
  model: { ...ready, alerts: [long, { ...long, id: 'BODY', severity: 'info', title: '' }] },
}

export const rightToLeft: Case = {
  props: {},
  page: {
    locale: 'ar-SA',
    contextPath: '/ar-SA',
    page: overview('NYCAB'),
    answers: [alertsAnswer('NYCAB', 'ar-SA')],
  },
}

/** All alerts, for any stay. */
export const author: Case = {
  props: { pages: ['rate-list'] },
  page: { mode: 'edit', page: overview('RUHSA'), answers: [alertsAnswer('RUHSA')] },
}

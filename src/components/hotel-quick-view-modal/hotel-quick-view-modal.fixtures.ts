import type { Fixture } from '../../mapping/define-widget'
import type { HotelQuickViewModalModel } from './hotel-quick-view-modal.model'
import type { HotelQuickViewModalInput } from './hotel-quick-view-modal.schema'

type Case = Fixture<HotelQuickViewModalInput, HotelQuickViewModalModel>

const open: Exclude<HotelQuickViewModalModel, { state: 'none' }> = {
  state: 'ready',
  isInline: false,
  /** The fragment's HTML, which is inserted without React. */
  bodyRef: (element) => element?.replaceChildren(body()),
  isLive: false,
  retry: () => {},
  cta: {
    label: 'View rates',
    href: '/reservation/rateListMenu.mi?propertyCode=NYCAB',
    isNewTab: false,
  },
  onCta: () => {},
  open: () => {},
  close: () => {},
}

function body(): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const add = (name: string, text: string) =>
    fragment.appendChild(Object.assign(document.createElement(name), { textContent: text }))
  add('h3', 'Alderway New York Midtown')
  add('p', 'Forty floors above the theatres, with a bar under the water tower.')
  const list = add('ul', '')
  for (const text of ['Rooftop bar', 'Five minutes to the theatres', 'Night desk until four']) {
    list.append(Object.assign(document.createElement('li'), { textContent: text }))
  }
  return fragment
}

/** Closed until the property bar opens it. */
/** Closed: nothing is shown, and the view is not loaded. */
export const minimal: Case = { props: {}, isEmpty: true }

export const loading: Case = { props: {}, model: { ...open, state: 'loading' } }

export const full: Case = { props: {}, model: open }

export const failed: Case = { props: {}, model: { ...open, state: 'failed' } }

/** A page without a hotel. */
export const empty: Case = {
  props: {},
  page: { page: { id: 'home-search', type: null } },
  isEmpty: true,
}

/** The author's own button. */
export const ownButton: Case = {
  props: { cta: { label: 'Plan a meeting', href: '/meetings', newTab: true } },
  model: { ...open, cta: { label: 'Plan a meeting', href: '/meetings', isNewTab: true } },
}

/** In author mode the open body is in the page. */
export const authored: Case = { props: {}, page: { mode: 'edit' } }

export const rightToLeft: Case = {
  props: {},
  model: { ...open, cta: { ...open.cta, label: 'عرض الأسعار' } },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

import type { Fixture } from '../../mapping/define-widget'
import type { ModalModel } from './modal.model'
import type { ModalInput } from './modal.schema'

type Case = Fixture<ModalInput, ModalModel>

const children = [{ type: 'property-bar', id: 'bar-in-modal', props: { sticky: false } }]

const full: ModalInput = {
  title: 'Customize your stay',
  size: 'l',
  footerButtons: ['clear', 'custom', 'apply'],
  children,
}

const open: ModalModel = {
  state: 'open',
  title: 'Customize your stay',
  error: '',
  isInline: false,
  content: children,
  bodyRef: { current: null },
  press: () => {},
  open: () => {},
  close: () => {},
  focusAfter: () => null,
}

/** Closed until an event opens it. */
export const minimal: Case = { props: { title: 'Good to know' } }

export const opened: Case = { props: full, model: open }

export const rates: Case = {
  props: { ...full, size: 'm', footerButtons: ['clear', 'viewRates'], viewHeight: 50 },
  model: open,
}

export const busy: Case = { props: full, model: { ...open, state: 'busy' } }

export const failed: Case = {
  props: full,
  model: { ...open, state: 'failed', error: 'We couldn’t save your choices. Please try again.' },
}

/** An alert dialog on top of other dialogs. */
export const alert: Case = {
  props: {
    title: 'Leave without saving?',
    role: 'alertdialog',
    size: 's',
    footerButtons: ['custom'],
    labels: { custom: 'Leave' },
  },
  model: { ...open, title: 'Leave without saving?', content: [] },
}

/** In author mode the open dialog is in the page. */
export const authored: Case = { props: full, page: { mode: 'edit' } }

export const longNames: Case = {
  props: { ...full, size: 's' },
  model: {
    ...open,
    title: 'Aufenthaltsbedingungen und Donaudampfschifffahrtsgesellschaftsvergünstigungen',
  },
}

export const rightToLeft: Case = {
  props: { ...full, title: 'خصّص إقامتك' },
  model: { ...open, title: 'خصّص إقامتك' },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

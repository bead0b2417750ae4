import type { Fixture } from '../../mapping/define-widget'
import type { TextInputModel } from './text-input.model'
import type { TextInputInput } from './text-input.schema'

type Case = Fixture<TextInputInput, TextInputModel>

const idle: TextInputModel = {
  state: 'ready',
  error: null,
  count: 0,
  isDisabled: false,
  isNumeric: false,
  handlers: {},
}

export const minimal: Case = { props: { name: 'city', label: 'City' } }

const email: TextInputInput = {
  name: 'email',
  label: 'Email address',
  hint: 'We send your confirmation here.',
  type: 'email',
  mandatory: true,
  pattern: 'emailSimple',
  autocomplete: 'email',
}

export const full: Case = { props: email }

export const filled: Case = { props: { ...email, value: 'maria.lopez@example.com' } }

/** Left empty. */
export const failed: Case = { props: email, model: { ...idle, error: 'required' } }

export const brokenRule: Case = {
  props: {
    ...email,
    value: 'maria.lopez',
    errorMessages: { pattern: 'Enter an email address such as name@example.com.' },
  },
  model: { ...idle, error: 'pattern' },
}

export const counted: Case = {
  props: {
    name: 'requests',
    label: 'Special requests',
    hint: 'Anything that makes your stay better. We do our best, but cannot promise it.',
    maxLength: 60,
    counter: true,
    value: 'A quiet room on a high floor, please',
  },
}

export const numeric: Case = {
  props: {
    name: 'zip',
    label: 'ZIP code',
    pattern: 'zip5',
    maxLength: 5,
    autocomplete: 'postal-code',
  },
}

export const password: Case = {
  props: {
    name: 'password',
    label: 'Password',
    type: 'password',
    pattern: 'password',
    hint: '8 to 20 characters with a lower-case, an upper-case and a special character.',
    mandatory: true,
    autocomplete: 'new-password',
  },
}

export const readOnly: Case = {
  props: {
    name: 'member',
    label: 'Membership level',
    value: 'Alderway Circle Gold',
    readOnly: true,
  },
}

export const disabled: Case = {
  props: { name: 'promo', label: 'Promotion code', value: 'WINTER', disabled: true },
}

export const longNames: Case = {
  props: {
    name: 'company',
    label:
      'Umsatzsteuer-Identifikationsnummer oder Handelsregistereintragungsnummer des Rechnungsempfängers',
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherungsgesellschaft',
    mandatory: true,
    counter: true,
    maxLength: 120,
    errorMessages: {
      required:
        'Geben Sie die Umsatzsteuer-Identifikationsnummer oder die Handelsregistereintragungsnummer des Rechnungsempfängers an.',
    },
  },
  model: { ...idle, error: 'required' },
}

export const rightToLeft: Case = {
  props: {
    name: 'email',
    label: 'البريد الإلكتروني',
    hint: 'سنرسل تأكيد حجزك إلى هذا العنوان.',
    type: 'email',
    mandatory: true,
    value: 'maria@example',
    counter: true,
    maxLength: 60,
  },
  model: { ...idle, error: 'pattern', count: 13 },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = { props: email, page: { mode: 'edit' } }

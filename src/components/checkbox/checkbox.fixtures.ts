import type { Fixture } from '../../mapping/define-widget'
import type { CheckboxModel } from './checkbox.model'
import type { CheckboxInput } from './checkbox.schema'

type Case = Fixture<CheckboxInput, CheckboxModel>

export const minimal: Case = { props: { name: 'news', label: 'Send me news and offers' } }

const terms: CheckboxInput = {
  name: 'terms',
  label:
    'I have read the <a href="/loyalty/terms" target="_blank">terms of Alderway Circle</a> and agree to them',
  description: 'You can leave the programme at any time.',
  required: true,
}

export const full: Case = { props: terms }

export const checked: Case = {
  props: { name: 'remember', label: 'Remember me on this device', checked: true },
}

export const failed: Case = {
  props: terms,
  model: { state: 'ready', isMissing: true, isDisabled: false, handlers: {} },
}

export const disabled: Case = {
  props: {
    name: 'breakfast',
    label: 'Breakfast for two',
    description: 'Included in your rate.',
    checked: true,
    disabled: true,
  },
}

export const longNames: Case = {
  props: {
    ...terms,
    label:
      '<p>Ich willige ein, dass die Alderway Hotels Betriebsgesellschaft meine Angaben zum Zweck der Reservierungsbestätigung und der Kundenzufriedenheitsumfragen verarbeitet, und habe die <a href="/privacy">Datenschutzgrundverordnungsinformationsbroschüre</a> gelesen.</p>',
  },
}

export const rightToLeft: Case = {
  props: {
    name: 'terms',
    label: 'قرأت <a href="/ar-SA/loyalty/terms">شروط برنامج ألدرواي سيركل</a> وأوافق عليها',
    description: 'يمكنك مغادرة البرنامج في أي وقت.',
    required: true,
  },
  model: { state: 'ready', isMissing: true, isDisabled: false, handlers: {} },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = { props: terms, page: { mode: 'edit' } }

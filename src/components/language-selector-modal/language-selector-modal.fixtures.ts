import { openLanguages, languageRegions as regions } from '../../../fixtures/languages'
import type { Fixture } from '../../mapping/define-widget'
import type { LanguageSelectorModalModel } from './language-selector-modal.model'
import type { LanguageSelectorModalInput } from './language-selector-modal.schema'

type Case = Fixture<LanguageSelectorModalInput, LanguageSelectorModalModel>

const open: Extract<LanguageSelectorModalModel, { state: 'ready' }> = {
  state: 'ready',
  languages: openLanguages,
  isInline: false,
}

export const minimal: Case = { props: { regions: regions.slice(0, 1) } }

export const full: Case = { props: { regions } }

/** Without regions nothing is shown. */
export const empty: Case = { props: {}, isEmpty: true }

export const authoredOrder: Case = { props: { regions, sort: 'authored' } }

export const opened: Case = { props: { regions }, model: open }

/** On a booking page: confirmation of a language of another site. */
export const cartWarning: Case = {
  props: { regions },
  model: {
    ...open,
    languages: { ...open.languages, warning: { ...open.languages.warning, isOpen: true } },
  },
}

/** In author mode the languages are in the page. */
export const authored: Case = { props: { regions }, page: { mode: 'edit' } }

export const rightToLeft: Case = {
  props: { regions },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

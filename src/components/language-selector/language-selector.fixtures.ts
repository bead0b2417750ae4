import { openLanguages, languageRegions as regions } from '../../../fixtures/languages'
import type { Fixture } from '../../mapping/define-widget'
import type { LanguageSelectorModel } from './language-selector.model'
import type { LanguageSelectorInput } from './language-selector.schema'

type Case = Fixture<LanguageSelectorInput, LanguageSelectorModel>

const open: Extract<LanguageSelectorModel, { state: 'ready' }> = {
  state: 'ready',
  languages: openLanguages,
}

export const minimal: Case = { props: { regions: regions.slice(0, 1) } }

export const full: Case = { props: { regions } }

/** Without regions nothing is shown. */
export const empty: Case = { props: {}, isEmpty: true }

export const authoredOrder: Case = { props: { regions, sort: 'authored' } }

export const ownLabel: Case = { props: { regions, buttonLabel: 'Language and region' } }

export const opened: Case = { props: { regions }, model: open }

/** On a booking page: confirmation of a language of another site. */
export const cartWarning: Case = {
  props: { regions },
  model: {
    ...open,
    languages: { ...open.languages, warning: { ...open.languages.warning, isOpen: true } },
  },
}

export const rightToLeft: Case = {
  props: { regions },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

import { languageRegions as regions } from '../../../fixtures/languages'
import type { Fixture } from '../../mapping/define-widget'
import type { LanguageSelectorModel } from './language-selector.model'
import type { LanguageSelectorInput } from './language-selector.schema'

type Case = Fixture<LanguageSelectorInput, LanguageSelectorModel>

const noop = () => {}

const open: Extract<LanguageSelectorModel, { state: 'ready' }> = {
  state: 'ready',
  languages: {
    current: 'English',
    regions: regions.map(({ name, links }) => ({
      name,
      links: links.map((link) => ({
        label: link.linkLabel,
        href: link.linkURL,
        locale: link.locale,
        isCurrent: link.locale === 'en-US',
        onClick: noop,
      })),
    })),
    overlay: { isOpen: true, open: noop, close: noop },
    warning: { isOpen: false, cancel: noop, confirm: noop },
  },
}

export const minimal: Case = { props: { regions: regions.slice(0, 1) } }

export const full: Case = { props: { regions } }

/** No region, no choice: nothing is shown. */
export const empty: Case = { props: {}, isEmpty: true }

export const authoredOrder: Case = { props: { regions, sort: 'authored' } }

export const ownLabel: Case = { props: { regions, buttonLabel: 'Language and region' } }

export const opened: Case = { props: { regions }, model: open }

/** On a booking page, before a language of another site. */
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

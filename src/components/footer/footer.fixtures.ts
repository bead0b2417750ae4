import { footerProps } from '../../../fixtures/footer'
import type { Fixture } from '../../mapping/define-widget'
import type { FooterModel } from './footer.model'
import type { FooterParts } from './footer.parts'
import type { FooterInput } from './footer.schema'
import type { PrivacyChoicesModel } from './privacy-choices.model'

type Case = Fixture<FooterInput, FooterModel, FooterParts>

const whole = footerProps('expanded', 'en-US')
const { resourceProperties } = whole

const inForm = (form: Partial<FooterInput['resourceProperties']>): FooterInput => ({
  ...whole,
  resourceProperties: { ...resourceProperties, ...form },
})

const places = (column: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    linkLabel: `Place ${column}.${index + 1}`,
    linkURL: `/destinations/${column}-${index + 1}`,
  }))

/** Only the required props. */
export const minimal: Case = {
  props: {
    resourceProperties: {
      titles: resourceProperties.titles,
      copyrightDescription: '<p>© {year} Alderway Hotels</p>',
    },
  },
}

export const full: Case = { props: whole }

export const minimized: Case = { props: inForm({ variation: 'minimized' }) }

export const destinationsOnTop: Case = {
  props: inForm({ destinationOnTop: true, destinationState: 'open' }),
}

export const destinationsOpen: Case = { props: inForm({ destinationState: 'open' }) }

/** More destinations than the limit: 4 columns of 7 are shown. */
export const tooManyDestinations: Case = {
  props: {
    ...inForm({ destinationState: 'open' }),
    destinations: [1, 2, 3, 4, 5].map((column) => places(column, 9)),
  },
}

/** In author mode the omitted links are listed. */
export const authored: Case = { ...tooManyDestinations, page: { mode: 'edit' } }

/** Without regions there is no language selector. */
export const oneLanguage: Case = { props: { ...whole, regions: [] } }

export const longNames: Case = {
  props: {
    ...inForm({
      titles: {
        ...resourceProperties.titles,
        ourCompany: 'Unternehmensgrundsätze und Nachhaltigkeitsberichterstattung',
      },
    }),
    columns: [
      [{ linkLabel: 'Donaudampfschifffahrtsgesellschaftskapitänsvergünstigungen', linkURL: '/a' }],
      ...whole.columns.slice(1),
    ],
  },
}

export const german: Case = {
  props: footerProps('expanded', 'de-DE'),
  page: { locale: 'de-DE', contextPath: '/de-DE' },
}

export const rightToLeft: Case = {
  props: footerProps('expanded', 'ar-SA'),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

const open: FooterModel = {
  state: 'minimized',
  columns: [],
  destinations: [],
  social: [],
  year: 2026,
  languages: null,
  choices: { isOpen: true, close: () => {} },
  warnings: [],
}

const choosing: PrivacyChoicesModel = {
  state: 'open',
  chosen: { analytics: true, marketing: false },
  hasSignal: false,
  save: () => {},
}

/** The dialog behind “Your privacy choices”. */
export const choices: Case = {
  props: inForm({ variation: 'minimized' }),
  model: open,
  parts: { choices: choosing },
}

/** The visitor’s browser opts out of marketing. */
export const choicesWithSignal: Case = {
  ...choices,
  parts: { choices: { ...choosing, hasSignal: true } },
}

export const choicesRightToLeft: Case = { ...choicesWithSignal, ...rightToLeft }

import { rateTermsFacts } from '../../../fixtures/rates'
import type { Fixture } from '../../mapping/define-widget'
import type { RateDetailsModalModel } from './rate-details-modal.model'
import type { RateDetailsModalInput } from './rate-details-modal.schema'

type Case = Fixture<RateDetailsModalInput, RateDetailsModalModel>
type Open = Extract<RateDetailsModalModel, { state: 'open' }>

const opened = (changes: Partial<Open> = {}): RateDetailsModalModel => ({
  state: 'open',
  title: 'Superior King, Flexible rate',
  details: rateTermsFacts('NYCAB', { plan: 'FLEX' }),
  selectName: 'Superior King, Flexible rate, $1,062.48',
  select: {
    form: {
      ...{ action: '/', fields: [], locale: 'en-US', choose: () => {} },
      join: { href: '/', onClick: () => {} },
    },
    busyId: null,
    failed: null,
  },
  comparison: null,
  close: () => {},
  ...changes,
})

const comparison = {
  choices: [
    { id: 'PREP', name: 'Advance purchase' },
    { id: 'BRKF', name: 'Breakfast included' },
  ],
  details: null,
  chosenId: '',
  choose: () => {},
}

/** Closed until something opens it. */
export const minimal: Case = { props: {} }

export const full: Case = {
  props: { showCompare: true },
  model: opened({ comparison }),
}

/** Two rates beside each other. */
export const compared: Case = {
  props: { showCompare: true, showNightly: false },
  model: opened({
    comparison: {
      ...comparison,
      chosenId: 'PREP',
      details: rateTermsFacts('NYCAB', { plan: 'PREP' }),
    },
  }),
}

/** Without the button. */
export const readOnly: Case = { props: { showSelect: false }, model: opened({ select: null }) }

export const loading: Case = {
  props: {},
  model: opened({ title: 'Flexible rate', details: { state: 'loading' } }),
}

export const failed: Case = {
  props: {},
  model: opened({ details: { state: 'failed', retry: () => {} } }),
}

/** Not sold any more. */
export const gone: Case = { props: {}, model: opened({ details: { state: 'gone' } }) }

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: {},
  model: opened({
    title: 'Deluxe room, Company rate',
    details: rateTermsFacts('NYCAB', {
      plan: 'CORP',
      more: '&rateType=corporate&rateCode=MERIDIAN',
    }),
  }),
}

export const rightToLeft: Case = {
  props: {},
  model: opened({
    title: 'غرفة فاخرة، السعر المرن',
    details: rateTermsFacts('RUHSA', { plan: 'FLEX', locale: 'ar-SA' }),
  }),
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

/** Nothing to show in author mode: the editor shows its label. */
export const author: Case = { props: {}, page: { mode: 'edit' }, isEmpty: true }

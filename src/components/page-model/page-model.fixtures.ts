import type { Fixture } from '../../mapping/define-widget'
import type { PageModelModel } from './page-model.model'
import type { PageModelInput } from './page-model.schema'

type Case = Fixture<PageModelInput, PageModelModel>

const widgets = [
  { type: 'heading', id: 'model-heading', props: { text: 'Stay in the middle of it' } },
  { type: 'rich-text', id: 'model-text', props: { html: '<p>Two streets from the park.</p>' } },
]

export const minimal: Case = { props: {}, model: { state: 'ready', widgets } }

export const full: Case = { props: { part: 'main' }, model: { state: 'ready', widgets } }

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const empty: Case = { props: {}, model: { state: 'none' }, isEmpty: true }

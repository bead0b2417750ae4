import { defineWidget } from '../../mapping/define-widget'
import { useLanguageSelectorModal } from './language-selector-modal.model'
import { languageSelectorModalSchema } from './language-selector-modal.schema'
import { LanguageSelectorModal } from './language-selector-modal.view'

export default defineWidget({
  type: 'language-selector-modal',
  title: 'Language selector modal',
  group: 'Overlay',
  schema: languageSelectorModalSchema,
  useModel: useLanguageSelectorModal,
  View: LanguageSelectorModal,
  when: 'idle',
  translations: () => import('./language-selector-modal.translations'),
  author: {
    description: 'The languages of the site by region, in a dialog that a button elsewhere opens.',
    emptyLabel: 'Language selector modal: it has no languages yet.',
  },
})

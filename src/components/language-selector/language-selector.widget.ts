import { defineWidget } from '../../mapping/define-widget'
import { useLanguageSelector } from './language-selector.model'
import { languageSelectorSchema } from './language-selector.schema'
import { LanguageSelector } from './language-selector.view'

export default defineWidget({
  type: 'language-selector',
  title: 'Language selector',
  group: 'Page',
  schema: languageSelectorSchema,
  useModel: useLanguageSelector,
  View: LanguageSelector,
  when: 'idle',
  translations: () => import('./language-selector.translations'),
  author: {
    description: 'A button with the page’s language; it opens the languages of the site by region.',
    emptyLabel: 'Language selector: it has no languages yet.',
  },
})

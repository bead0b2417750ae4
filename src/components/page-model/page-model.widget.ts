import { defineWidget } from '../../mapping/define-widget'
import { usePageModel } from './page-model.model'
import { pageModelSchema } from './page-model.schema'
import { PageModel } from './page-model.view'

export default defineWidget({
  type: 'page-model',
  title: 'Page model',
  group: 'Page',
  schema: pageModelSchema,
  useModel: usePageModel,
  View: PageModel,
  flow: 'page',
  // It loads the whole content of the page.
  when: 'load',
  translations: () => import('./page-model.translations'),
  author: {
    description: 'Shows the components of this page where no server has rendered them.',
    emptyLabel: 'Page model: the components of the published page stand here.',
    // A second one would double the page.
    isPlaced: false,
  },
})

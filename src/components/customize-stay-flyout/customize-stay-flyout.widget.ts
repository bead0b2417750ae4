import { searchHotelsQuery } from '../../features/hotel-search/search-hotels.operations'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { defineWidget } from '../../mapping/define-widget'
import { pageVariables, useCustomizeStayFlyout } from './customize-stay-flyout.model'
import { customizeStayFlyoutSchema } from './customize-stay-flyout.schema'
import { CustomizeStayFlyout } from './customize-stay-flyout.view'

export default defineWidget({
  type: 'customize-stay-flyout',
  title: 'Filters',
  group: 'Overlay',
  schema: customizeStayFlyoutSchema,
  useModel: useCustomizeStayFlyout,
  View: CustomizeStayFlyout,
  // It is hidden until its button opens it; without a script it is a form.
  when: 'open',
  preload: (_props, page) => {
    const { products, hotels } = pageVariables(page)
    return [
      ...(products ? [{ query: searchProductsByPropertyQuery, variables: products }] : []),
      ...(hotels ? [{ query: searchHotelsQuery, variables: hotels }] : []),
    ]
  },
  translations: () => import('./customize-stay-flyout.translations'),
  author: {
    description: 'What a visitor can filter a list of rates or hotels by, in a dialog at the side.',
    emptyLabel: 'Filters: opened by the list of rates or hotels.',
  },
})

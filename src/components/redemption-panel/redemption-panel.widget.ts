import { cartDetailsQuery } from '../../features/checkout/cart-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { questionOf } from './points-question'
import { useRedemptionPanel } from './redemption-panel.model'
import { redemptionDataQuery } from './redemption-panel.operations'
import { redemptionPanelSchema } from './redemption-panel.schema'
import { RedemptionPanel } from './redemption-panel.view'

export default defineWidget({
  type: 'redemption-panel',
  title: 'Points for the stay',
  group: 'Page',
  schema: redemptionPanelSchema,
  useModel: useRedemptionPanel,
  View: RedemptionPanel,
  // Its field and its links work by themselves before this script is there. Without a question it has nothing to do.
  when: (_props, page) => (questionOf(page) ? 'visible' : 'never'),
  preload: (_props, page) => {
    const variables = questionOf(page)
    if (!variables) return []
    const asked = { query: redemptionDataQuery, variables }
    const { cartId } = variables
    return cartId ? [asked, { query: cartDetailsQuery, variables: { cartId } }] : [asked]
  },
  // Without the dialog the link leads to the page that signs in.
  opens: { 'sign-in': 'link' },
  translations: () => import('./redemption-panel.translations'),
  author: {
    description:
      'Pays rooms with points, or leads from the rates to those in points. With a cart it needs the booking bar on the page.',
    emptyLabel: 'Points for the stay: shown where points can pay for the stay.',
  },
})

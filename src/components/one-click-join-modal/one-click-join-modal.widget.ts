import { defineWidget } from '../../mapping/define-widget'
import { useOneClickJoinModal } from './one-click-join-modal.model'
import { oneClickJoinModalSchema } from './one-click-join-modal.schema'
import { OneClickJoinModal } from './one-click-join-modal.view'

export default defineWidget({
  type: 'one-click-join-modal',
  title: 'One-click join',
  group: 'Overlay',
  schema: oneClickJoinModalSchema,
  useModel: useOneClickJoinModal,
  opens: { 'sign-in': 'link' },
  View: OneClickJoinModal,
  // It is hidden until an event opens it.
  when: 'open',
  translations: () => import('./one-click-join-modal.translations'),
  author: {
    description:
      'Makes a member of a visitor in one step; “one-click-join” is the id that other components open.',
    emptyLabel: 'One-click join: opened by other components.',
  },
})

import { about, show } from '../../../stories/show'
import * as fixtures from './saved-properties.fixtures'
import widget from './saved-properties.widget'

export default {
  title: 'Page/Saved hotels',
  ...about(widget, {
    use: 'On the page of the saved hotels, which hearts of remembered visitors lead to.',
    events: {
      saved_list_view: 'When the list is there: `count`.',
      hotel_save: 'When a removal was undone: `surface` card, `propertyId`.',
      hotel_unsave: 'When a hotel was removed: `surface` card, `propertyId`.',
    },
    accessibility: [
      'A list; each button says in its name which hotel it is for.',
      'A removed hotel keeps its place for ten seconds with a button to undo, which gets the focus.',
      'The result is announced.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Slow = show(widget, fixtures.slow)
export const Removed = show(widget, fixtures.removed)
export const Unavailable = show(widget, fixtures.unavailable)
export const RemovalAsked = show(widget, fixtures.removalAsked)
export const Empty = show(widget, fixtures.empty)
export const ListIsFull = show(widget, fixtures.listIsFull)
export const SignIn = show(widget, fixtures.signIn)
export const Failed = show(widget, fixtures.failed)

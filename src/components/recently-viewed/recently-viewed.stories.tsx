import { about, show } from '../../../stories/show'
import * as fixtures from './recently-viewed.fixtures'
import widget from './recently-viewed.widget'

export default {
  title: 'Page/Recently viewed hotels',
  ...about(widget, {
    use: 'On the home page, below the search form and out of the first sight.',
    events: { recent_click: 'Analytics: `rank`, from 1, when a hotel is opened.' },
    accessibility: [
      'A list under its heading; a row that is too long scrolls to the link with the focus.',
      'After “Clear” the focus is on the next heading, and the outcome is announced.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const One = show(widget, fixtures.one)
export const Full = show(widget, fixtures.full)
export const LongNames = show(widget, fixtures.longNames)

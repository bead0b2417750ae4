import { about, show } from '../../../stories/show'
import * as fixtures from './customize-stay-flyout.fixtures'
import widget from './customize-stay-flyout.widget'

export default {
  title: 'Overlay/Filters',
  ...about(widget, {
    use: 'Once on the rate list, whose button opens it. The filters are part of the page’s address.',
    events: {
      filter_apply:
        'Analytics: when filters are applied, each group with its values: `meal: "breakfast"`.',
      filter_clear: 'Analytics: when all are cleared.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Heard: opens the dialog of that `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A dialog with a name and a focus trap; Escape closes it without applying, and the opener gets the focus back.',
      'Each group is a fieldset with its title; the name of a checkbox has the number of what it would leave.',
      'What is left is announced with each choice, and again when the dialog has closed.',
      'View leads the focus to the title of the list. Clear keeps the focus when nothing is chosen any more.',
      'Without a script it is a GET form whose buttons lead to the page with, or without, its filters.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Chosen = show(widget, fixtures.chosen)
export const NothingLeft = show(widget, fixtures.nothingLeft)
export const PartlyGone = show(widget, fixtures.partlyGone)
export const Loading = show(widget, fixtures.loading)
export const WithoutCounts = show(widget, fixtures.withoutCounts)
export const Live = show(widget, fixtures.live)
export const Many = show(widget, fixtures.many)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

import { about, show } from '../../../stories/show'
import * as fixtures from './prepay-rates.fixtures'
import widget from './prepay-rates.widget'

export default {
  title: 'Hotel/Prepaid rates',
  ...about(widget, {
    use: 'On the rate list, above the rooms. It is empty at a hotel without a prepaid rate.',
    accessibility: [
      'A region named by its heading; works without a script.',
      'That nothing is paid back is said in words.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const PartlyRefunded = show(widget, fixtures.partlyRefunded)
export const LongTexts = show(widget, fixtures.longTexts)
export const RightToLeft = show(widget, fixtures.rightToLeft)

import { about, show } from '../../../stories/show'
import * as fixtures from './heading.fixtures'
import widget from './heading.widget'

export default {
  title: 'Block/Heading',
  ...about(widget, {
    use: 'Above components that have no heading of their own, or that belong together.',
    accessibility: [
      'The heading level follows the page’s outline; the size is a separate setting.',
      'A page has one h1: a second one becomes an h2, and its author gets a warning.',
      'The line above is part of the heading’s name, separated by a pause.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Small = show(widget, fixtures.small)
export const Medium = show(widget, fixtures.medium)
export const Large = show(widget, fixtures.large)
export const ExtraLarge = show(widget, fixtures.extraLarge)
export const SecondMain = show(widget, fixtures.secondMain)
export const Empty = show(widget, fixtures.empty)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-information.fixtures'
import widget from './hotel-information.widget'

export default {
  title: 'Hotel/Hotel information',
  ...about(widget, {
    use: 'On a hotel’s overview, and on pages of a booking, for what guests ask before they come. For what the hotel is like place a hotel overview; for a few facts in a dialog the hotel details overlay.',
    events: {
      hotel_info_expand: 'When the visitor opens a section or chooses its tab: `section`.',
    },
    accessibility: [
      'Sections are headings in summaries that say whether they are open, before any script is there; where all are open, from L up, they are plain headings.',
      'As tabs: arrow keys move in reading direction, Home and End to the ends, and one stop of the tab key leads to the chosen tab.',
      'A closed section is found by the browser’s search and opened by links to it; on paper everything is open.',
      'An additional fee is said in words, and so is what came of copying the address.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Tabs: StoryObj = {
  ...show(widget, fixtures.tabs),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'Check-in and check-out' })
    first.focus()
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Sustainability' })
    await expect(last).toHaveFocus()
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Sustainability')
    await userEvent.keyboard('{Home}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
  },
}
export const List = show(widget, fixtures.list)
export const AllClosed = show(widget, fixtures.allClosed)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const NothingKnown = show(widget, fixtures.nothingKnown)
export const Failed = show(widget, fixtures.failed)
export const MaxHotel = show(widget, fixtures.maxHotel)
export const LongNames = show(widget, fixtures.longNames)
export const Japanese = show(widget, fixtures.japanese)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const RightToLeftTabs = show(widget, fixtures.rightToLeftTabs)
export const Author = show(widget, fixtures.author)
export const AuthorEmpty = show(widget, fixtures.authorEmpty)

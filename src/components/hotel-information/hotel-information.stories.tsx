import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-information.fixtures'
import widget from './hotel-information.widget'

export default {
  title: 'Hotel/Hotel information',
  ...about(widget, {
    use: 'On a hotel’s overview, and on pages of a booking, for questions before arrival. Use a hotel overview for a description of the hotel, and the hotel details overlay for a few facts in a dialog.',
    events: {
      hotel_info_expand: 'When the visitor opens a section or chooses its tab: `section`.',
    },
    accessibility: [
      'Sections are headings in summaries that expose whether they are open, also without a script; from L, where all are open, they are plain headings.',
      'As tabs: arrow keys move in reading direction, Home and End to the ends, and the selected tab is the only tab stop.',
      'The browser’s find-in-page and links open a closed section; in print every section is open.',
      'An additional fee is a text, and copying the address is announced.',
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

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './rich-text.fixtures'
import widget from './rich-text.widget'

export default {
  title: 'Block/Rich text',
  ...about(widget, {
    use: 'For running text. Use other components for short facts.',
    accessibility: [
      'Headings follow the level of the page’s heading without skipping a level.',
      'A wide table scrolls separately, is focusable, and is named by its caption.',
      'Lines are 72 characters long at most, links are underlined.',
      'Scripts, and links other than http, mailto or tel, are removed; their text stays.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Deeper = show(widget, fixtures.deeper)
export const Narrow = show(widget, fixtures.narrow)
export const Table: StoryObj = {
  ...show(widget, fixtures.table),
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('group', { name: /Parking/ })
    await userEvent.tab()
    await expect(table).toHaveFocus()
  },
}
export const WithoutSize = show(widget, fixtures.withoutSize)
export const Empty = show(widget, fixtures.empty)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './links-list.fixtures'
import widget from './links-list.widget'

export default {
  title: 'Block/Links list',
  ...about(widget, {
    use: 'For links that belong together and need no picture. For the site’s own navigation there are header and footer.',
    events: { links_list_click: 'When a link is followed: its text as `label`.' },
    accessibility: [
      'With a title it is a navigation landmark of that name.',
      'A link that opens a new tab says so in its name.',
      'Each link is 44 px high or more, over the whole width of its row.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Vertical = show(widget, fixtures.vertical)
export const Horizontal = show(widget, fixtures.horizontal)
export const RichTexts: StoryObj = {
  ...show(widget, fixtures.richTexts),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'privacy statement' })).toBeVisible()
    await expect(canvasElement.querySelector('a a')).toBeNull()
  },
}
export const WithoutAddress = show(widget, fixtures.withoutAddress)
export const Empty = show(widget, fixtures.empty)
export const Dark = show(widget, fixtures.dark)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)

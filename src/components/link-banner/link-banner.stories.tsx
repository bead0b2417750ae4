import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './link-banner.fixtures'
import widget from './link-banner.widget'

export default {
  title: 'Block/Link banner',
  ...about(widget, {
    use: 'For destinations, hotels and offers with a picture. Use a links list for links without pictures.',
    events: { link_banner_click: 'When a tile is followed: `index` from 0.' },
    accessibility: [
      'A list with one link per tile; the link’s name begins with the title.',
      'Text on a picture has a background that gives white a contrast of 4.5:1 on any picture.',
      'Tiles grow with their texts: nothing is clipped at 200 % text size.',
      'The picture does not zoom with reduced motion.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const TwoColumns = show(widget, fixtures.twoColumns)
export const OneColumn = show(widget, fixtures.oneColumn)
export const TextTiles: StoryObj = {
  ...show(widget, fixtures.textTiles),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('listitem')
    // Side by side, or one below the other in a narrow window.
    if (first?.offsetTop === second?.offsetTop) {
      await expect(first?.offsetHeight).toBe(second?.offsetHeight)
    }
    await expect(canvas.getByRole('link', { name: /almanac.*new tab/ })).toBeVisible()
  },
}
export const Failed = show(widget, fixtures.failed)
export const Unsafe = show(widget, fixtures.unsafe)
export const Empty = show(widget, fixtures.empty)
export const Dark = show(widget, fixtures.dark)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hero-banner.fixtures'
import widget from './hero-banner.widget'

export default {
  title: 'Page/Hero banner',
  ...about(widget, {
    use: 'Opens a page with one picture and one line; one of a page is its main heading. For several equal teasers use the link banner, for a title without a picture the heading.',
    events: { hero_click: 'When the button is followed.' },
    accessibility: [
      'The words keep 4.5:1 on any picture: below 64 percent of darkness they get a ground of their own.',
      'A film has no sound, plays once, and its pause button comes before the words; with reduced motion or Save-Data the poster stays.',
      'A picture without words is decoration and skipped; its focal point stays in sight at every shape.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Discover our hotels' })).toBeVisible()
  },
}
export const Property = show(widget, fixtures.property)
export const Offer = show(widget, fixtures.offer)
export const Fallback = show(widget, fixtures.fallback)
export const SecondHeading = show(widget, fixtures.secondHeading)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const NoPicture = show(widget, fixtures.noPicture)
export const Video = show(widget, fixtures.video)
export const VideoPaused = show(widget, fixtures.videoPaused)
export const LightOverlay = show(widget, fixtures.lightOverlay)
export const OneSize = show(widget, fixtures.oneSize)
export const DarkOverlay = show(widget, fixtures.darkOverlay)
export const AlignEnd = show(widget, fixtures.alignEnd)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

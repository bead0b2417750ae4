import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hero-banner.fixtures'
import widget from './hero-banner.widget'

export default {
  title: 'Page/Hero banner',
  ...about(widget, {
    use: 'The first component of a page, with one picture and one line of text; one per page can be the main heading. For several equal teasers use the link banner, for a title without a picture the heading.',
    events: { hero_click: 'When the button is followed.' },
    accessibility: [
      'The text has a contrast of 4.5:1 on any picture: with an overlay below 64 percent it gets its own background.',
      'A video has no sound, plays once, and its pause button precedes the text; with reduced motion or Save-Data only the poster is shown.',
      'A picture without alternative text is decorative; its focal point is visible in every aspect ratio.',
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

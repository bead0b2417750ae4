import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-gallery.fixtures'
import widget from './hotel-gallery.widget'

type Play = Parameters<NonNullable<StoryObj['play']>>[0]

export default {
  title: 'Hotel/Hotel gallery',
  ...about(widget, {
    use: 'Place it high on a hotel’s page, below its header. Place a hotel gallery viewer on the same page: without one a click opens the large picture file.',
    events: {
      gallery_open: 'When a photo or “View all photos” opens the viewer: `index` of the photo.',
      gallery_next: 'When the visitor pages on with the button.',
      'overlay-open':
        'Raised for `hotel-gallery-viewer` with `startIndex`, `category`, `hotel` and `images`.',
    },
    accessibility: [
      'Each photo is a link named by its description; without a script it opens the large picture.',
      'On small screens the photos are a group described as a carousel; its buttons say “Photo 2 of 9”.',
      'Nothing moves automatically, and paging is instant with reduced motion.',
      'The categories are toggle buttons; the number of photos is announced.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Carousel = {
  ...show(widget, fixtures.carousel),
  play: async ({ canvas, userEvent }: Play) => {
    const next = canvas.getByRole('button', { name: 'Next photo' })
    await userEvent.click(next)
    await expect(canvas.getByText('Photo 2 of 6')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous photo' }))
    await expect(canvas.getByText('Photo 1 of 6')).toBeInTheDocument()
  },
}
export const Chosen = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }: Play) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rooms' }))
    for (const photo of canvas.getAllByRole('link')) await expect(photo).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Rooms' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
export const Single = show(widget, fixtures.single)
export const Rooms = show(widget, fixtures.rooms)
export const Authored = show(widget, fixtures.authored)
export const ThreePhotos = show(widget, fixtures.threePhotos)
export const TwoPhotos = show(widget, fixtures.twoPhotos)
export const OnePhoto = show(widget, fixtures.onePhoto)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const Author = show(widget, fixtures.author)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)

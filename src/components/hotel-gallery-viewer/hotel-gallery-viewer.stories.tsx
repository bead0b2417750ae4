import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-gallery-viewer.fixtures'
import widget from './hotel-gallery-viewer.widget'

type Play = Parameters<NonNullable<StoryObj['play']>>[0]

export default {
  title: 'Overlay/Hotel gallery viewer',
  ...about(widget, {
    use: 'Place one at the end of each page that has a hotel gallery. Its scripts are downloaded when a visitor opens it.',
    events: {
      'overlay-open':
        'Heard with the id `hotel-gallery-viewer`: `startIndex`, `category`, and `images` in the API’s format; without them the hotel’s own photos.',
      'overlay-close': 'When it closes: `reason`.',
      viewer_nav: 'When the visitor goes to another photo: its `index`.',
    },
    accessibility: [
      'A modal dialog titled with the hotel; closing it gives the focus back to the photo that opened it.',
      'Arrow keys move in their physical direction in both writing directions; Home and End go to the ends.',
      'Each photo is announced once with its number and its description, which is also its caption.',
      'Swiping is native scrolling, and pinching zooms.',
      'Photos do not slide with reduced motion, and nothing moves automatically.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Closed = show(widget, fixtures.closed)
export const Full = show(widget, fixtures.full)
/** Opened by a gallery's event at the third photo. */
export const Opened = {
  ...show(widget, fixtures.closed),
  play: async ({ userEvent }: Play) => {
    const body = within(document.body)
    const stage = (n: number) => body.findByRole('group', { name: new RegExp(`Photo ${n} of 6`) })
    const detail = { id: 'story', props: { startIndex: 2 } }
    await waitFor(() => {
      window.dispatchEvent(new CustomEvent('overlay-open', { detail }))
      body.getByRole('dialog')
    })
    await stage(3)
    await userEvent.keyboard('{ArrowRight}')
    await stage(4)
    await userEvent.keyboard('{Home}')
    await stage(1)
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible())
  },
}
export const WithoutThumbs = show(widget, fixtures.withoutThumbs)
export const OnePhoto = show(widget, fixtures.onePhoto)
export const LoadingPhoto = show(widget, fixtures.loadingPhoto)
export const Loading = show(widget, fixtures.loading)
export const Failed = show(widget, fixtures.failed)
export const Empty = show(widget, fixtures.empty)
export const Author = show(widget, fixtures.author)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)

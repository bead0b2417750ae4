import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-overview.fixtures'
import widget from './hotel-overview.widget'

export default {
  title: 'Hotel/Hotel overview',
  ...about(widget, {
    use: 'Describes a hotel and its location, at the top of its page. For rules, prices and the whole list of amenities place the hotel information below it.',
    events: {
      overview_expand: 'When the rest of the description is shown.',
      map_click: 'When the map is followed.',
    },
    accessibility: [
      '“Read more” exposes whether it is open; the additional text follows the visible part.',
      'The map is one link whose picture has the text “Map showing” and the hotel; the address is shown as text beside it.',
      'Times are in hotel time, with western digits; a phone number is written from left to right in every language.',
    ],
  }),
}

export const Minimal: StoryObj = {
  ...show(widget, fixtures.minimal),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByText('Read more')
    await expect(canvas.getByText(/^Rooms are compact|Breakfast is served/)).not.toBeVisible()
    await userEvent.click(more)
    await expect(canvas.getByText('Read less')).toBeVisible()
    await expect(canvas.getByText(/Breakfast is served/)).toBeVisible()
  },
}
export const Full = show(widget, fixtures.full)
export const Loading = show(widget, fixtures.loading)
export const Slow = show(widget, fixtures.slow)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const FewReviews = show(widget, fixtures.fewReviews)
export const NoDescription = show(widget, fixtures.noDescription)
export const OnlyDescription = show(widget, fixtures.onlyDescription)
export const Nulls = show(widget, fixtures.nulls)
export const WholeText = show(widget, fixtures.wholeText)
export const German = show(widget, fixtures.german)
export const Japanese = show(widget, fixtures.japanese)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

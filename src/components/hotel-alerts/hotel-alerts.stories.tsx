import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './hotel-alerts.fixtures'
import widget from './hotel-alerts.widget'

export default {
  title: 'Hotel/Hotel alerts',
  ...about(widget, {
    use: 'Near the top of a hotel’s overview, its rates and the review of a booking. The alerts are the hotel’s; use an inline message for your own notes.',
    events: {
      alert_view: 'When an alert is first shown: `id`, `severity`.',
      alert_dismiss: 'When a visitor closes one: `id`, `severity`.',
    },
    accessibility: [
      'A region with a heading for each alert, which starts with its severity.',
      'Only a critical alert that appears after the page has loaded is announced assertively.',
      '“Show more” moves the focus to the first added alert; closing an alert moves it to the next heading.',
      'Without a script and in print all alerts are shown.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 2 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus()
    const [close] = canvas.getAllByRole('button', { name: /^Close: / })
    if (close) await userEvent.click(close)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const AllAtOnce = show(widget, fixtures.allAtOnce)
export const CriticalOnly = show(widget, fixtures.criticalOnly)
export const NotDismissible = show(widget, fixtures.notDismissible)
export const Loading = show(widget, fixtures.loading)
export const Empty = show(widget, fixtures.empty)
export const Failed = show(widget, fixtures.failed)
export const OtherPage = show(widget, fixtures.otherPage)
export const Dark = show(widget, fixtures.dark)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './inline-message.fixtures'
import widget from './inline-message.widget'

export default {
  title: 'Block/Inline message',
  ...about(widget, {
    use: 'For a note on the content below it. Use hotel alerts for notes on the whole hotel, and the error message for failures of the page.',
    events: { inline_message_view: 'When it is shown: `type`.' },
    accessibility: [
      'The kind of message is a word as well as an icon and a colour.',
      'An error that appears after the page has loaded is announced assertively, all others politely.',
      'Closing it moves the focus to the next heading.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: 'Close this message' })
    await expect(canvas.getByRole('heading', { name: /^Warning: The rooftop bar/ })).toBeVisible()
    await userEvent.click(close)
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
export const Info = show(widget, fixtures.info)
export const Success = show(widget, fixtures.success)
export const Warning = show(widget, fixtures.warning)
// biome-ignore lint/suspicious/noShadowRestrictedNames: the fixture's name
export const Error = show(widget, fixtures.error)
export const Untitled = show(widget, fixtures.untitled)
export const Empty = show(widget, fixtures.empty)
export const Dark = show(widget, fixtures.dark)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

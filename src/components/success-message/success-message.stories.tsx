import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './success-message.fixtures'
import widget from './success-message.widget'

export default {
  title: 'Page/Success message',
  ...about(widget, {
    use: 'On pages that follow a booking, a change, a cancellation, an enrolment or a check-in, above the content. Not for a result that is visible on the page itself.',
    events: { success_view: 'When an outcome is shown for the first time: `key`.' },
    accessibility: [
      'It is in a status region that exists before the message.',
      'The title gets the focus when the page opens with its main outcome and no other element has the focus.',
      'Closing moves the focus to the next heading.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const TitleOnly = show(widget, fixtures.titleOnly)
export const Dismissible: StoryObj = {
  ...show(widget, fixtures.dismissible),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close: Your stay is booked.' })).toHaveFocus()
  },
}
export const NewMember = show(widget, fixtures.newMember)
export const AwardRequested = show(widget, fixtures.awardRequested)
export const LongNames = show(widget, fixtures.longNames)
export const Dark = show(widget, fixtures.dark)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
export const AuthorWithoutTexts = show(widget, fixtures.authorWithoutTexts)

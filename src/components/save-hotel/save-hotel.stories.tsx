import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './save-hotel.fixtures'
import widget from './save-hotel.widget'

export default {
  title: 'Hotel/Save hotel',
  ...about(widget, {
    use: 'Beside a hotel’s name on a card or on its page. Property bar and hotel header have their own heart.',
    events: {
      hotel_save: 'When the hotel was saved: `surface`, `propertyId`.',
      hotel_unsave: 'When it was removed again: `surface`, `propertyId`.',
      hotel_save_blocked: 'When the list of 20 is full: `reason` limit, `surface`, `propertyId`.',
      'saved-properties-changed':
        'Raised when the saved hotels have changed: `ids`; every heart of the page follows.',
    },
    accessibility: [
      'A toggle button whose name contains the hotel.',
      'The result of pressing it is announced politely; a refusal is shown as text beside it.',
      'It shows its new state at once, keeps the focus, and reverts with a message if the server refuses.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Anonymous = show(widget, fixtures.anonymous)
export const Remembered = show(widget, fixtures.remembered)
export const Member = show(widget, fixtures.member)
export const MemberSaved = show(widget, fixtures.memberSaved)
export const MemberFull = show(widget, fixtures.memberFull)
export const Failed = show(widget, fixtures.failed)
export const RightToLeft = show(widget, fixtures.rightToLeft)
/** A member presses the heart: the list is sent, and the heart shows the answer. */
export const Pressed: StoryObj = {
  ...show(widget, fixtures.minimal),
  globals: { visitor: 'member' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    const heart = await canvas.findByRole('button', { name: /^Saved/ })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './language-selector.fixtures'
import widget from './language-selector.widget'

export default {
  title: 'Page/Language selector',
  ...about(widget, {
    use: 'To change the language in places other than the footer, which has its own selector.',
    events: {
      language_change: 'When another language is chosen: `from`, `to`.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Raised when the dialog opens, and heard: `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A button that exposes that it opens a dialog; Escape closes it and returns the focus.',
      'Each region is a heading with a list; the current language is marked, also for screen readers.',
      'Each language has its own name and is announced in that language.',
      'A visitor with rooms in the cart gets a confirmation before a language that would lose them.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Empty = show(widget, fixtures.empty)
export const AuthoredOrder = show(widget, fixtures.authoredOrder)
export const OwnLabel = show(widget, fixtures.ownLabel)
export const Opened = show(widget, fixtures.opened)
export const CartWarning = show(widget, fixtures.cartWarning)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const OpensAndCloses: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /English/ })
    await userEvent.click(button)
    const dialog = await canvas.findByRole('dialog')
    await expect(within(dialog).getByRole('link', { name: /Deutsch/ })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

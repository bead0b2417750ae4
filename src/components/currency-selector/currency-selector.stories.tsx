import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './currency-selector.fixtures'
import widget from './currency-selector.widget'

export default {
  title: 'Page/Currency selector',
  ...about(widget, {
    use: 'Above the prices of a page. The choice applies to prices on the whole site; charges stay in the hotel’s own currency.',
    events: {
      'currency-changed': 'Raised when another currency is chosen: `currency`.',
      currency_change: 'At the same time: `from`, `to`.',
      modal_open: 'When the dialog opens: `id`.',
      modal_close: 'When it closes: `id`, `reason`.',
      'overlay-open': 'Raised when the dialog opens, and heard: `id`.',
      'overlay-close': 'Raised when it closes, and heard: `id`, `reason`.',
    },
    accessibility: [
      'A button that exposes that it opens a dialog, and the current currency.',
      'The currencies are radio buttons: one tab stop, arrow keys move.',
      'The number of search results and the chosen currency are announced.',
      'Without a script prices cannot be converted, so there is no button.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const NotKnown = show(widget, fixtures.notKnown)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const FindsACurrency: StoryObj = {
  ...show(widget, fixtures.minimal),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Currency USD' })
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('radio', { name: /US Dollar/ })).toHaveFocus())
    await userEvent.type(dialog.getByRole('searchbox'), 'yen{Enter}')
    await expect(dialog.getByRole('radio', { name: /JPY/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

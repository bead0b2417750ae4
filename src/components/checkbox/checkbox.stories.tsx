import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './checkbox.fixtures'
import widget from './checkbox.widget'

export default {
  title: 'Block/Checkbox',
  ...about(widget, {
    use: 'For one consent or option. Put several into a fieldset with a legend.',
    events: {
      'field-change': 'Window, when it is ticked or cleared: `id`, `name`, `isValid`.',
    },
    accessibility: [
      'A native checkbox: Space ticks it, its label is part of its target.',
      'A link in the label navigates and does not tick the box.',
      'Disabled while focused, it keeps the focus and exposes that it cannot be changed.',
      'When a form is sent without it, the error is announced at once and is the description of the box.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Checked = show(widget, fixtures.checked)
export const Failed = show(widget, fixtures.failed)
export const Disabled = show(widget, fixtures.disabled)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

export const Toggled: StoryObj = {
  ...show(widget, fixtures.minimal),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /news/ })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}

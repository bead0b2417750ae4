import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './text-input.fixtures'
import widget from './text-input.widget'

export default {
  title: 'Block/Text input',
  ...about(widget, {
    use: 'For one line of text in a form. For yes or no use the checkbox.',
    events: {
      field_error:
        'Analytics, when an error is shown: `name`, `rule` (required, max, pattern). Never the value.',
      'field-change': 'Window, when the field is left with another value: `id`, `name`, `isValid`.',
      'field-submit':
        'Window, on Enter in a field without an error: `id`, `name`. In a form the browser submits as well.',
    },
    accessibility: [
      'The label contains the text “required”; the star is hidden from screen readers.',
      'Hint, error and counter are the field’s description; an error is announced at once.',
      'An error has an icon and a text, and its line is reserved, so that nothing moves.',
      'Rules and Enter are ignored during input method composition.',
      'Text of 16 px, so that a phone does not zoom in; paste and password managers work.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Filled = show(widget, fixtures.filled)
export const Failed = show(widget, fixtures.failed)
export const BrokenRule = show(widget, fixtures.brokenRule)
export const Counted = show(widget, fixtures.counted)
export const Numeric = show(widget, fixtures.numeric)
export const Password = show(widget, fixtures.password)
export const ReadOnly = show(widget, fixtures.readOnly)
export const Disabled = show(widget, fixtures.disabled)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

export const ClearedAgain: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Email address/ })
    await userEvent.type(field, 'm')
    await userEvent.clear(field)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Please fill in “Email address”/)
  },
}

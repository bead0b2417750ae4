import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import { emit } from '../../services/events/events'
import * as fixtures from './error-message.fixtures'
import widget from './error-message.widget'

export default {
  title: 'Page/Error message',
  ...about(widget, {
    use: 'Once above the content of every page whose calls can fail; on the error page in its page form. A component shows its own failures with an inline message.',
    events: {
      'page-error':
        'Heard: `code`, `component`, `requestId`, `source`, `fields`, `canRetry`. Shows a box, or announces an existing one again.',
      'graphql-error': 'Heard: a box for each code of a listed operation that failed.',
      'page-error-clear': 'Heard: removes the errors of `component`, or all.',
      'page-error-retry':
        'Raised by “Try again”: `code`, `component`; only where `canRetry` was set.',
      page_error: 'For each error: `code`, `component`, `source`.',
    },
    accessibility: [
      'Each box is an alert, which is announced again when its error is repeated.',
      'If the error is the result of the visitor’s last action, the focus moves to its title; otherwise the focus does not move.',
      'Fields to correct are links that focus the field.',
      'Closing moves the focus to the next heading.',
    ],
  }),
}

export const Minimal: StoryObj = {
  ...show(widget, fixtures.minimal),
  play: async ({ canvas, userEvent }) => {
    emit('page-error', { code: 'E_ALREADY_CANCELLED', component: 'cancel-all-rooms' })
    emit('page-error', { code: 'E_ALREADY_CANCELLED', component: 'cancel-all-rooms' })
    const title = await canvas.findByRole('heading', {
      name: 'Information: This reservation is already cancelled.',
    })
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Close: / }))
    await expect(title).not.toBeInTheDocument()
  },
}
export const Full = show(widget, fixtures.full)
export const Failed = show(widget, fixtures.failed)
export const Info = show(widget, fixtures.info)
export const Warning = show(widget, fixtures.warning)
export const Several = show(widget, fixtures.several)
export const Fields = show(widget, fixtures.fields)
export const LongNames = show(widget, fixtures.longNames)
export const PlainPage = show(widget, fixtures.plainPage)
export const PageWithReference = show(widget, fixtures.pageWithReference)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)
export const AuthorRightToLeft = show(widget, fixtures.authorRightToLeft)

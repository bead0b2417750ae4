import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './footer.fixtures'
import widget from './footer.widget'

export default {
  title: 'Page/Footer',
  ...about(widget, {
    use: 'Once at the end of every page. Minimized on pages of the booking and the payment, without links that lead away.',
    events: {
      footer_click: 'When a link is followed: `column` and `label`.',
      language_change: 'When another language is chosen: `from`, `to`.',
      'consent-open':
        'Raised by “Your privacy choices” with the address #privacy-choices, for the consent tool of a site that has one.',
      'consent-changed':
        'Raised by the dialog of the choices, which is behind the page of the choices: `analytics` and `marketing`.',
      privacy_choices: 'When choices are saved: `analytics` and `marketing`.',
      'overlay-open':
        'Raised by the privacy statement where the page has its dialog: `id` privacy-statement-modal, `props.src`.',
    },
    accessibility: [
      'The page’s contentinfo landmark; each column is a navigation with the name of its heading.',
      'On small screens the columns are disclosures for mouse and keyboard; without a script they are open.',
      'The networks’ icons are links with names; links that open a new tab say so.',
      'Each language has its own name and is announced in that language.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Minimized = show(widget, fixtures.minimized)
export const DestinationsOnTop = show(widget, fixtures.destinationsOnTop)
export const DestinationsOpen = show(widget, fixtures.destinationsOpen)
export const TooManyDestinations = show(widget, fixtures.tooManyDestinations)
export const Authored = show(widget, fixtures.authored)
export const OneLanguage = show(widget, fixtures.oneLanguage)
export const Choices = show(widget, fixtures.choices)
export const ChoicesWithSignal = show(widget, fixtures.choicesWithSignal)
export const ChoicesRightToLeft = show(widget, fixtures.choicesRightToLeft)
export const LongNames = show(widget, fixtures.longNames)
export const German = show(widget, fixtures.german)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const DestinationsOpened: StoryObj = {
  ...show(widget, fixtures.full),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Destinations'))
    await expect(canvas.getByRole('link', { name: 'Bangkok' })).toBeVisible()
  },
}

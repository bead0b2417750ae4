import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { about, show } from '../../../stories/show'
import * as fixtures from './accordion.fixtures'
import widget from './accordion.widget'

export default {
  title: 'Block/Accordion',
  ...about(widget, {
    use: 'For questions and conditions of which each visitor needs one or two. Use plain text for content that every visitor should read.',
    events: {
      accordion_toggle: 'When a visitor opens or closes a section: `index` from 0, `open`.',
    },
    accessibility: [
      'Each title is a heading in a summary that exposes whether its section is open; Enter and Space work without a script.',
      'If sections are always open, titles are plain headings without buttons.',
      'The browser’s find-in-page finds and opens closed sections; a link to a section opens it.',
      'In print every section is open.',
    ],
  }),
}

export const Minimal = show(widget, fixtures.minimal)
export const Full = show(widget, fixtures.full)
export const Collapsible = show(widget, fixtures.collapsible)
export const OneAtATime: StoryObj = {
  ...show(widget, fixtures.oneAtATime),
  play: async ({ canvas, userEvent }) => {
    const ready = await canvas.findByText(/you keep it until/)
    const dog = canvas.getByText(/One dog of up to 20 kg/)
    await expect(ready).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: 'May I bring my dog?' }))
    await expect(dog).toBeVisible()
    await expect(ready).not.toBeVisible()
  },
}
export const Many = show(widget, fixtures.many)
export const Empty = show(widget, fixtures.empty)
export const Dark = show(widget, fixtures.dark)
export const LongNames = show(widget, fixtures.longNames)
export const RightToLeft = show(widget, fixtures.rightToLeft)
export const Author = show(widget, fixtures.author)

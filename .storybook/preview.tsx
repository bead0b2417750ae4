import type { Decorator, Preview } from '@storybook/react-vite'
import { type PageSettings, StoryPage } from '../stories/story-page'
import '../src/ui/page.styles'

/** The providers that a page uses, with what the toolbar says of the page. */
const onPage: Decorator = (Story, { parameters, globals }) => (
  <StoryPage page={parameters.foyer?.fixture.page} settings={globals as unknown as PageSettings}>
    <Story />
  </StoryPage>
)

const AS_STORY = { value: 'story', title: 'as the story has it' }

const preview: Preview = {
  decorators: [onPage],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // Each story is a page: its direction, its dialogs and its media queries are the whole window's.
    docs: { story: { inline: false, height: '22rem' } },
    options: { storySort: { order: ['Site', 'Hotel', 'Page', 'Overlay', 'Block'] } },
    viewport: {
      options: Object.fromEntries(
        [
          ['phone', 375],
          ['tablet', 768],
          ['laptop', 1024],
          ['desktop', 1280],
        ].map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
  initialGlobals: {
    visitor: 'anonymous',
    locale: 'story',
    pageId: 'story',
    theme: 'light',
    mode: 'story',
  } satisfies PageSettings,
  globalTypes: {
    visitor: {
      toolbar: {
        title: 'Visitor',
        icon: 'user',
        items: ['anonymous', 'remembered', 'member', 'memberFull'],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [AS_STORY, 'en-US', 'de-DE', 'ja-JP', 'zh-CN', 'ar-SA'],
        dynamicTitle: true,
      },
    },
    pageId: {
      toolbar: {
        title: 'Page type',
        icon: 'document',
        items: [
          AS_STORY,
          'home-search',
          'hotel-overview',
          'rate-list',
          'review-details',
          'guest-info',
          'confirmation',
          'saved-properties',
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    mode: {
      toolbar: {
        title: 'Author mode',
        icon: 'edit',
        items: [AS_STORY, 'publish', 'edit', 'preview'],
        dynamicTitle: true,
      },
    },
  },
}

export default preview

import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { DocsContainer } from '../stories/docs/docs-container'
import { DocsPage } from '../stories/docs/docs-page'
import { allModes } from '../stories/modes'
import { type PageSettings, StoryPage } from '../stories/story-page'
import '../src/ui/layout/placeholder.styles'
import '../src/ui/page.styles'

// As in tests/setup.ts: a busy machine needs longer than a second. Who writes a story does not wait as long.
configure({ asyncUtilTimeout: navigator.webdriver ? 300_000 : 10_000 })

/** The providers of a page, with the settings of the toolbar. */
const onPage: Decorator = (Story, { parameters, globals }) => (
  <StoryPage page={parameters.foyer?.fixture?.page} settings={globals as unknown as PageSettings}>
    <Story />
  </StoryPage>
)

const AS_STORY = { value: 'story', title: 'as the story has it' }

const WIDTHS = { 'small phone': 320, phone: 375, tablet: 768, laptop: 1024, desktop: 1280 }

const preview: Preview = {
  decorators: [onPage],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes: allModes, prefersReducedMotion: 'reduce' },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        order: ['Start', 'Gallery', 'Pages', 'Look', 'Hotel', 'Page', 'Overlay', 'Block'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS).map(([name, width]) => [
          name.replace(' ', '-'),
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
    // The theme sets the page's background.
    backgrounds: { disable: true },
  },
  initialGlobals: {
    visitor: 'anonymous',
    locale: 'story',
    pageId: 'story',
    theme: 'light',
    brand: 'alderway',
    mode: 'story',
  } satisfies PageSettings,
  globalTypes: {
    visitor: {
      toolbar: {
        title: 'Visitor',
        icon: 'user',
        items: [
          { value: 'anonymous', title: 'anonymous' },
          { value: 'remembered', title: 'remembered' },
          { value: 'member', title: 'member' },
          { value: 'memberFull', title: 'member with 20 saved hotels' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [AS_STORY, 'en-US', 'de-DE', 'ja-JP', 'zh-CN', 'ar-SA', 'es-ES'],
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
    brand: {
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          { value: 'alderway', title: 'Alderway' },
          { value: 'quiet-luxury', title: 'Quiet luxury' },
          { value: 'bright-city', title: 'Bright city' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      toolbar: {
        title: 'Scheme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'light' },
          { value: 'dark', title: 'dark' },
          { value: 'contrast', title: 'more contrast, light' },
          { value: 'contrast-dark', title: 'more contrast, dark' },
        ],
        dynamicTitle: true,
      },
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

import type { StorybookConfig } from '@storybook/react-vite'
import wyw from '@wyw-in-js/vite'
import { pictures } from './pictures'

const ALL = ['stories/**/*.@(mdx|stories.tsx)', 'src/components/**/*.stories.tsx']

/** Files, one per line, for a build of selected stories: `npm test -- hotel-header`. */
const only = process.env.STORIES_ONLY?.split('\n')

const config: StorybookConfig = {
  stories: (only ?? ALL).map((path) => `../${path}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: only ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // For older targets the build would resolve light-dark() at the root, and no element could be
    // dark alone.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    plugins: [
      wyw({
        include: ['**/*.styles.ts'],
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
      pictures(),
      ...(vite.plugins ?? []),
    ],
  }),
}

export default config

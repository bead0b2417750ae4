import type { StorybookConfig } from '@storybook/react-vite'
import wyw from '@wyw-in-js/vite'
import { pictures } from './pictures'

const config: StorybookConfig = {
  stories: ['../src/components/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
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

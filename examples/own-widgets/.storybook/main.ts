import type { StorybookConfig } from '@storybook/react-vite'
import wyw from '@wyw-in-js/vite'

const config: StorybookConfig = {
  stories: ['../widgets/**/*.stories.tsx', '../pages/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      wyw({
        include: ['**/*.styles.ts'],
        babelOptions: { presets: ['@babel/preset-typescript'] },
      }),
      ...(vite.plugins ?? []),
    ],
  }),
}

export default config

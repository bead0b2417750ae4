import { availableParallelism } from 'node:os'

/** Unit, server-render, hydration and API tests; the browser's own tests are Playwright's. */
const transform = {
  '^.+\\.(ts|tsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
}

export default {
  testMatch: ['<rootDir>/{src,tests,sandbox,scripts,tooling}/**/*.test.{ts,tsx}'],
  // One of two cores would stand idle: Jest keeps one for itself otherwise. Jest's last words, “A worker
  // process has failed to exit gracefully”, are no leak: the workers leave with nothing open, but
  // giving back a heap of two gigabytes takes longer than the half second that Jest waits.
  maxWorkers: availableParallelism(),
  testSequencer: './tooling/slow-first.mjs',
  // So long that a machine has stopped when it runs out: no verdict is to depend on its speed. No test
  // has a limit of its own (tests/time-limits.test.ts).
  testTimeout: 600_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: 'node',
  transform,
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
}

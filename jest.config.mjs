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
  // One of two cores would stand idle: Jest keeps one for itself otherwise.
  maxWorkers: 2,
  // On a clean checkout a test's first import compiles all that it needs.
  testTimeout: 15_000,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: 'node',
  transform,
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
}

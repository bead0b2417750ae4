/** A test fails because of what it sees, not because the machine is busy (jest.config.mjs). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** `jest.setTimeout`, the wait of Testing Library, or a number after the function of a test or hook. */
const OWN_LIMIT = /jest\.setTimeout\(|asyncUtilTimeout|\},\s*\d[\d_]{3,},?\s*\)$/m

const files = ['src', 'sandbox', 'fixtures', 'tests', 'tooling', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.test\.tsx?$|\/testing\/.*\.ts$|^fixtures\//.test(path))
  .filter((path) => path !== relative('.', __filename))

it('are set for all tests at once', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => OWN_LIMIT.test(readFileSync(path, 'utf8')))).toEqual([])
})

it.each([
  "it('waits', async () => {\n}, 60_000)",
  "it(\n  'waits',\n  async () => {\n  },\n  60_000,\n)",
  'jest.setTimeout(60_000)',
  'configure({ asyncUtilTimeout: 5_000 })',
])('are found: %j', (text) => {
  expect(text).toMatch(OWN_LIMIT)
})

import { readJest, readPlaywright, slowest } from './test-results.mjs'

it('reads counts and times of Jest; a file that failed to run is a failure', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        assertionResults: [
          { fullName: 'a is so', duration: 12 },
          // Jest reports no time for a skipped test.
          { fullName: 'a is left out', duration: null },
        ],
      },
      { name: `${process.cwd()}/src/broken.test.ts`, assertionResults: [] },
    ],
  }
  expect(readJest(report)).toEqual({
    passed: 2,
    failed: 2,
    tests: [
      { name: 'src/a.test.ts › a is so', ms: 12 },
      { name: 'src/a.test.ts › a is left out', ms: 0 },
    ],
  })
})

it('reads counts and times of Playwright, of groups as well; an error outside of the tests is a failure', () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 5 },
    errors: [{ message: 'The server did not start.' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 100)],
        suites: [{ title: 'a group', specs: [spec('two', 30, 40)] }],
      },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 4,
    failed: 2,
    tests: [
      { name: 'a.spec.ts › one', ms: 100 },
      { name: 'a.spec.ts › a group › two', ms: 70 },
    ],
  })
})

it('knows the file with the page of a test that failed', () => {
  const results = [{ duration: 9, attachments: [{ name: 'error-context', path: 'a/context.md' }] }]
  const specs = [{ title: 'one', ok: false, tests: [{ results }] }]
  const stats = { expected: 0, unexpected: 1, flaky: 0 }
  const { tests } = readPlaywright({ stats, suites: [{ title: 'a.spec.ts', specs }] })
  expect(tests).toEqual([{ name: 'a.spec.ts › one', ms: 9, isFailed: true, page: 'a/context.md' }])
})

it('finds the slowest tests, and does not change the list', () => {
  const tests = [1, 3, 2].map((ms) => ({ name: `t${ms}`, ms }))
  expect(slowest(tests, 2).map(({ ms }) => ms)).toEqual([3, 2])
  expect(tests.map(({ ms }) => ms)).toEqual([1, 3, 2])
})

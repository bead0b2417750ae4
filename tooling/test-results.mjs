/** Converts the JSON reports of Jest and Playwright to one format. */

/** @typedef {{ name: string, ms: number, isFailed?: true, page?: string }} TimedTest */
/** @typedef {{ passed: number, failed: number, tests: TimedTest[] }} Results */

/**
 * Reads the report of `jest --json`. A file that failed to run counts as one failed test.
 * @param {object} report
 * @returns {Results}
 */
export function readJest({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults,
}) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration, status }) => ({
        name: `${withoutRoot(name)} › ${fullName}`,
        ms: duration ?? 0,
        ...(status === 'failed' ? { isFailed: true } : {}),
      })),
    ),
  }
}

/**
 * Reads the report of Playwright's `json` reporter. An error outside of every test counts as one
 * failed test.
 * @param {object} report
 * @returns {Results}
 */
export function readPlaywright({ stats, errors = [], suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    tests: suites.flatMap((suite) => testsOf(suite, [])),
  }
}

/** The title of the outermost suite is its file. */
function testsOf({ title, specs = [], suites = [] }, path) {
  const here = [...path, title]
  const own = specs.map((spec) => ({
    name: [...here, spec.title].join(' › '),
    ms: spec.tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
    ...(spec.ok === false ? { isFailed: true, ...pageOf(spec) } : {}),
  }))
  return [...own, ...suites.flatMap((suite) => testsOf(suite, here))]
}

/** The file that says what the page showed when the test failed. */
function pageOf({ tests }) {
  const attached = tests.flatMap(({ results }) => results.flatMap((one) => one.attachments ?? []))
  const page = attached.find(({ name }) => name === 'error-context')?.path
  return page ? { page } : {}
}

function withoutRoot(path) {
  return path.replace(`${process.cwd()}/`, '')
}

/**
 * The slowest tests, in descending order.
 * @param {TimedTest[]} tests
 * @param {number} [count]
 */
export function slowest(tests, count = 10) {
  return [...tests].sort((a, b) => b.ms - a.ms).slice(0, count)
}
